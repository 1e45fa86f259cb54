/** The smallest parts of a JSON text: white space, strings, numbers and the three words. */

/** A text and how far it is read. */
export type Cursor = { readonly text: string; position: number };

/** Ends the reading. Caught where it began. */
export class Broken extends Error {
  readonly offset: number;
  readonly remedy: string;
  readonly code: "broken-json" | "too-much";

  constructor(
    offset: number,
    problem: string,
    remedy: string,
    code: Broken["code"] = "broken-json",
  ) {
    super(problem);
    this.offset = offset;
    this.remedy = remedy;
    this.code = code;
  }
}

export function skipSpace(cursor: Cursor): void {
  take(cursor, /[ \t\r\n]*/y);
}

/** A string from its opening quote to its closing one. */
export function readString(cursor: Cursor): string {
  const start = cursor.position;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: JSON allows none within a string
  const special = /["\\\u0000-\u001f]/g;
  special.lastIndex = start + 1;
  for (let found = special.exec(cursor.text); found; found = special.exec(cursor.text)) {
    cursor.position = found.index;
    if (found[0] === '"') {
      cursor.position += 1;
      return JSON.parse(cursor.text.slice(start, cursor.position));
    }
    if (found[0] !== "\\") {
      throw new Broken(
        found.index,
        "There's a line break or another control character inside a string.",
        "Write \\n for a line break, or close the string before it.",
      );
    }
    if (take(cursor, /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y) === undefined) {
      const written = cursor.text.slice(found.index, found.index + 2);
      throw new Broken(
        found.index,
        `'${written}' isn't a JSON escape.`,
        "Write \\\\ if you mean a backslash.",
      );
    }
    special.lastIndex = cursor.position;
  }
  throw new Broken(
    start,
    "The string that starts here isn't closed.",
    `Close it with a double quote. ${everyLine}`,
  );
}

/** A number, true, false or null. */
export function readWord(cursor: Cursor): unknown {
  const start = cursor.position;
  const word = take(cursor, /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y);
  if (word !== undefined && !/[\w.+-]/.test(cursor.text[cursor.position] ?? "")) {
    return JSON.parse(word);
  }
  cursor.position = start;
  throw expected(cursor, "a value");
}

/** The error for an unexpected character. */
export function expected({ text, position }: Cursor, what: string): Broken {
  const found = text[position];
  if (found === undefined) {
    return new Broken(
      position,
      `The JSON ends where ${what} should be.`,
      `Finish it. ${everyLine}`,
    );
  }
  const remedy =
    found === "'"
      ? "JSON only allows double quotes: use those."
      : found === "/" || found === "#"
        ? "JSON has no comments: remove it."
        : `Write ${what}.`;
  return new Broken(position, `Expected ${what} here, not ${JSON.stringify(found)}.`, remedy);
}

const everyLine = "In a Dockerfile, every line of a label except the last ends with a backslash.";

function take(cursor: Cursor, pattern: RegExp): string | undefined {
  pattern.lastIndex = cursor.position;
  const found = pattern.exec(cursor.text)?.[0];
  cursor.position += found?.length ?? 0;
  return found;
}
