/** A heading, a sentence or a cell of a table, with the headings above it. */
export type Statement = { page: string; headings: string; text: string };

/**
 * The sentences of a page's Markdown. A cell of a table becomes `row: column: cell`, so that a
 * value is next to its label.
 */
export function listStatements(page: string, markdown: string): Statement[] {
  const found: Statement[] = [];
  const path: string[] = [];
  let columns: string[] = [];
  for (const raw of withoutFences(markdown).split("\n")) {
    const line = plain(raw);
    const [, level, title] = /^(?:- )?(#{1,6}) (.*)$/.exec(line.trim()) ?? [];
    if (level !== undefined) path.length = level.length - 1;
    const headings = path.filter(Boolean).join(": ");
    if (level !== undefined && title !== undefined) {
      path[level.length - 1] = title;
      found.push({ page, headings, text: title });
      continue;
    }
    const cells = splitCells(line);
    if (cells.length === 0) columns = [];
    else if (columns.length === 0) columns = cells;
    const isRule = cells.every((cell) => /^:?-+:?$/.test(cell));
    if (cells.length > 0 && cells !== columns && !isRule) {
      const [row = "", ...rest] = cells;
      found.push(
        ...rest.map((cell, index) => ({
          page,
          headings,
          text: `${row}: ${columns[index + 1] ?? ""}: ${cell}`,
        })),
      );
    }
    if (cells.length === 0) {
      found.push(...sentences(line).map((text) => ({ page, headings, text })));
    }
  }
  return found;
}

/** '48-hour' and '48 hours' are one value, and so are '20ms' and '20 ms'. */
export function comparable(value: string): string {
  return value
    .toLowerCase()
    .replaceAll("-", " ")
    .replace(/s$/, "")
    .replace(" per ", " a ")
    .replace(/(\d) ?ms?$/, "$1m");
}

function withoutFences(markdown: string): string {
  return markdown.replace(/^ *```[^\n]*\n[\s\S]*?^ *```$/gm, "");
}

/** The words of a line: links as their text, without marks and escapes. */
function plain(line: string): string {
  return line
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/\\(?=[^\w\s])/g, "")
    .replace(/[*_`]+/g, "");
}

function splitCells(line: string): string[] {
  const row = /^\s*\|(.*)\|\s*$/.exec(line)?.[1];
  return row === undefined ? [] : row.split("|").map((cell) => cell.trim());
}

function sentences(line: string): string[] {
  return line
    .replace(/^\s*(?:- |\d+\. )?/, "")
    .split(/(?<=[.?])\s+(?=[A-Z\d'])/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== "");
}
