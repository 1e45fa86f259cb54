import type { Place } from "../finding.ts";

/** A finding of any of the files, for formats that have one list. */
export type FileFinding = {
  /** As the caller can open it: from the folder where the command was called, or absolute. */
  file: string;
  code: string;
  place?: Place | undefined;
  problem: string;
  remedy: string;
};

/**
 * What became of one file: its findings, in each format, or why it couldn't be read.
 *
 * @property more how many findings there are beyond these
 */
export type FileCheck =
  | { file: string; unread: string }
  | { file: string; findings: readonly FileFinding[]; more: number; text: string; json: string };
