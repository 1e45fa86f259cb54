import { limits } from "../limits.ts";
import { readWiring } from "../wiring/read-wiring.ts";
import type { WiringFinding } from "../wiring/wiring-findings.ts";
import { collectionFindings } from "./dry-run.ts";
import { checkWiring } from "./prepare.ts";
import type { TextReading } from "./read-text.ts";

/**
 * Holds a wiring file to all rules that need nothing to be started: those of the file, of the
 * definitions and files that it names, and of collections on disk. Values of secrets aren't read.
 *
 * @param base the folder where its paths start
 */
export function checkWiringText(
  reading: TextReading,
  base: string,
): { findings: readonly WiringFinding[]; steps: number } {
  if (!reading.ok) return { findings: [tooLong], steps: 0 };
  const { wiring, findings } = readWiring(reading.text);
  if (!wiring) return { findings, steps: 0 };
  const steps = wiring.steps.size;
  const checking = checkWiring(wiring, base);
  if (!("checked" in checking)) return { findings: checking.findings, steps };
  return { findings: collectionFindings(checking.checked), steps };
}

const tooLong: WiringFinding = {
  code: "too-much",
  place: { line: 1, column: 1 },
  problem: `The file is larger than ${limits.wiring} bytes, the most that a wiring file has.`,
  remedy: "Divide the workflow into smaller ones.",
};
