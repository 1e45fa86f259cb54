import { forms } from "./forms.ts";
import type { StoredSubmission } from "./storage.ts";

/** What a file begins with so that Excel reads it as UTF-8, and not in the code page of its system. */
export const byteOrderMark = "\ufeff";

/**
 * One row of CSV (RFC 4180), without its line break. A cell that a spreadsheet would take for a
 * formula, also behind characters that it drops, gets an apostrophe before it. One with a semicolon
 * gets quotes: some read that as a comma.
 */
export function csvRow(cells: readonly string[]): string {
  return cells.map(csvCell).join(",");
}

function csvCell(text: string): string {
  const harmless = /^[\s\p{C}]*[=+\-@＝＋－＠]|^\p{Cc}/u.test(text) ? `'${text}` : text;
  return /[",;\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

const fieldNames = [...new Set(Object.values(forms).flatMap(({ fields }) => Object.keys(fields)))];

/** The names of the columns: a field that several forms have is one. */
export const csvHead = ["receipt", "form", "receivedAt", "state", ...fieldNames];

/** A submission as a row below these names. */
export function csvCells({ id, form, receivedAt, state, fields }: StoredSubmission): string[] {
  const texts = fieldNames.map((name) => String(fields[name] ?? ""));
  return [id, form, new Date(receivedAt).toISOString(), state, ...texts];
}
