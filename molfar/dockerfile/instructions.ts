import { DockerfileParser } from "dockerfile-ast";
import { linesOf } from "../text/places.ts";
import { joinedLines } from "./joined-lines.ts";
import type { Traced } from "./traced-text.ts";

/** An instruction of a Dockerfile. */
export type Instruction = {
  /** In upper case: `LABEL`. */
  keyword: string;
  /** Offset of the keyword. */
  offset: number;
  /** What follows the keyword, on one line. */
  line: Traced;
};

/** The instructions in order, without comments and heredocs, and the sign that escapes. */
export function instructionsOf(source: string): {
  escapeSign: string;
  instructions: Instruction[];
} {
  const dockerfile = parsed(source);
  const escapeSign = dockerfile.getEscapeCharacter();
  const { offsetAt } = linesOf(source);
  const instructions = dockerfile.getInstructions().map((instruction) => {
    const { start, end } = instruction.getRange();
    const keyword = instruction.getInstructionRange();
    return {
      keyword: instruction.getKeyword(),
      offset: offsetAt(start.line, start.character),
      line: joinedLines(
        source,
        offsetAt(keyword.end.line, keyword.end.character),
        offsetAt(end.line, end.character),
        escapeSign,
      ),
    };
  });
  return { escapeSign, instructions };
}

/**
 * The parser asks Node's Buffer for the bytes of the first sign. Where there is none, as in a
 * browser, it gets what it needs for as long as it runs.
 */
function parsed(source: string) {
  const scope: { Buffer?: unknown } = globalThis;
  if (scope.Buffer) return DockerfileParser.parse(source);
  scope.Buffer = { from: (sign: string) => new TextEncoder().encode(sign) };
  try {
    return DockerfileParser.parse(source);
  } finally {
    delete scope.Buffer;
  }
}
