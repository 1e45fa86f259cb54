import { isUtf8 } from "node:buffer";
import { type Dirent, readdirSync } from "node:fs";
import type { FailureCode } from "../contract/failures.ts";
import { RunFailure } from "./run-failure.ts";

/**
 * What is in a folder. Node gives a name that isn't UTF-8 with other bytes, under which there is no
 * such file, or another one.
 *
 * @param code of the failure
 * @param where the folder, for the sentence: such as ` 'inner'`, or nothing where it's clear
 * @throws RunFailure where a name isn't UTF-8
 */
export function folderEntries(path: string, code: FailureCode, where: string): Dirent[] {
  const entries = readdirSync(path, { withFileTypes: true });
  if (!entries.some(({ name }) => name.includes("\ufffd"))) return entries;
  const bad = readdirSync(path, { encoding: "buffer" }).find((name) => !isUtf8(name));
  if (!bad) return entries;
  const shown = bad.toString("latin1").replace(/[^ -~]/g, hexEscape);
  throw new RunFailure(
    code,
    `The name '${shown}' in the directory${where} isn't UTF-8: rename it.`,
  );
}

function hexEscape(byte: string): string {
  return `\\x${byte.charCodeAt(0).toString(16).padStart(2, "0")}`;
}
