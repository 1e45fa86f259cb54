import { resolve } from "node:path";
import { limits } from "../limits.ts";
import { sha256 } from "../runner/copy.ts";
import { excerpt, joinWithOr } from "../text/wording.ts";
import { readWiring } from "../wiring/read-wiring.ts";
import type { Given, Wiring } from "../wiring/wiring.ts";
import type { WiringFindings } from "../wiring/wiring-findings.ts";
import { baseFolder, type CheckedWiring, checkWiring } from "./prepare.ts";
import { readText } from "./read-text.ts";

/**
 * A wiring file that was read.
 *
 * @property base the folder where its paths start
 * @property sha256 of its bytes
 */
export type WiringFile = { wiring: Wiring; path: string; base: string; sha256: string };

/** Reads a wiring file. `problem` is a sentence where it can't be read. */
export function readWiringFile(
  file: string,
): { read: WiringFile } | WiringFindings | { problem: string } {
  const path = resolve(file);
  const reading = readText(path, limits.wiring);
  if (!reading.ok) return { problem: `${file} couldn't be read: ${reading.problem}.` };
  const { wiring, findings } = readWiring(reading.text);
  if (!wiring) return { findings };
  return { read: { wiring, path, base: baseFolder(path), sha256: sha256(reading.bytes) } };
}

/** Reads a wiring file and holds it to what it names. `problem` is a sentence where it can't be read. */
export function checkWiringFile(
  file: string,
): { checked: CheckedWiring } | WiringFindings | { problem: string } {
  const reading = readWiringFile(file);
  return "read" in reading ? checkWiring(reading.read.wiring, reading.read.base) : reading;
}

/**
 * Puts other files, directories or values in the place of a workflow's inputs.
 *
 * @param given by the names of the inputs, with absolute paths
 * @param flags how the caller names paths and values in its sentences, such as `--in`
 * @returns the changed wiring, or `unknown`: a sentence about a name that the workflow doesn't have
 */
export function withInputs(
  wiring: Wiring,
  given: ReadonlyMap<string, Given>,
  flags: { path: string; value: string },
): { wiring: Wiring } | { unknown: string } {
  const inputs = new Map<string, Given>(wiring.inputs);
  for (const [name, input] of given) {
    if (!inputs.has(name)) {
      const known = joinWithOr([...wiring.inputs.keys()]);
      const remedy = known === "" ? "The workflow has no inputs" : `Use ${known}`;
      const flag = input.kind === "value" ? flags.value : flags.path;
      return {
        unknown: `${flag} names '${excerpt(name)}', which isn't an input of the workflow. ${remedy}.`,
      };
    }
    inputs.set(name, input);
  }
  return { wiring: { ...wiring, inputs } };
}
