import {
  closeSync,
  constants,
  fstatSync,
  lstatSync,
  openSync,
  readSync,
  type Stats,
} from "node:fs";
import { join } from "node:path";
import type { OutputDigest, OutputDigests } from "../contract/events.ts";
import { masker, type Patterns } from "../contract/masking.ts";
import { splitPath } from "../contract/paths.ts";
import { chunkCount, readOutputValue, valueLimits } from "../contract/values.ts";
import type { PlannedOutput } from "../wiring/plan.ts";
import { describeKind, filesBelow, hashFile, hashFolder, readPieces } from "./copy.ts";
import { RunFailure } from "./run-failure.ts";

/** Holds what a worker has left in its output folder to the contract, and hashes it. */
export async function collectOutputs(
  out: string,
  outputs: readonly PlannedOutput[],
): Promise<OutputDigests> {
  const digests: [string, OutputDigest][] = [];
  for (const output of outputs) {
    try {
      digests.push([output.name, await collectOutput(out, output)]);
    } catch (error) {
      if (!(error instanceof Error && "code" in error && error.code === "EACCES")) throw error;
      // The rights of what it wrote are the worker's own choice, and no fault of the runner's files.
      throw new RunFailure(
        "illegal-output",
        `The output '${output.name}' can't be read (${error.message}): let the worker give its owner the right to read it.`,
      );
    }
  }
  return Object.fromEntries(digests);
}

async function collectOutput(out: string, output: PlannedOutput): Promise<OutputDigest> {
  const path = join(out, output.path);
  checkKind(output, statOutput(out, output));
  if (output.shape.kind === "parameter") outputValue(out, output);
  return output.shape.kind === "directory" ? await hashFolder(path) : await hashFile(path);
}

/** The value of an output parameter, without its final line break. */
export function outputValue(out: string, { name, path, shape, isCount }: PlannedOutput): string {
  const type = shape.kind === "parameter" ? shape.type : "string";
  const reading = readOutputValue(firstBytes(join(out, path), valueLimits.file + 1), type);
  const refused = (reason: string) =>
    new RunFailure(
      "bad-output-value",
      `The output '${name}' isn't a ${type}: ${reason}. Let the worker write one to OUTPUT_PATH/${path}.`,
    );
  if (!reading.ok) throw refused(reading.reason);
  if (isCount && chunkCount(reading.value) === undefined) {
    throw refused("the count of a split task is a whole number from 0");
  }
  return reading.value;
}

/** What is at the place of an output, without following links. */
function statOutput(out: string, { name, path }: PlannedOutput): Stats {
  let at = out;
  let stats: Stats | undefined;
  for (const segment of splitPath(path)) {
    at = join(at, segment);
    stats = lstatSync(at, { throwIfNoEntry: false });
    if (!stats) break;
    if (stats.isSymbolicLink()) {
      throw new RunFailure(
        "illegal-output",
        `The output '${name}' is reached through a link: write a regular file or directory.`,
      );
    }
  }
  if (stats) return stats;
  throw new RunFailure(
    "missing-output",
    `The worker ended with 0, but the output '${name}' isn't there: let it write OUTPUT_PATH/${path}, also where it is empty.`,
  );
}

function checkKind({ name, shape }: PlannedOutput, stats: Stats): void {
  const wantsDirectory = shape.kind === "directory";
  if (wantsDirectory ? stats.isDirectory() : stats.isFile()) return;
  const wanted = wantsDirectory ? "a directory" : "a regular file";
  const is = stats.isDirectory() ? "a directory" : stats.isFile() ? "a file" : describeKind(stats);
  throw new RunFailure("illegal-output", `The output '${name}' is ${is}: write ${wanted}.`);
}

/** The beginning of a regular file. */
function firstBytes(path: string, most: number): Uint8Array {
  const file = openSync(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  try {
    const buffer = new Uint8Array(Math.min(most, fstatSync(file).size));
    let length = 0;
    for (let read = -1; read !== 0 && length < buffer.length; length += read) {
      read = readSync(file, buffer, length, buffer.length - length, length);
    }
    return buffer.subarray(0, length);
  } finally {
    closeSync(file);
  }
}

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
  const mask = masker(patterns);
  for (const piece of readPieces(path)) {
    mask.next(piece);
    if (mask.found) return true;
  }
  mask.end();
  return mask.found;
}
