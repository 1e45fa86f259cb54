import type { ESTree } from "vite";
import { placeholder, splitSentences } from "#tools/checks/language/passages.ts";
import { type Phrase, phrases } from "#tools/checks/language/phrases.ts";
import { type ProjectFile, type Rule, type Source, sources } from "./sources.ts";

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

/** Comments and test titles are checked for the wordings that contributing/style.md rules out. */
export const languageRules: readonly Rule[] = [
  {
    name: "comments and test titles are plain English",
    breaches: (files) => [
      ...sources(files).flatMap((source) =>
        [...comments(source), ...testTitles(source)].flatMap(({ text, start }) =>
          breaches(text, source.at(start)),
        ),
      ),
      ...files.filter(({ path }) => path.endsWith(".css")).flatMap(inStyleSheet),
    ],
  },
];

function breaches(text: string, at: string): string[] {
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
    breaches(plain(comment.slice(2, -2)), `${path}:${text.slice(0, index).split("\n").length}`),
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
