import type { Nodes } from "mdast";
import remarkFrontmatter from "remark-frontmatter";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { parseSync, Visitor } from "vite";

/**
 * A piece of published text that is checked as a whole: a paragraph, a heading, a cell or a label.
 */
export type Passage = {
  /** The file it is published in, from the folder of the built site. */
  page: string;
  /** Where it starts in that file. Scripts are one long line, so theirs is absent. */
  line?: number;
  /** Its words, with code and fixed wording replaced by `placeholder`. */
  text: string;
  /** Set for running text. Headings, labels and cells needn't be sentences. */
  prose: boolean;
  /** Passages with the same number are next to each other, as the entries of a list do. */
  group?: number;
};

/** Replaces what can't be reworded: code, or wording that the specification fixes. */
export const placeholder = "X";

/** Something to reword, with what to write instead. */
export type LanguageFinding = {
  page: string;
  line?: number;
  sentence: string;
  problem: string;
  suggestion: string;
};

/** A finding in a passage. */
export function finding(
  { page, line }: Passage,
  sentence: string,
  problem: string,
  suggestion: string,
): LanguageFinding {
  return { page, ...(line !== undefined && { line }), sentence, problem, suggestion };
}

const segmenter = new Intl.Segmenter("en-GB", { granularity: "sentence" });

/** The sentences of a text, without the spaces around them. */
export function splitSentences(text: string): string[] {
  return [...segmenter.segment(text)].map(({ segment }) => segment.trim()).filter(Boolean);
}

/** The sentence that holds the character at `index`. */
export function sentenceAt(text: string, index: number): string {
  return segmenter.segment(text).containing(index)?.segment.trim() ?? text;
}

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkFrontmatter);

/** The words of a Markdown file, without its code. */
export function markdownPassages(page: string, markdown: string): Passage[] {
  const passages: Passage[] = [];
  let groups = 0;
  const visit = (node: Nodes, group?: number): void => {
    if (node.type === "paragraph" || node.type === "heading" || node.type === "tableCell") {
      const text = passageText(node).replace(/\s+/g, " ").trim();
      const line = node.position?.start.line;
      if (!/[a-z]{2}/i.test(text)) return;
      passages.push({
        page,
        ...(line !== undefined && { line }),
        text,
        prose: node.type === "paragraph",
        ...(group !== undefined && { group }),
      });
      return;
    }
    if (!("children" in node)) return;
    const inside = node.type === "list" ? ++groups : group;
    for (const child of node.children) visit(child, inside);
  };
  visit(parser.parse(markdown));
  return passages;
}

function passageText(node: Nodes): string {
  switch (node.type) {
    case "text":
      return node.value;
    case "inlineCode":
      return placeholder;
    case "image":
      return node.alt ?? "";
    case "break":
      return " ";
    default:
      return "children" in node ? node.children.map(passageText).join("") : "";
  }
}

/** Text that people read starts like a sentence and has several words. Names and keys don't. */
const readsAsText = /^[A-Z][a-z’']*[ ,]+\S*[a-z]/;

/** Names that the minifier joined with commas. */
const column = /(?:,\S[^,]*){4}/;

/** The words in the string literals of a built script: labels, toasts, errors and dialogs. */
export function scriptPassages(page: string, script: string): Passage[] {
  const texts = new Set<string>();
  const read = (text: string) => {
    for (const part of splitParts(text)) {
      if (readsAsText.test(part) && !column.test(part)) texts.add(part);
    }
  };
  new Visitor({
    Literal: ({ value }) => {
      if (typeof value === "string") read(value);
    },
    TemplateLiteral: ({ quasis }) =>
      read(quasis.map(({ value }) => value.cooked ?? "").join(placeholder)),
  }).visit(parseSync(page, script).program);
  return [...texts].map((text) => ({ page, text, prose: /[.?!]$/.test(text) }));
}

/** The minifier joins a column of texts with brackets; a link in a record is written as Markdown. */
function splitParts(text: string): string[] {
  return text
    .replace(/\[([^\]]*)\]\(\/[^)]*\)/g, "$1")
    .split(/(?<=[.?!])\((?=[A-Z]|$)/)
    .map((part) => part.replace(/\s+/g, " ").trim());
}

/** Wording fixed by the specification, and names chosen by others, which can't be changed here. */
const fixed = [
  "Login",
  "Sign Up",
  "3 processing centers",
  "processing centers",
  "10K+ workflow executions",
  "10K+ Workflow executions",
  "workflow executions",
  "Navigate to",
  "Help Center",
  "Help Centers",
  "schema_version",
  "Return to Home",
  "Customize",
  "Support Center",
  "Outlook Mail",
  "Outlook mail",
  "website URL",
  // A library's.
  "No annotation provided for id",
] as const;

const mimeType = /\b(?:application|text|image|audio|video)\/[\w.+-]+/g;

/** Names that others chose: tags, and the authors of servers. */
const names = /^(?:[a-z\d-]+|Author: .+)$/;

/** Whether a text is a name, which no check of language reads. */
export function isName(text: string): boolean {
  return names.test(text);
}

/** A text with its fixed wording replaced, so that no check reads it. */
export function withoutFixedWording(text: string): string {
  return fixed
    .reduce((shorter, words) => shorter.replaceAll(words, placeholder), text)
    .replace(mimeType, placeholder);
}
