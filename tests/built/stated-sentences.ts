/** A sentence or a cell of a table, with the heading it stands under. */
export type Statement = { page: string; heading: string; text: string };

/**
 * What the Markdown of a page says, sentence by sentence. A cell of a table becomes
 * `row: column: cell`, so that a value stands beside what it is a value of.
 */
export function statementsOf(page: string, markdown: string): Statement[] {
  const found: Statement[] = [];
  let heading = "";
  let columns: string[] = [];
  for (const raw of withoutFences(markdown).split("\n")) {
    const line = plain(raw);
    const title = /^(?:- )?#{1,6} (.*)$/.exec(line.trim())?.[1];
    if (title !== undefined) heading = title;
    const cells = cellsOf(line);
    if (cells.length === 0) columns = [];
    else if (columns.length === 0) columns = cells;
    const isRule = cells.every((cell) => /^:?-+:?$/.test(cell));
    if (cells.length > 0 && cells !== columns && !isRule) {
      const [row = "", ...rest] = cells;
      found.push(
        ...rest.map((cell, index) => ({
          page,
          heading,
          text: `${row}: ${columns[index + 1] ?? ""}: ${cell}`,
        })),
      );
    }
    if (title === undefined && cells.length === 0) {
      found.push(...sentences(line).map((text) => ({ page, heading, text })));
    }
  }
  return found;
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

function cellsOf(line: string): string[] {
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
