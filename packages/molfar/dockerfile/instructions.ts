import { DockerfileParser } from "dockerfile-ast";
import { indexLines } from "../text/places.ts";
import { type Traced, Tracer } from "./words.ts";

/** An instruction of a Dockerfile. */
export type Instruction = {
  /** In upper case: `LABEL`. */
  keyword: string;
  /** Offset of the keyword. */
  offset: number;
  /** The arguments after the keyword, on one line. */
  line: Traced;
};

/** The instructions in order, without comments and heredocs, and the character that escapes. */
export function parseInstructions(source: string): {
  escapeCharacter: string;
  instructions: Instruction[];
} {
  const escapeCharacter = readEscapeCharacter(source);
  const directive = `#escape=${escapeCharacter}\n`;
  const mark = `\\${escapeCharacter}`;
  const text = withoutLiteralEscapes(withoutQuotedHeredocs(withoutComments(source), mark), mark);
  const plain = directive + text;
  const { offsetAt } = indexLines(plain);
  const toOffset = ({ line, character }: { line: number; character: number }) =>
    offsetAt(line, character) - directive.length;
  const instructions = parsed(plain)
    .getInstructions()
    .map((instruction) => {
      const { start, end } = instruction.getRange();
      const keyword = instruction.getInstructionRange();
      return {
        keyword: instruction.getKeyword(),
        offset: toOffset(start),
        line: joinedLines(source, toOffset(keyword.end), toOffset(end), escapeCharacter),
      };
    });
  return { escapeCharacter, instructions };
}

/**
 * What the directive `# escape=` says. Directives come first, each on its own line, with nothing in
 * between.
 */
function readEscapeCharacter(source: string): string {
  const directive = /\ufeff?[ \t]*#([^=\r\n]*)=([^\r\n]*)(?:\r\n|[\r\n]|$)/y;
  for (let found = directive.exec(source); found; found = directive.exec(source)) {
    const [name = "", value = ""] = found.slice(1).map((each) => each.trim());
    // A comment that happens to have a = ends the directives.
    if (!/^\w+$/.test(name)) break;
    if (name.toLowerCase() === "escape" && (value === "\\" || value === "`")) return value;
  }
  return "\\";
}

/**
 * The same text with spaces for comments, directives and the byte order mark. The parser looks up
 * the stage of every comment, and the end of the line for every # of a directive, which takes the
 * square of their number.
 */
function withoutComments(source: string): string {
  return source
    .replace(/^\ufeff/, " ")
    .replace(/(?<![^\r\n])[ \t]*#[^\r\n]*/g, (comment) => " ".repeat(comment.length));
}

/**
 * The same text with letters for escape characters that don't continue a line: those before anything
 * else, and two or more at its end. The parser would take the last of a row for a continuation, and
 * would miss one that follows an escaped blank.
 */
function withoutLiteralEscapes(source: string, mark: string): string {
  const end = "[ \\t]*(?:[\\r\\n]|$)";
  // From the start of a row of them only, so that a long row is read once.
  const literal = new RegExp(`(?<!${mark})${mark}{2,}(?=${end})|${mark}(?!${end})`, "g");
  return source.replace(literal, (row) => "x".repeat(row.length));
}

/**
 * The same text with letters for `<<` in quotes, which the parser would take for the start of a
 * heredoc, and all that follows for its body. It's done line by line.
 */
function withoutQuotedHeredocs(source: string, mark: string): string {
  const quoted = new RegExp(`${mark}.|"(?:[^"\\r\\n${mark}]|${mark}.)*"|'[^'\\r\\n]*'`, "g");
  return source.replace(quoted, (text) => text.replaceAll("<<", "xx"));
}

/**
 * The parser asks Node's Buffer for the bytes of the first character. Where Buffer is missing, as
 * in a browser, a stand-in exists while the parser runs.
 */
function parsed(source: string) {
  const scope: { Buffer?: unknown } = globalThis;
  if (scope.Buffer) return DockerfileParser.parse(source);
  scope.Buffer = { from: (text: string) => new TextEncoder().encode(text) };
  try {
    return DockerfileParser.parse(source);
  } finally {
    delete scope.Buffer;
  }
}

/**
 * The arguments of an instruction as Docker sees them, on one line: joined where a line ends in the
 * escape character, without the comments and empty lines between.
 *
 * @param start the offset right after the keyword
 * @param until the offset after the instruction's last line
 * @param escapeCharacter the character that continues a line: a backslash, or what `# escape=` says
 */
export function joinedLines(
  source: string,
  start: number,
  until: number,
  escapeCharacter: string,
): Traced {
  const tracer = new Tracer();
  let offset = start;
  let end = until;
  while (offset < until) {
    const { line, next } = lineAt(source, offset, until);
    const isFirst = offset === start;
    const skipped = !isFirst && /^\s*(?:#|$)/.test(line);
    const content = skipped ? "" : withoutContinuation(line, escapeCharacter);
    const at = offset;
    tracer.add(
      content,
      Array.from({ length: content.length }, (_, index) => at + index),
    );
    end = offset + content.length;
    if (!skipped && content.length === line.length) break;
    offset = next;
  }
  return tracer.traced(end);
}

function lineAt(source: string, offset: number, until: number) {
  const lineEnd = /\r\n|\n|\r/g;
  lineEnd.lastIndex = offset;
  const found = lineEnd.exec(source);
  if (!found || found.index >= until) return { line: source.slice(offset, until), next: until };
  return { line: source.slice(offset, found.index), next: found.index + found[0].length };
}

/**
 * A line without the escape character at its end, or the whole line if it's the last. Two escape
 * characters at the end mean a literal one and don't continue the line.
 */
function withoutContinuation(line: string, escapeCharacter: string): string {
  let end = line.length;
  while (end > 0 && /[ \t]/.test(line.charAt(end - 1))) end -= 1;
  const continues = line[end - 1] === escapeCharacter && line[end - 2] !== escapeCharacter;
  return continues ? line.slice(0, end - 1) : line;
}

/** The words of the last ENTRYPOINT in exec form, in the last stage of a Dockerfile. */
export function findEntrypoint(dockerfile: string): readonly string[] | undefined {
  let words: readonly string[] | undefined;
  for (const { keyword, line } of parseInstructions(dockerfile).instructions) {
    if (keyword === "FROM") words = undefined;
    if (keyword === "ENTRYPOINT") words = execForm(line.text);
  }
  return words;
}

function execForm(text: string): readonly string[] | undefined {
  try {
    const value: unknown = JSON.parse(text);
    if (!Array.isArray(value) || value.length === 0) return undefined;
    return value.every((word) => typeof word === "string") ? value : undefined;
  } catch {
    return undefined;
  }
}
