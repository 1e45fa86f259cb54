import { excerpt } from "../text/wording.ts";
import { lineAt } from "./lines.ts";
import { type Refusal, refused } from "./refusal.ts";
import { shellWords } from "./shell-words.ts";
import { settingFor, substituted } from "./substitution.ts";
import { part, sourceOffset, type Traced } from "./traced.ts";

/** @property isLiteral its name has quotes, and nothing is replaced in its text */
type Opening = { name: string; skipsTabs: boolean; isLiteral: boolean };

/** A heredoc with its text, all of whose characters have the place of the first. */
export type Heredoc = Opening & { text: Traced };

/**
 * The heredoc that a word of a line starts: `<<EOF`, `3<<-"EOF"`, `<< EOF`. In its name quotes and
 * escapes go, and variables stay as they are.
 */
export function heredocIn(word: Traced): Opening | undefined {
  const [opening = "", tabs] = /^\d*<<(-?)[\t\n\f\r ]*/.exec(word.text) ?? [];
  const written = part(word, opening.length);
  if (opening === "" || written.text.includes("<")) return undefined;
  const read = substituted(written, settingFor("\\", 0), undefined);
  if ("problem" in read || read.value.text === "") return undefined;
  const name = read.value.text;
  const isLiteral = quotesIn(name) < quotesIn(written.text);
  return { name, skipsTabs: tabs === "-", isLiteral };
}

const quotesIn = (text: string) => text.match(/["']/g)?.length ?? 0;

/**
 * The heredocs of an instruction and the offset after them, or why Docker refuses it: one has no
 * end. Only a whole word starts one, so that none starts within quotes.
 *
 * @param start where the line after the instruction starts
 * @param line the whole instruction, with its keyword
 */
export function readHeredocs(
  source: string,
  start: number,
  line: Traced,
): { heredocs: readonly Heredoc[]; next: number } | Refusal {
  const heredocs: Heredoc[] = [];
  let next = start;
  for (const word of line.text.includes("<<") ? shellWords(line) : []) {
    const opening = heredocIn(word);
    if (!opening) continue;
    const end = findEnd(source, next, opening);
    if (!end) {
      return refused(
        sourceOffset(word, 0),
        `The heredoc that starts here has no end: no line is '${excerpt(opening.name)}' alone.`,
        "Write that line, with nothing before or after it. If no heredoc is meant, put << in quotes.",
      );
    }
    const text = { text: source.slice(next, end.offset), from: [], end: next };
    heredocs.push({ ...opening, text });
    next = end.next;
  }
  return { heredocs, next };
}

function findEnd(source: string, start: number, { name, skipsTabs }: Opening) {
  let offset = start;
  while (offset < source.length) {
    const { line, next } = lineAt(source, offset);
    if ((skipsTabs ? line.replace(/^\t+/, "") : line) === name) return { offset, next };
    offset = next;
  }
  return undefined;
}
