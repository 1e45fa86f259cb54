/** How Docker takes the arguments of LABEL, ENV, ARG and FROM apart. */
import { excerpt } from "../text/wording.ts";

/** A name and its value, both still with their quotes. Only ARG may leave the value out. */
export type Assignment = { name: Traced; value: Traced | undefined };

/** Something Docker would refuse to build, and why. */
export type Refusal = {
  code: "broken-label" | "broken-substitution" | "too-much";
  offset: number;
  problem: string;
  remedy: string;
};

/** The message for a Dockerfile that exceeds a limit. */
export function tooMany(noun: string, most: number, offset: number): Refusal {
  return {
    code: "too-much",
    offset,
    problem: `The Dockerfile has more than ${most} ${noun}.`,
    remedy: "Remove some, or split it into several Dockerfiles.",
  };
}

/** The words between white space outside of quotes. Quotes and escapes stay in the words. */
export function splitWords(line: Traced, escapeCharacter: string): Traced[] {
  const { text } = line;
  const words: Traced[] = [];
  let start: number | undefined;
  let quote: string | undefined;
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index] ?? "";
    const space = quote === undefined && /\s/.test(character);
    if (space && start !== undefined) words.push(part(line, start, index));
    start = space ? undefined : (start ?? index);
    if (space) continue;
    // Within single quotes, nothing escapes.
    if (character === escapeCharacter && quote !== "'") index += 1;
    else if (character === quote) quote = undefined;
    else if (quote === undefined && /['"]/.test(character)) quote = character;
  }
  if (start !== undefined) words.push(part(line, start));
  return words;
}

/** The arguments of LABEL and ENV: `name=value …`, or the old form `name value with spaces`. */
export function parseAssignments(line: Traced, escapeCharacter: string): Assignment[] | Refusal {
  const words = splitWords(line, escapeCharacter);
  const [first] = words;
  if (!first?.text.includes("=")) return oldForm(line);
  const alone = words.find(({ text }) => !text.includes("="));
  if (alone) {
    return {
      code: "broken-label",
      offset: sourceOffset(alone, 0),
      problem: `There's no = in '${excerpt(alone.text)}'.`,
      remedy: "Write name=value, and put a value with spaces in quotes.",
    };
  }
  const nameless = words.find(({ text }) => text.startsWith("="));
  if (nameless) {
    return {
      code: "broken-label",
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

/** The first white space ends the name, even within quotes. */
function oldForm(line: Traced): Assignment[] | Refusal {
  const found = /^(\s*)(\S+)(\s+)(?=\S)/.exec(line.text);
  if (!found) {
    return {
      code: "broken-label",
      offset: sourceOffset(line, line.text.search(/\S|$/)),
      problem: "This LABEL has no name and value.",
      remedy: "Write name=value.",
    };
  }
  const [whole, before = "", name = ""] = found;
  return [
    {
      name: part(line, before.length, before.length + name.length),
      value: part(line, whole.length, line.text.trimEnd().length),
    },
  ];
}

/**
 * Text that knows where it came from: a label's value, with its quotes and line ends gone, still
 * points back into the Dockerfile.
 */
export type Traced = {
  text: string;
  /** For each UTF-16 unit of the text, its offset in the source. */
  from: readonly number[];
  /** The offset right after the text, for what is missing at its end. */
  end: number;
};

/** A part of a traced text; `until` is not included. */
export function part({ text, from, end }: Traced, start: number, until = text.length): Traced {
  return {
    text: text.slice(start, until),
    from: from.slice(start, until),
    end: from[until] ?? end,
  };
}

/** Where a unit of the text is in the source. */
export function sourceOffset({ from, end }: Traced, index: number): number {
  return from[index] ?? end;
}

/** Collects a traced text piece by piece. */
export class Tracer {
  #pieces: string[] = [];
  #from: number[] = [];

  /** Adds a piece whose units are next to each other in the source. */
  add(text: string, offsets: readonly number[]): void {
    this.#pieces.push(text);
    for (const offset of offsets) this.#from.push(offset);
  }

  /** Adds a piece that comes from one place, such as the value of a variable. */
  addFrom(text: string, offset: number): void {
    this.add(text, Array<number>(text.length).fill(offset));
  }

  traced(end: number): Traced {
    return { text: this.#pieces.join(""), from: this.#from, end };
  }
}
