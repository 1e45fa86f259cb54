import type { ESTree } from "vite";
import { prices } from "#content/prices.ts";
import { formatSgd } from "#content/words/amounts.ts";
import { placeholder, splitSentences } from "#tools/checks/language/passages.ts";
import { type Phrase, phrases } from "#tools/checks/language/phrases.ts";
import { type ProjectFile, type Rule, type Source, sources, testFile } from "./sources.ts";

/** Attributes and props whose text people read or hear. */
const spoken =
  /^(?:aria-(?:description|label|roledescription|valuetext)|alt|caption|data-label|data-title|heading|hint|label|note|placeholder|text|title)$/;

/** Elements whose text is written as a program reads it: a command, a key. */
const verbatim = new Set(["code", "kbd"]);

/** A word, and not the name of a file. */
const word = /^(?!\s*[\w-]+\.[a-z]+\s*$).*\p{L}{2}/su;

/** The start of a sentence, which no class, key or value of a format has. */
const sentence = /^\p{Lu}['’\p{Ll}]* \p{L}/u;

type Found = { start: number; end: number; text: string };

const { monthly, yearly } = prices.sme;

/** What follows from a price, and would be wrong once the price changes. */
const amounts = [monthly, yearly, 12 * monthly, 12 * monthly - yearly].map(formatSgd);

/** Words and amounts are found, read and changed in one place. Views say nothing themselves. */
export const wordRules: readonly Rule[] = [
  {
    name: "the words of views are in content/",
    breaches: (files) =>
      sources(files, (path) => /^app\/.*\.tsx$/.test(path) && !testFile.test(path)).flatMap(
        (source) =>
          wordsIn(source).map(
            ({ start, text }) =>
              `${source.at(start)} says '${text.trim()}': put it into a file of content/words/, or into the record of its page.`,
          ),
      ),
  },
  {
    name: "an amount that follows from a price is written by the price",
    breaches: (files) =>
      files
        .filter(({ path }) => /^(app|content)\/.*\.(mdx|tsx?)$/.test(path) && !testFile.test(path))
        .flatMap(({ path, text }) =>
          amounts
            .filter((amount) => text.includes(amount) && !path.endsWith("/amounts.ts"))
            .map((amount) => `${path} says '${amount}': take it from content/prices.ts.`),
        ),
  },
  // The wordings that contributing/style.md rules out.
  {
    name: "comments and test titles are plain English",
    breaches: (files) => [
      ...sources(files).flatMap((source) =>
        [...comments(source), ...testTitles(source)].flatMap(({ text, start }) =>
          wordingsIn(text, source.at(start)),
        ),
      ),
      ...files.filter(({ path }) => path.endsWith(".css")).flatMap(inStyleSheet),
    ],
  },
];

function wordsIn({ nodes }: Source): Found[] {
  const reports = nodes.filter(isReport);
  const keys = new Set(nodes.flatMap((node) => (node.type === "Property" ? [node.key.start] : [])));
  return nodes
    .flatMap((node): Found[] => {
      if (node.type === "JSXElement" || node.type === "JSXFragment") return textsOf(node);
      if (node.type === "JSXAttribute") return spokenText(node);
      if (node.type === "TemplateElement") return matching(node, node.value.raw, sentence);
      if (node.type === "Literal" && typeof node.value === "string") {
        return matching(node, node.value, sentence);
      }
      return [];
    })
    .filter(({ start }) => !keys.has(start))
    .filter(({ start }) => !reports.some((each) => each.start < start && start < each.end));
}

function textsOf(element: ESTree.JSXElement | ESTree.JSXFragment): Found[] {
  const name = element.type === "JSXElement" ? element.openingElement.name : undefined;
  if (name?.type === "JSXIdentifier" && verbatim.has(name.name)) return [];
  return element.children.flatMap((child) =>
    child.type === "JSXText" ? matching(child, child.value, word) : [],
  );
}

function spokenText({ name, value }: ESTree.JSXAttribute): Found[] {
  if (typeof name.name !== "string" || !spoken.test(name.name)) return [];
  // What reads as a sentence is found as a literal.
  return value?.type === "Literal" && typeof value.value === "string" && !sentence.test(value.value)
    ? matching(value, value.value, word)
    : [];
}

function matching({ start, end }: ESTree.Span, text: string, pattern: RegExp): Found[] {
  return pattern.test(text) ? [{ start, end, text }] : [];
}

/** An error or a line in the console, which are for developers. */
function isReport(node: ESTree.Node): boolean {
  if (node.type === "NewExpression") {
    return node.callee.type === "Identifier" && node.callee.name.endsWith("Error");
  }
  return (
    node.type === "CallExpression" &&
    node.callee.type === "MemberExpression" &&
    node.callee.object.type === "Identifier" &&
    node.callee.object.name === "console"
  );
}

/** Phrasings that are rare in published text but kept coming back in comments and test titles. */
const inCodeOnly: readonly Phrase[] = [
  {
    pattern: /\b(?:an?|no|any|every|each) [\w-]+ of (?:its|their|our|his|her) own\b(?! accord)/i,
    problem: "The order of words is foreign.",
    suggestion: "Write 'its own file' or 'a separate file'.",
  },
  {
    pattern: /(?<!\bone )\bof (?:ours|mine)\b/i,
    problem: "The order of words is foreign.",
    suggestion: "Write 'our file' or 'a file of the project'.",
  },
  {
    pattern: /\bbut for\b|\bnothing but\b|\banew\b|\bdearest\b|\bstrangers?\b/i,
    problem: "The word is literary here.",
    suggestion: "Write 'except', 'only', 'again', 'slowest' or 'outsider'.",
  },
  {
    pattern: /\bto (?:its|their) end\b|\bways? out\b(?! of)/i,
    problem: "The phrase is not idiomatic.",
    suggestion: "Write 'until it ends' or 'delivery'.",
  },
];

const ruledOut = [...phrases.filter(({ inCode }) => inCode !== false), ...inCodeOnly];

/** A text with the offset where it starts. */
type Placed = { text: string; start: number };

function wordingsIn(text: string, at: string): string[] {
  return splitSentences(text).flatMap((sentence) =>
    ruledOut
      .filter(({ pattern, unless }) => pattern.test(sentence) && !unless?.test(text))
      .map(({ problem, suggestion }) => `${at} says '${sentence}': ${problem} ${suggestion}`),
  );
}

/** The comments of a file. Line comments that follow each other are one text. */
function comments({ comments, text }: Source): Placed[] {
  const found: (Placed & { end: number })[] = [];
  for (const { type, value, start, end } of comments) {
    const last = found.at(-1);
    const follows =
      type === "Line" && last && /^\n[ \t]*$/.test(text.slice(last.end, start)) ? last : undefined;
    if (follows) {
      follows.text += ` ${value.trim()}`;
      follows.end = end;
    } else {
      found.push({ text: plain(value), start, end });
    }
  }
  return found;
}

function inStyleSheet({ path, text }: ProjectFile): string[] {
  return [...text.matchAll(/\/\*([^*]|\*(?!\/))*\*\//g)].flatMap(({ 0: comment, index }) =>
    wordingsIn(plain(comment.slice(2, -2)), `${path}:${text.slice(0, index).split("\n").length}`),
  );
}

/** A comment as one line, without the stars before its lines. */
function plain(comment: string): string {
  return comment
    .split("\n")
    .map((line) => line.trim().replace(/^\*+ ?/, ""))
    .join(" ")
    .trim();
}

function testTitles({ nodes, text }: Source): Placed[] {
  return nodes.flatMap((node) => {
    if (node.type !== "CallExpression") return [];
    const [title] = node.arguments;
    if (!title || !/^(?:test|it|describe)\b/.test(text.slice(node.callee.start))) return [];
    const words = readWords(title);
    return words === undefined ? [] : [{ text: words, start: title.start }];
  });
}

function readWords(node: ESTree.Node): string | undefined {
  if (node.type === "Literal" && typeof node.value === "string") return node.value;
  if (node.type !== "TemplateLiteral") return undefined;
  return node.quasis.map(({ value }) => value.cooked ?? "").join(placeholder);
}
