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
