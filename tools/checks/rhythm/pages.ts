import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileBeside } from "@yno/brand/paths";
import { pages } from "../../content/pages.ts";
import { root } from "../../project-files.ts";
import {
  markdownPassages,
  type Passage,
  splitSentences,
  withoutFixedWording,
} from "../language/passages.ts";
import { collections, consequence, contrast, countWords, measureRhythm } from "./collections.ts";

/** What a reader notices on a page. Rates are per 1,000 words of running text. */
type PageFigures = {
  path: string;
  words: number;
  telltales: number;
  /** How often it says 'X, not Y'. */
  contrasts: number;
  consequences: number;
  each: number;
  /** 'isn't', 'don't' and the like. */
  negations: number;
  /** The sentences with telltales. */
  found: readonly string[];
};

type PageLimits = Readonly<Omit<PageFigures, "path" | "words" | "found">>;

/** The most of each on a page. One occurrence is allowed on a page of any length. */
const pageLimits: PageLimits = {
  telltales: 2,
  contrasts: 1,
  consequences: 2,
  each: 3,
  negations: 8,
};

/** Documents for developers state conditions and refusals, which need more of the same words. */
const documentLimits: PageLimits = {
  telltales: 2,
  contrasts: 1,
  consequences: 5,
  each: 8,
  negations: 16,
};

/** What is over its limit on a page, as sentences. */
export function overLimit({ path, words: _, found: __, ...figures }: PageFigures): string[] {
  const limits = new Map(Object.entries(path.startsWith("/docs") ? documentLimits : pageLimits));
  return Object.entries(figures)
    .filter(([name, value]) => value > (limits.get(name) ?? 0))
    .map(([name, value]) => `${path} has ${value.toFixed(1)} ${name}: ${limits.get(name)} at most`);
}

/** The figures of every page of the last build that has running text. */
export function everyPage(): PageFigures[] {
  return pages.map(({ path }) => measurePage(path)).filter(({ words }) => words > 0);
}

function measurePage(path: string): PageFigures {
  const file = fileBeside(path, "md").slice(1);
  const markdown = readFileSync(join(root, "build/client", file), "utf8");
  const passages = markdownPassages(file, markdown).map((passage) => ({
    ...passage,
    text: withoutFixedWording(passage.text),
  }));
  const text = passages
    .filter(({ prose }) => prose)
    .map((passage) => passage.text)
    .join("\n");
  const words = countWords(text);
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  const rate = (found: number) => (found <= 1 ? 0 : (1000 * found) / words);
  const telltales = findTelltales(passages);
  return {
    path,
    words,
    telltales: rate(telltales.length),
    contrasts: count(contrast),
    consequences: rate(count(consequence)),
    each: rate(count(/\beach\b/gi)),
    negations: rate(count(/\b\w+n['’]t\b/g)),
    found: telltales.map(({ name, sentence, line }) => `${file}:${line} has ${name}: ${sentence}`),
  };
}

/** A line of figures for each list of the content and each page of the last build. */
export function shownRhythm(): string {
  return [
    ...collections.map(({ name, texts }) => line(name, measureRhythm(texts))),
    ...everyPage().map(({ path, found: _, ...figures }) => line(path, figures)),
  ].join("\n");
}

function line(name: string, figures: Readonly<Record<string, number>>): string {
  const shown = Object.entries(figures).map(
    ([measure, value]) => `${measure} ${Number(value.toFixed(2))}`,
  );
  return `${name}: ${shown.join(", ")}`;
}

/**
 * Wordings by which a reader notices the writing, each found in a sentence. Now and then one is
 * right, so a page may have a few; what is never right is in tools/checks/language/phrases.ts.
 */
const telltales: readonly { name: string; pattern: RegExp }[] = [
  {
    name: "'over' for 'for' before an amount",
    pattern: /\b(?:bill|invoice|order|quote|claim)\w*(?: \S+)? over (?:SGD|USD|\$)/gi,
  },
  {
    name: "'of ours' for 'our'",
    pattern: /\bof (?:ours|yours|theirs|its own|their own)\b/gi,
  },
  {
    name: "'another … than' for 'a different'",
    pattern: /\banother [\w ]{1,30} than\b|\bother [\w ]{1,20} than\b/gi,
  },
  { name: "'below' for 'in' a place", pattern: /\b(?:below|under) X\b/g },
  {
    name: "'hasn't exactly' for 'must have exactly'",
    pattern: /\b(?:hasn't|haven't|doesn't have|has not) exactly\b|\bmust (?:have|be) none\b/gi,
  },
  {
    name: "'legal' for 'valid'",
    pattern: /\b(?:il)?legal (?:output|value|name|input|definition)s?\b|\boutputs? hold\b/gi,
  },
  {
    name: "history in a reference",
    pattern: /\b(?:is|are) an? \w+ now\b|\bno longer\b|\bas before\b|\bfrom now on\b/gi,
  },
  {
    name: "'take out of' or 'change to' for the trade's verb",
    pattern:
      /\btakes? [^.,]{1,40} out of\b|\bchanges? [^.,]{1,40} (?:to|into) [^.]{1,30} and back/gi,
  },
  {
    name: "'judge by', 'read alike'",
    pattern: /\bjudge[sd]? [^.,]{1,20} by\b|\breads? alike\b/gi,
  },
  {
    name: "'nothing' for 'no' or 'only'",
    pattern: /\bnothing (?:of|else|but)\b|\bwith nothing\b/gi,
  },
  {
    name: "a clause of 'whatever' at the end",
    pattern: /, (?:whatever (?!the )|whoever|whichever (?!is )|whichever it )/gi,
  },
  { name: "'only then', 'not until'", pattern: /\bonly then\b|\bnot until\b/gi },
  { name: "'neither', 'nor'", pattern: /\b(?:neither(?! party)|nor)\b/gi },
  {
    name: "'likewise', 'thereby'",
    pattern: /\b(?:likewise|there(?:of|in|by)|herein|anew|once more)\b/gi,
  },
  {
    name: "'counts as', 'is a finding', 'stays there'",
    pattern: /\bcounts? (?:too|as a)\b|\bis a finding\b|\bstays? (?:there|visible|hidden)\b/gi,
  },
  {
    name: "a person as 'nobody' or 'those who'",
    pattern: /(?<![\w.@-])(?:nobody|no one|anyone who|those who)\b/gi,
  },
  { name: "'that's what'", pattern: /\b(?:that's|this is|it's) (?:what|why|where|how)\b/gi },
  {
    name: "an aphorism",
    pattern: /^(?:An?|The|No|Silence) [\w ]{3,40} (?:never|always|costs) [\w ]{3,50}\.$/g,
  },
];

/** The telltales in the running text of a page. */
export function findTelltales(
  passages: readonly Passage[],
): { name: string; sentence: string; line: number | undefined }[] {
  return passages.flatMap(({ text, prose, line }) =>
    (prose ? splitSentences(text) : []).flatMap((sentence) =>
      telltales.flatMap(({ name, pattern }) =>
        [...sentence.matchAll(pattern)].map(() => ({ name, sentence, line })),
      ),
    ),
  );
}
