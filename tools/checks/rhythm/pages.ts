import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pages } from "../../content/pages.ts";
import { root } from "../../project-files.ts";
import { withoutFixedWording } from "../language/fixed-wording.ts";
import { markdownPassages } from "../language/passages.ts";
import { collections } from "./collections.ts";
import { consequence, contrast, countWords, measureRhythm } from "./measures.ts";
import { findTelltales } from "./telltales.ts";

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
  const file = `${path === "/" ? "index" : path.slice(1)}.md`;
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
