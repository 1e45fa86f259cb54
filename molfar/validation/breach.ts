import type { FindingCode } from "../rules.ts";

/** A breach of a rule that the structure cannot say, before its place is looked up. */
export type Breach = {
  code: FindingCode;
  path: string;
  problem: string;
  remedy: string;
};
