import { parseSync, Visitor } from "vite";

/** The words of a source file as Markdown, each piece on the line on which it starts. */
type SourceText = {
  /** Comments and the titles of tests. */
  code: string;
  /** What reads as text among the strings: labels, errors, records. */
  words: string;
};

type Piece = { start: number; text: string };

const testFile = /\.(?:test|spec|component|examples)\.tsx?$/;

/** Text that people read starts like a sentence and has several words. Names and keys don't. */
const readsAsText = /^[A-Z][a-z’']*[ ,]+\S*[a-z]/;

const mimeType = /\b(?:application|audio|image|text|video)\/[\w+-]+(?:\.[\w+-]+)*/g;

/** Parts pieces that are on one line, and the lines of a string. */
const boundary = " ¦ ";

/** Takes the words out of code or a style sheet, so that they can be checked as pages are. */
export function sourceText(path: string, source: string): SourceText {
  if (path.endsWith(".css")) return { code: inLines(source, inStyleSheet(source)), words: "" };
  const { comments, titles, strings } = inCode(path, source);
  const published =
    /^(?:apps\/(?:server|site\/(?:app|build|content))|packages)\//.test(path) &&
    !testFile.test(path);
  return {
    code: inLines(source, [...comments, ...titles]),
    words: inLines(source, published ? strings.filter(({ text }) => readsAsText.test(text)) : []),
  };
}

function inStyleSheet(source: string): Piece[] {
  return [...source.matchAll(/\/\*((?:[^*]|\*(?!\/))*)\*\//g)].map(({ index, 1: text = "" }) => ({
    start: index,
    text: inOneLine(text),
  }));
}

function inCode(path: string, source: string) {
  const { program, comments } = parseSync(path, source);
  const titles: Piece[] = [];
  const strings: Piece[] = [];
  new Visitor({
    CallExpression: ({ start, arguments: [title] }) => {
      if (!title || !/^(?:test|it|describe)\b/.test(source.slice(start, start + 10))) return;
      if (title.type === "Literal") titles.push({ start: title.start, text: String(title.value) });
      if (title.type === "TemplateLiteral")
        titles.push({ start: title.start, text: filled(title) });
    },
    Literal: ({ start, value }) => {
      if (typeof value === "string") strings.push({ start, text: plain(value) });
    },
    TemplateLiteral: (node) => {
      strings.push({ start: node.start, text: plain(filled(node)) });
    },
  }).visit(program);
  return { comments: joined(comments, source), titles, strings };
}

/** Line comments that follow each other are one text. */
function joined(comments: ReturnType<typeof parseSync>["comments"], source: string): Piece[] {
  const pieces: (Piece & { end: number })[] = [];
  for (const { type, value, start, end } of comments) {
    const last = pieces.at(-1);
    if (type === "Line" && last && /^\n[ \t]*$/.test(source.slice(last.end, start))) {
      Object.assign(last, { text: last.text + inOneLine(value), end });
    } else pieces.push({ text: inOneLine(value), start, end });
  }
  return pieces;
}

/** A comment without line breaks and the stars before its lines. */
function inOneLine(comment: string): string {
  return comment.replace(/(?:^\*|\n)[\s*]*/g, " ");
}

/** A string without line breaks, its MIME types as code. */
function plain(text: string): string {
  return text.replace(/\s*\n\s*/g, boundary).replace(mimeType, "`$&`");
}

/** A template with a letter in place of each value. */
function filled({ quasis }: { quasis: readonly { value: { cooked: string | null } }[] }): string {
  return quasis.map(({ value }) => value.cooked ?? "").join("X");
}

function inLines(source: string, pieces: readonly Piece[]): string {
  const lines: string[] = [];
  for (const { start, text } of pieces) {
    const line = source.slice(0, start).split("\n").length - 1;
    lines[line] = [lines[line], text.trim()].filter(Boolean).join(boundary);
  }
  return Array.from(lines, (line = "") => line).join("\n");
}
