/** How Docker takes the arguments of LABEL, ENV and ARG apart. */
import { excerpt } from "../text/wording.ts";
import type { Refusal } from "./refusal.ts";
import { part, sourceOffset, type Traced } from "./traced.ts";
import { isSpace, separators } from "./white-space.ts";

/** A name and its value, both still with their quotes. Only ARG may leave the value out. */
export type Assignment = { name: Traced; value: Traced | undefined };

/** The words between white space outside of quotes. Quotes and escapes stay in the words. */
export function splitWords(line: Traced, escapeCharacter: string): Traced[] {
  const { text } = line;
  const words: Traced[] = [];
  let start: number | undefined;
  let end = text.length;
  let quote: string | undefined;
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index] ?? "";
    const space = quote === undefined && isSpace(character);
    if (space && start !== undefined) words.push(part(line, start, index));
    start = space ? undefined : (start ?? index);
    if (space) continue;
    // Within single quotes, nothing escapes.
    if (character === escapeCharacter && quote !== "'") {
      // At the end there's nothing to escape, and Docker drops the character.
      if (index === text.length - 1) end = index;
      index += 1;
    } else if (character === quote) quote = undefined;
    else if (quote === undefined && /['"]/.test(character)) quote = character;
  }
  if (start !== undefined && start < end) words.push(part(line, start, end));
  return words;
}

/** What Docker refuses about a LABEL is `broken-label`, and about ENV `not-a-dockerfile`. */
const codes = { LABEL: "broken-label", ENV: "not-a-dockerfile" } as const;

/**
 * The arguments of LABEL and ENV: `name=value …`, or the old form `name value with spaces`; or why
 * Docker can't read them.
 */
export function parseAssignments(
  line: Traced,
  escapeCharacter: string,
  keyword: "LABEL" | "ENV",
): Assignment[] | Refusal {
  const words = splitWords(line, escapeCharacter);
  const [first] = words;
  if (!first) return [];
  if (!first.text.includes("=")) return oldForm(line) ?? missing(keyword, line);
  const alone = words.find(({ text }) => !text.includes("="));
  if (alone) {
    return {
      code: codes[keyword],
      offset: sourceOffset(alone, 0),
      problem: `There's no = in '${excerpt(alone.text)}'.`,
      remedy: "Write name=value, and put a value with spaces in quotes.",
    };
  }
  return words.map(parseAssignment);
}

/** Why Docker refuses arguments of LABEL and ENV that it can read. */
export function assignmentsRefusal(
  keyword: "LABEL" | "ENV",
  line: Traced,
  assignments: readonly Assignment[],
): Refusal | undefined {
  if (assignments.length === 0) return missing(keyword, line);
  const nameless = assignments.find(({ name }) => name.text === "");
  return (
    nameless && {
      code: codes[keyword],
      offset: sourceOffset(nameless.name, 0),
      problem: `There's no name before the = in '${excerpt(`=${nameless.value?.text}`)}'.`,
      remedy: "Write name=value, without spaces around the =.",
    }
  );
}

function missing(keyword: "LABEL" | "ENV", line: Traced): Refusal {
  const problem = `This ${keyword} has no name and value.`;
  const offset = sourceOffset(line, 0);
  return { code: codes[keyword], offset, problem, remedy: "Write name=value." };
}

/** The arguments of ARG: `name` or `name=value`, as many as wanted. */
export function parseArguments(line: Traced, escapeCharacter: string): Assignment[] {
  return splitWords(line, escapeCharacter).map(parseAssignment);
}

function parseAssignment(word: Traced): Assignment {
  const equals = word.text.indexOf("=");
  if (equals === -1) return { name: word, value: undefined };
  return { name: part(word, 0, equals), value: part(word, equals + 1) };
}

/** The first separator ends the name, even within quotes. Undefined without a value. */
function oldForm(line: Traced): Assignment[] | undefined {
  const { index = 0, 0: between = "" } = separators.exec(line.text) ?? {};
  if (between === "") return undefined;
  return [{ name: part(line, 0, index), value: part(line, index + between.length) }];
}
