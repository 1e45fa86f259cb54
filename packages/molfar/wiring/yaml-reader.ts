import { isMap, isScalar, isSeq, type LineCounter, type Node, type Scalar } from "yaml";
import type { Place } from "../finding.ts";
import { limits } from "../limits.ts";
import { excerpt, nearest } from "../text/wording.ts";
import type { WiringFinding, WiringRule } from "./wiring-findings.ts";

/** An entry of a map: its key with the place of the key, and its value, if it has one. */
export type Entry = { key: string; place: Place | undefined; node: Node | undefined };

/** Reads a YAML document and records each problem with its place. */
export class YamlReader {
  readonly findings: WiringFinding[] = [];
  readonly #lines: LineCounter;

  constructor(lines: LineCounter) {
    this.#lines = lines;
  }

  /** Where the value of an entry is, or else its key. */
  place({ node, place }: Pick<Entry, "node" | "place">): Place | undefined {
    if (!node?.range) return place;
    const { line, col } = this.#lines.linePos(node.range[0]);
    return { line, column: col };
  }

  report(code: WiringRule, place: Place | undefined, problem: string, remedy: string): undefined {
    if (this.findings.length < limits.findings)
      this.findings.push({ code, place, problem, remedy });
    return undefined;
  }

  /** The entries of a map, each key once. */
  entries(entry: Pick<Entry, "node" | "place">, what: string): Entry[] {
    const { node } = entry;
    const own = this.place(entry);
    if (!isMap(node)) {
      this.report("wrong-type", own, `${what} isn't a map.`, "Write keys with values.");
      return [];
    }
    const seen = new Set<string>();
    return node.items.flatMap((pair): Entry[] => {
      const key = isScalar(pair.key) ? scalarText(pair.key) : undefined;
      const at = isNode(pair.key) ? this.place({ node: pair.key, place: own }) : own;
      if (key === undefined) {
        this.report("wrong-type", at, `A key of ${what} isn't text.`, "Write text as the key.");
        return [];
      }
      if (seen.size === seen.add(key).size) {
        const remedy = "Remove one of the two.";
        this.report("repeated-key", at, `${what} has the key '${excerpt(key)}' twice.`, remedy);
        return [];
      }
      return [{ key, place: at, node: isNode(pair.value) ? pair.value : undefined }];
    });
  }

  /** The fields of a map that may only have these. */
  fields(
    entry: Pick<Entry, "node" | "place">,
    what: string,
    required: readonly string[],
    optional: readonly string[],
  ): ReadonlyMap<string, Entry> {
    const known = [...required, ...optional];
    const found = new Map<string, Entry>();
    for (const field of this.entries(entry, what)) {
      if (known.includes(field.key)) found.set(field.key, field);
      else this.#unknown(field, what, known);
    }
    if (!isMap(entry.node)) return found;
    for (const name of required.filter((each) => !found.has(each))) {
      const at = this.place(entry);
      this.report("missing-field", at, `${what} has no '${name}'.`, `Add '${name}'.`);
    }
    return found;
  }

  text(entry: Entry | undefined, what: string): string | undefined {
    if (!entry) return undefined;
    const { node } = entry;
    if (isScalar(node) && typeof node.value === "string" && node.value !== "") {
      return this.#withoutNul(node.value, entry, what);
    }
    return this.report(
      "wrong-type",
      this.place(entry),
      `${what} isn't text.`,
      "Write text, in quotes if it looks like a number or a word of YAML.",
    );
  }

  /** A text, number or boolean as it is written, so that 1.50 stays 1.50. */
  scalar(entry: Entry, what: string): string | undefined {
    const { node } = entry;
    if (isScalar(node) && node.value !== null) {
      const written = scalarText(node);
      if (written !== undefined) return written;
    }
    return this.report(
      "wrong-type",
      this.place(entry),
      `${what} isn't text, a number, true or false.`,
      "Write one of these; an empty text is ''.",
    );
  }

  words(entry: Entry | undefined, what: string): string[] | undefined {
    if (!entry) return undefined;
    const { node } = entry;
    if (!isSeq(node) || node.items.length === 0) {
      const problem = `${what} isn't a list of words.`;
      return this.report("wrong-type", this.place(entry), problem, "Write [one, two].");
    }
    return node.items.flatMap((item) => {
      const word = isNode(item) && isScalar(item) ? item.value : undefined;
      if (typeof word === "string") {
        const clean = this.#withoutNul(word, entry, what);
        return clean === undefined ? [] : [clean];
      }
      const at = isNode(item) ? this.place({ ...entry, node: item }) : entry.place;
      this.report("wrong-type", at, `A word of ${what} isn't text.`, "Write it in quotes.");
      return [];
    });
  }

  /** A whole number from the least to the most, or any number above a bound. */
  number(
    entry: Entry | undefined,
    what: string,
    { most, ...range }: { most: number } & ({ least: number } | { above: number }),
  ): number | undefined {
    if (!entry) return undefined;
    const value = isScalar(entry.node) ? entry.node.value : undefined;
    const isWhole = "least" in range;
    if (typeof value === "number" && value <= most) {
      if (isWhole ? Number.isInteger(value) && value >= range.least : value > range.above) {
        return value;
      }
    }
    if (isWhole && range.least === most) {
      return this.report(
        "wrong-type",
        this.place(entry),
        `${what} isn't ${most}.`,
        `Write ${most}.`,
      );
    }
    const kind = isWhole ? "a whole number" : "a number";
    const bounds = isWhole
      ? `from ${range.least} to ${most}`
      : `above ${range.above}, up to ${most}`;
    return this.report(
      "wrong-type",
      this.place(entry),
      `${what} isn't ${kind} ${bounds}.`,
      `Write ${kind} in this range.`,
    );
  }

  #withoutNul(text: string, entry: Entry, what: string): string | undefined {
    if (!text.includes("\0")) return text;
    return this.report(
      "wrong-type",
      this.place(entry),
      `${what} has a NUL character.`,
      "Remove it.",
    );
  }

  #unknown({ key, place }: Entry, what: string, known: readonly string[]): void {
    if (key === "<<") {
      const problem = "A wiring file can't have merge keys.";
      this.report("unsupported-yaml", place, problem, "Write the fields where they are needed.");
      return;
    }
    const meant = nearest(key, known);
    this.report(
      "unknown-field",
      place,
      `${what} can't have the field '${excerpt(key)}'.`,
      meant ? `Write '${meant}', or remove it.` : "Remove it.",
    );
  }
}

/** The text of a scalar: as written, or what quotes and blocks hold. */
function scalarText(scalar: Scalar): string | undefined {
  if (typeof scalar.value === "string") return scalar.value;
  return scalar.source;
}

function isNode(value: unknown): value is Node {
  return isScalar(value) || isMap(value) || isSeq(value);
}
