import { lstatSync, readdirSync, rmdirSync, unlinkSync } from "node:fs";
import { openFolder } from "./run-folder.ts";

/** What was removed: everything that isn't a folder, and the bytes that it had. */
export type Removed = { files: number; bytes: number };

const separator = Buffer.from("/");

/**
 * Removes a file, or a folder with all that is in it, and counts it. Links aren't followed.
 *
 * @param path as bytes, because a worker may have written names that aren't UTF-8
 * @param removed which is added to
 * @throws what the system says where something can't be removed; the rest may be gone
 */
export function removeTree(path: string | Buffer, removed: Removed): void {
  const stats = lstatSync(path, { throwIfNoEntry: false });
  if (!stats) return;
  if (!stats.isDirectory()) {
    unlinkSync(path);
    removed.files += 1;
    removed.bytes += stats.size;
    return;
  }
  openFolder(path);
  const folder = Buffer.from(path);
  for (const name of readdirSync(folder, { encoding: "buffer" })) {
    removeTree(Buffer.concat([folder, separator, name]), removed);
  }
  rmdirSync(folder);
}
