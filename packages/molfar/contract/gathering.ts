/** How the results of a step in parallel mode are named in the directories that gather them. */
import { lastSegment } from "./paths.ts";

/** The least digits in a gathered name. */
const minWidth = 5;

/** The digits that every gathered name of a collection has. */
export function indexWidth(items: number): number {
  return Math.max(minWidth, String(Math.max(items - 1, 0)).length);
}

/** An index with as many digits as the names of its collection have: `00007`. */
export function paddedIndex(index: number, items: number): string {
  return String(index).padStart(indexWidth(items), "0");
}

/**
 * The ending that a gathered file keeps: the last dot of the last segment and what follows, with
 * `.tar` before it. A name whose only dot is its first character has none.
 */
export function fileExtension(path: string): string {
  const name = lastSegment(path);
  const dot = name.lastIndexOf(".");
  if (dot <= 0 || dot === name.length - 1) return "";
  const before = name.slice(0, dot);
  const hasTar = before.length > 4 && before.toLowerCase().endsWith(".tar");
  return name.slice(hasTar ? dot - 4 : dot);
}

/**
 * The name of one result in a gathered directory: the padded index, with the ending of a file.
 *
 * @param path of the output artifact; absent for parameters and directories, which have no ending
 */
export function gatheredName(index: number, items: number, path: string | undefined): string {
  return (
    paddedIndex(index, items) +
    (path === undefined || path.endsWith("/") ? "" : fileExtension(path))
  );
}
