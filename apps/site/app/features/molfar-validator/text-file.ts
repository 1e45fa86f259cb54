/** The text of a file that a visitor chose, or why it could not be read. */
export type TextFile =
  | { kind: "text"; text: string }
  | { kind: "too-large" }
  | { kind: "not-text" }
  | { kind: "unreadable" };

/** Reads a file of at most `largest` bytes as UTF-8. Never rejects. */
export async function readTextFile(file: File, largest: number): Promise<TextFile> {
  if (file.size > largest) return { kind: "too-large" };
  let bytes: ArrayBuffer;
  try {
    bytes = await file.arrayBuffer();
  } catch {
    // A folder, or a file that has gone since it was chosen.
    return { kind: "unreadable" };
  }
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    // Text in UTF-16 is mostly well-formed UTF-8 with a null as every other character.
    return text.includes("\0") ? { kind: "not-text" } : { kind: "text", text };
  } catch {
    return { kind: "not-text" };
  }
}
