import { closeSync, openSync, readSync } from "node:fs";
import { join } from "node:path";
import { masker, type Patterns } from "../contract/masking.ts";
import type { PlannedOutput } from "../wiring/plan.ts";
import { filesBelow } from "./copy.ts";

/** The first output that holds the value of a secret, if one does. Outputs are never changed. */
export function outputWithSecret(
  out: string,
  outputs: readonly PlannedOutput[],
  patterns: Patterns,
): PlannedOutput | undefined {
  if (patterns.longest === 0) return undefined;
  return outputs.find(({ path, shape }) => {
    const whole = join(out, path);
    const files =
      shape.kind === "directory" ? filesBelow(whole).map((file) => join(whole, file)) : [whole];
    return files.some((file) => holdsSecret(file, patterns));
  });
}

function holdsSecret(path: string, patterns: Patterns): boolean {
  const file = openSync(path, "r");
  const mask = masker(patterns);
  const piece = new Uint8Array(65_536);
  try {
    for (let read = readSync(file, piece); read > 0; read = readSync(file, piece)) {
      mask.next(piece.subarray(0, read));
      if (mask.found) return true;
    }
    mask.end();
    return mask.found;
  } finally {
    closeSync(file);
  }
}
