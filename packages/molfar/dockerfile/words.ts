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

/**
 * The arguments of LABEL and ENV: `name=value …`, or the old form `name value with spaces`.
 *
 * @returns why Docker can't read them: `broken-label` for a LABEL, `not-a-dockerfile` for ENV
 */
export function parseAssignments(
  line: Traced,
  escapeCharacter: string,
  keyword: "LABEL" | "ENV",
): Assignment[] | Refusal {
  const code = keyword === "LABEL" ? "broken-label" : "not-a-dockerfile";
  const words = splitWords(line, escapeCharacter);
  const [first] = words;
  if (!first?.text.includes("="))
    return (
      oldForm(line) ?? {
        code,
        offset: sourceOffset(line, 0),
        problem: `This ${keyword} has no name and value.`,
        remedy: "Write name=value.",
      }
    );
  const alone = words.find(({ text }) => !text.includes("="));
  if (alone) {
    return {
      code,
      offset: sourceOffset(alone, 0),
      problem: `There's no = in '${excerpt(alone.text)}'.`,
      remedy: "Write name=value, and put a value with spaces in quotes.",
    };
  }
  const nameless = words.find(({ text }) => text.startsWith("="));
  if (nameless) {
    return {
      code,
      offset: sourceOffset(nameless, 0),
      problem: `There's no name before the = in '${excerpt(nameless.text)}'.`,
      remedy: "Write name=value, without spaces around the =.",
    };
  }
  return words.map(parseAssignment);
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
