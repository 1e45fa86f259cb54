import { part, sourceOffset, splitWords, type Traced, Tracer } from "./words.ts";

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
  const instructions: Instruction[] = [];
  let offset = source.startsWith("\ufeff") ? 1 : 0;
  while (offset < source.length) {
    const { line: whole, next } = joinedLines(source, offset, escapeCharacter);
    const [start = "", name = ""] = /^[^\S\ufeff]*([^ \t\v\f\r]*)/.exec(whole.text) ?? [];
    const keyword = name.toUpperCase();
    const line = part(whole, start.length);
    if (name !== "") {
      const at = sourceOffset(whole, start.length - name.length);
      instructions.push({ keyword, offset: at, line });
    }
    offset = afterHeredocs(source, next, keyword, line);
  }
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
 * The offset after the heredocs of an instruction. As in BuildKit, only a whole word starts one, so
 * that none starts within quotes.
 */
function afterHeredocs(source: string, start: number, keyword: string, line: Traced): number {
  let offset = start;
  if (!/^(?:ADD|COPY|RUN|ONBUILD)$/.test(keyword)) return offset;
  const words = splitWords(line, "\\").map(({ text }) => text);
  if (keyword === "ONBUILD" && !/^(?:ADD|COPY|RUN)$/i.test(words[0] ?? "")) return offset;
  for (const word of words) {
    const [, tabs, written] = /^\d*<<(-?)([^<]+)$/.exec(word) ?? [];
    const name = written?.replace(/\\(.)|["']/g, "$1");
    while (name !== undefined && offset < source.length) {
      const { line: text, next } = lineAt(source, offset);
      offset = next;
      if ((tabs ? text.replace(/^\t+/, "") : text) === name) break;
    }
  }
  return offset;
}

/**
 * The next instruction as Docker sees it, on one line: joined where a line ends in the escape
 * character, without the comments and empty lines before and between.
 *
 * @param start the offset where a line starts
 * @param escapeCharacter the character that continues a line: a backslash, or what `# escape=` says
 * @returns the line, and the offset after the instruction's last line
 */
export function joinedLines(source: string, start: number, escapeCharacter: string) {
  const tracer = new Tracer();
  let offset = start;
  let end = source.length;
  while (offset < source.length) {
    const { line, next } = lineAt(source, offset);
    const skipped = /^\s*(?:#|$)/.test(line);
    const content = skipped ? "" : withoutContinuation(line, escapeCharacter);
    const at = offset;
    tracer.add(
      content,
      Array.from({ length: content.length }, (_, index) => at + index),
    );
    end = offset + content.length;
    offset = next;
    if (!skipped && content.length === line.length) break;
  }
  return { line: tracer.traced(end), next: offset };
}

function lineAt(source: string, offset: number) {
  const lineEnd = /\r\n|\n|\r|$/g;
  lineEnd.lastIndex = offset;
  const { index = source.length, 0: found = "" } = lineEnd.exec(source) ?? {};
  return { line: source.slice(offset, index), next: index + found.length };
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
