import { stripVTControlCharacters } from "node:util";

const beginning = "This kernel doesn't start containers: ";

/**
 * What to throw where containers can't be started: if the kernel refuses them, a sentence that
 * `refusalIn` finds.
 */
export function explained(error: unknown): unknown {
  const words = error instanceof Error ? error.message : String(error);
  const refusal = words
    .split("\n")
    .map((line) => line.trim())
    .findLast((line) =>
      /operation not permitted|permission denied|not supported|not implemented|isn't mounted|need to insmod/i.test(
        line,
      ),
    );
  return refusal === undefined ? error : new Error(`${beginning}${refusal}`);
}

/** In the output of tests, the sentence that the kernel refuses containers. */
export function refusalIn(output: string): string | undefined {
  return stripVTControlCharacters(output)
    .split("\n")
    .find((line) => line.includes(beginning))
    ?.replace(/^.*(?=This kernel)/, "");
}
