import { type Traced, Tracer } from "./traced-text.ts";

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
