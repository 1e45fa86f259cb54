import type { Place } from "../finding.ts";
import type { WiringRule } from "./rules.ts";

/** A breach of one rule, at one place of a wiring file or of a file that it names. */
export type WiringFinding = {
  code: WiringRule;
  /** The file, where it is another than the wiring file. */
  file?: string;
  place?: Place | undefined;
  /** What is wrong, as a sentence. */
  problem: string;
  /** What to do about it, as a sentence. */
  remedy: string;
};
