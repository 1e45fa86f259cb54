/** Texts in a CWL document that engines look for expressions in. */

/** A text in JavaScript, in ASCII only. */
export function inScript(text: string): string {
  return JSON.stringify(text).replace(
    /[\x7f-\uffff]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

/** A text that arrives as it is, also where it looks like an expression. */
export function literal(text: string): string {
  return /\$[({]/.test(text) ? `$(${inScript(text)})` : text;
}

/** The glob that matches one path and no other. */
export function toGlob(path: string): string {
  return literal(path.replace(/[*?[]/g, "[$&]"));
}

/** A path beside the document, as the reference of a URI. */
export function toLocation(path: string): string {
  const encoded = path.split("/").map(encodeURIComponent).join("/");
  return path.startsWith("/") ? `file://${encoded}` : encoded;
}

/** Identifiers of one scope. CWL has one for inputs, outputs and steps together. */
export class Names {
  readonly #taken = new Set<string>();
  /** The number to try next, by name, so that equal wishes don't count from 2 each time. */
  readonly #next = new Map<string, number>();

  /** A name like this one that nothing else has. */
  take(wanted: string): string {
    const plain = wanted.replace(/[^A-Za-z0-9_-]/g, "_");
    let name = plain;
    let next = this.#next.get(plain) ?? 2;
    for (; this.#taken.has(name); next += 1) name = `${plain}_${next}`;
    this.#next.set(plain, next);
    this.#taken.add(name);
    return name;
  }
}
