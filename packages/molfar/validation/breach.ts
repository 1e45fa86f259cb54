import type { Keys, Part } from "../finding.ts";
import type { FindingCode } from "../rules.ts";

/** A breach of a rule, before its place is looked up. */
export type Breach = {
  code: FindingCode;
  /** The keys that lead to where it is. */
  keys: Keys;
  /** Whether its place is the key or, as when this is left out, the value. */
  part?: Part;
  problem: string;
  /** A function where something is looked for that might have been meant: few breaches are told. */
  remedy: string | (() => string);
};
