/** How Docker divides a Dockerfile into instructions. The source is BuildKit's `parser`. */
import { excerpt } from "../text/wording.ts";
import { readDirectives } from "./directives.ts";
import { readHeredocs } from "./heredocs.ts";
import {
  type Flag,
  formRefusal,
  holdsHeredocs,
  type Instruction,
  type Keyword,
  keywordFor,
  nearestKeyword,
  ruleRefusal,
} from "./instruction-rules.ts";
import { joinedLines, longLine, textStart, withoutContinuation } from "./lines.ts";
import { type Refusal, refused } from "./refusal.ts";
import { part, sourceOffset, type Traced, Tracer } from "./traced.ts";
import { separators, trimmed } from "./white-space.ts";
import { parseArguments, parseAssignments } from "./words.ts";

/** A Dockerfile by its instructions, without comments and heredocs. */
export type Parsed = {
  /** The character that escapes and continues a line: a backslash, or what `# escape=` says. */
  escapeCharacter: string;
  /** In order, up to the first that Docker refuses. */
  instructions: readonly Instruction[];
  /** What Docker refuses first, if it refuses something. */
  refusal: Refusal | undefined;
};

/**
 * An instruction whose form Docker can read, and what is wrong with it nevertheless. An unknown one
 * has no more than that.
 */
type Reading =
  | { instruction: Instruction; wrong: Refusal | undefined; hasHeredocs: boolean }
  | { instruction?: undefined; wrong: Refusal; hasHeredocs: false };

/** The instructions of a Dockerfile. Never throws. */
export function parseInstructions(source: string): Parsed {
  const { escapeCharacter, refusal } = readDirectives(source);
  const readings: Reading[] = [];
  const form = refusal ?? readForms(source, escapeCharacter, readings);
  const instructions: Instruction[] = [];
  const until = (wrong?: Refusal): Parsed => ({
    ...{ escapeCharacter, instructions, refusal: form ?? wrong },
  });
  const hasFrom = readings.some(({ instruction }) => instruction?.keyword === "FROM");
  let isInStage = false;
  for (const { instruction, wrong } of readings) {
    if (wrong || !instruction) return until(wrong);
    const { keyword } = instruction;
    if (keyword === "FROM") isInStage = true;
    else if (hasFrom && !isInStage && keyword !== "ARG") return until(beforeFrom(instruction));
    instructions.push(instruction);
  }
  return until();
}

/** Reads the form of all instructions, which Docker does first; or why it can't be read. */
function readForms(
  source: string,
  escapeCharacter: string,
  readings: Reading[],
): Refusal | undefined {
  const long = longLine(source);
  let offset = textStart(source);
  for (;;) {
    const joined = joinedLines(source, offset, escapeCharacter);
    if (!joined || (long && long.offset < joined.next)) return long;
    const reading = readInstruction(joined.line, escapeCharacter);
    if ("problem" in reading) return reading;
    offset = joined.next;
    readings.push(reading);
    if (!reading.hasHeredocs) continue;
    const read = readHeredocs(source, offset, joined.line);
    if ("problem" in read) return read;
    const { instruction } = reading;
    instruction.heredocs = read.heredocs;
    if (instruction.trigger && "heredocs" in instruction.trigger) {
      instruction.trigger.heredocs = read.heredocs;
    }
    offset = read.next;
  }
}

function beforeFrom({ keyword, offset }: Instruction): Refusal {
  const problem = `${keyword} comes before the first FROM, where only ARG may be.`;
  return refused(offset, problem, "Move it below FROM.");
}

/** An instruction from its line, or why Docker can't read it. */
function readInstruction(whole: Traced, escapeCharacter: string): Reading | Refusal {
  const { keyword, name, offset, rest } = splitKeyword(whole);
  if (!keyword) {
    return { wrong: unknownInstruction(name, offset, escapeCharacter), hasHeredocs: false };
  }
  const { flags, line } = splitFlags(rest, escapeCharacter);
  const assignments = readAssignments(keyword, line, escapeCharacter);
  if ("problem" in assignments) return assignments;
  const instruction = { keyword, offset, flags, line, assignments, heredocs: [] };
  const wrong = formRefusal(instruction);
  if (wrong) return wrong;
  if (keyword !== "ONBUILD" || splitKeyword(line).keyword === "ONBUILD") {
    const hasHeredocs = holdsHeredocs(instruction);
    return { instruction, wrong: ruleRefusal(instruction), hasHeredocs };
  }
  const held = readInstruction(line, escapeCharacter);
  if ("problem" in held) return held;
  const onBuild = { ...instruction, trigger: readTrigger(rest) };
  return { instruction: onBuild, wrong: ruleRefusal(onBuild), hasHeredocs: held.hasHeredocs };
}

/**
 * What ONBUILD keeps, as Docker reads it again for each stage that builds on this one: as a separate
 * file, in which the backslash escapes.
 */
function readTrigger(line: Traced): Instruction | Refusal {
  const { length } = withoutContinuation(line.text, "\\");
  const reading = readInstruction(part(line, 0, length), "\\");
  if ("problem" in reading) return reading;
  return reading.instruction ? (reading.wrong ?? reading.instruction) : reading.wrong;
}

function readAssignments(keyword: Keyword, line: Traced, escapeCharacter: string) {
  if (keyword === "ARG") return parseArguments(line, escapeCharacter);
  const isList = keyword === "LABEL" || keyword === "ENV";
  return isList ? parseAssignments(line, escapeCharacter, keyword) : [];
}

function splitKeyword(whole: Traced) {
  const line = trimmed(whole);
  const { index = line.text.length, 0: between = "" } = separators.exec(line.text) ?? {};
  const name = line.text.slice(0, index);
  const rest = part(line, index + between.length);
  return { keyword: keywordFor(name), name, offset: sourceOffset(line, 0), rest };
}

function unknownInstruction(name: string, offset: number, escapeCharacter: string): Refusal {
  const meant = nearestKeyword(name);
  const first = meant ? `Write ${meant}.` : "Start the line with an instruction.";
  return refused(
    offset,
    `There's no instruction '${excerpt(name, 60)}'.`,
    `${first} If it belongs to the line above, end that line with '${escapeCharacter}'.`,
  );
}

/**
 * The flags before the arguments, and the line of these. A flag `--` ends the flags. Docker takes
 * each byte here for a character of Latin-1, of which two are white space.
 */
function splitFlags(rest: Traced, escapeCharacter: string): { flags: Flag[]; line: Traced } {
  const flags: Flag[] = [];
  if (!/^[\t-\r ]*--/.test(rest.text)) return { flags, line: trimmed(rest) };
  const bytes = asLatin1(rest);
  const { text } = bytes;
  const isSpace = (character: string) => /[\t-\r \x85\xa0]/.test(character);
  let index = 0;
  while (index < text.length) {
    if (isSpace(text.charAt(index))) {
      index += 1;
      continue;
    }
    if (!text.startsWith("--", index)) break;
    const start = index;
    let flag = "";
    let quote: string | undefined;
    for (; index < text.length; index += 1) {
      const character = text.charAt(index);
      if (quote === undefined && isSpace(character)) break;
      if (character === quote) quote = undefined;
      else if (quote === undefined && /['"]/.test(character)) quote = character;
      else {
        if (character === escapeCharacter) index += 1;
        flag += text.charAt(index);
      }
    }
    if (flag === "--") break;
    flags.push({ text: fromLatin1(flag), offset: sourceOffset(bytes, start) });
  }
  return { flags, line: trimmed(part(rest, fromLatin1(text.slice(0, index)).length)) };
}

/** A character for each byte of a text, with the place of what the byte is of. */
function asLatin1({ text, from, end }: Traced): Traced {
  const tracer = new Tracer();
  let index = 0;
  for (const character of text) {
    const bytes = character < "\x80" ? character : utf8(character);
    tracer.addFrom(bytes, from[index] ?? end);
    index += character.length;
  }
  return tracer.traced(end);
}

const utf8 = (text: string) => String.fromCharCode(...new TextEncoder().encode(text));

/** The text whose bytes these characters are. */
function fromLatin1(text: string): string {
  const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0));
  return new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
}
