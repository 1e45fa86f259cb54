/** How Docker divides a Dockerfile into instructions. The source is BuildKit's `parser`. */
import { excerpt } from "../text/wording.ts";
import { readDirectives } from "./directives.ts";
import { readHeredocs } from "./heredocs.ts";
import {
  type Flag,
  formRefusal,
  holdsHeredocs,
  type Instruction,
  keywordFor,
  nearestKeyword,
  ruleRefusal,
} from "./instruction-rules.ts";
import { joinedLines, longLine, textStart } from "./lines.ts";
import { type Refusal, refused } from "./refusal.ts";
import { part, sourceOffset, type Traced } from "./traced.ts";
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

/** The instructions of a Dockerfile. Never throws. */
export function parseInstructions(source: string): Parsed {
  const { escapeCharacter, refusal } = readDirectives(source);
  const instructions: Instruction[] = [];
  const until = (wrong?: Refusal): Parsed => ({ escapeCharacter, instructions, refusal: wrong });
  const first = refusal ?? longLine(source);
  if (first) return until(first);
  let offset = textStart(source);
  for (;;) {
    const joined = joinedLines(source, offset, escapeCharacter);
    if (!joined) return until();
    const instruction = parseInstruction(joined.line, escapeCharacter);
    if ("problem" in instruction) return until(instruction);
    const wrong = formRefusal(instruction) ?? ruleRefusal(instruction);
    if (wrong) return until(wrong);
    offset = joined.next;
    if (holdsHeredocs(instruction)) {
      const read = readHeredocs(source, offset, joined.line);
      if ("problem" in read) return until(read);
      instruction.heredocs = read.heredocs;
      offset = read.next;
    }
    instructions.push(instruction);
  }
}

/** An instruction from its line, or why Docker refuses it. */
function parseInstruction(whole: Traced, escapeCharacter: string): Instruction | Refusal {
  const { keyword, name, offset, rest } = splitKeyword(whole);
  if (!keyword) return unknownInstruction(name, offset, escapeCharacter);
  const { flags, line } = splitFlags(rest, escapeCharacter);
  const instruction = { keyword, offset, flags, line, assignments: [], heredocs: [] };
  if (keyword === "ARG") {
    return { ...instruction, assignments: parseArguments(line, escapeCharacter) };
  }
  if (keyword === "LABEL" || keyword === "ENV") {
    const assignments = parseAssignments(line, escapeCharacter, keyword);
    return "problem" in assignments ? assignments : { ...instruction, assignments };
  }
  // What ONBUILD keeps is looked for only when another stage builds on this one.
  const isHeld = keyword === "ONBUILD" && splitKeyword(line).keyword;
  if (!isHeld || isHeld === "ONBUILD") return instruction;
  const trigger = parseInstruction(line, escapeCharacter);
  return "problem" in trigger ? trigger : { ...instruction, trigger };
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
  const text = /^[\t-\r ]*--/.test(rest.text) ? asLatin1(rest.text) : "";
  const isSpace = (character: string) => /[\t-\r \x85\xa0]/.test(character);
  const indexOf = (byte: number) => fromLatin1(text.slice(0, byte)).length;
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
    flags.push({ text: fromLatin1(flag), offset: sourceOffset(rest, indexOf(start)) });
  }
  return { flags, line: trimmed(part(rest, indexOf(index))) };
}

/** A character for each byte of a text. */
function asLatin1(text: string): string {
  const bytes = new TextEncoder().encode(text);
  return Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
}

/** The text whose bytes these characters are. */
function fromLatin1(text: string): string {
  const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0));
  return new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
}
