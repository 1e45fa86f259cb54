/** The lines of a Dockerfile as Docker reads them. */
import { isTooLarge, limits } from "../limits.ts";
import { type Refusal, refused } from "./refusal.ts";
import { Tracer } from "./traced.ts";

/** Where the text starts after a byte order mark. */
export function textStart(source: string): number {
  return source.startsWith("\ufeff") ? 1 : 0;
}

/** Lines end in \n. Docker takes off every \r before it, and any other \r is part of its line. */
export function lineAt(source: string, offset: number) {
  const next = lineEnd(source, offset);
  let end = next;
  while (end > offset && source.charAt(end - 1) === "\r") end -= 1;
  return { line: source.slice(offset, end), next: next + 1 };
}

function lineEnd(source: string, offset: number): number {
  const found = source.indexOf("\n", offset);
  return found === -1 ? source.length : found;
}

/** The first line that is longer than Docker reads. */
export function longLine(source: string): Refusal | undefined {
  const most = limits.dockerfileLine;
  for (let start = 0; start < source.length; ) {
    const end = lineEnd(source, start);
    // A byte that isn't UTF-8 is one byte for Docker, and three as U+FFFD.
    const line = end - start > most / 3 ? source.slice(start, end).replaceAll("\ufffd", "?") : "";
    if (isTooLarge(line, most)) {
      const problem = `This line has more than ${most} bytes, the most that Docker reads.`;
      return refused(start, problem, "Divide it, with a backslash at the end of each part.");
    }
    start = end + 1;
  }
  return undefined;
}

/**
 * The next instruction as Docker sees it, on one line: joined where a line ends in the escape
 * character, without the comments and empty lines before and between.
 *
 * @param start the offset where a line starts
 * @param escapeCharacter the character that continues a line: a backslash, or what `# escape=` says
 * @returns the line, and the offset after the instruction's last line; undefined at the end
 */
export function joinedLines(source: string, start: number, escapeCharacter: string) {
  const tracer = new Tracer();
  let offset = start;
  let end = source.length;
  let isThere = false;
  while (offset < source.length) {
    const { line, next } = lineAt(source, offset);
    const at = offset;
    offset = next;
    if (/^\p{White_Space}*(?:#|$)/u.test(line)) continue;
    isThere = true;
    const content = withoutContinuation(line, escapeCharacter);
    tracer.add(
      content,
      Array.from({ length: content.length }, (_, index) => at + index),
    );
    end = at + content.length;
    if (content.length === line.length) break;
  }
  return isThere ? { line: tracer.traced(end), next: offset } : undefined;
}

/**
 * A line without the escape character at its end, or the whole line if it's the last. Two escape
 * characters at the end mean a literal one and don't continue the line.
 */
export function withoutContinuation(line: string, escapeCharacter: string): string {
  let end = line.length;
  while (end > 0 && /[ \t]/.test(line.charAt(end - 1))) end -= 1;
  const continues = line[end - 1] === escapeCharacter && line[end - 2] !== escapeCharacter;
  return continues ? line.slice(0, end - 1) : line;
}
