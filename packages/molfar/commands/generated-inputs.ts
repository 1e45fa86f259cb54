import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gatheredName } from "../contract/collections.ts";
import type { InputPort } from "../wiring/task-ports.ts";
import type { Source } from "../wiring/wiring.ts";

/**
 * A generated value for an input that wasn't given, or undefined where no bytes would fit its type.
 */
export function generatedInput(port: InputPort, folder: string): Source | undefined {
  const place = undefined;
  const { shape, variable } = port;
  if (shape.kind === "parameter") {
    return {
      kind: "value",
      value: { string: "one", number: "2", boolean: "true" }[shape.type],
      place,
    };
  }
  const bytes = textFor(port.mimeTypes);
  if (bytes === undefined) return undefined;
  const path = join(folder, variable);
  if (shape.kind === "file") {
    writeFileSync(path, bytes);
    return { kind: "file", path, place };
  }
  return { kind: "directory", path: generatedFolder(path, bytes, 2), place };
}

/**
 * Three items for one input, to pass one by one: what was given for it, or else made-up ones.
 * Nothing where the input can't be in parallel mode, or what was given can't be an item.
 */
export function threeItems(port: InputPort, folder: string, given?: Source): Source | undefined {
  const path = join(folder, `${port.variable}-items`);
  const place = undefined;
  const { shape, mimeTypes } = port;
  if (shape.kind === "directory") return undefined;
  if (shape.kind === "parameter") {
    if (shape.type === "boolean" || (given && given.kind !== "value")) return undefined;
    if (given && /[\r\n]/.test(given.value)) return undefined;
    const values = given ? [given.value, given.value, given.value] : ["1", "2", "3"];
    writeFileSync(path, `${values.join("\n")}\n`);
    return { kind: "file", path, place, each: "list" };
  }
  const bytes = given ? givenBytes(given) : textFor(mimeTypes);
  if (bytes === undefined) return undefined;
  return { kind: "directory", path: generatedFolder(path, bytes, 3), place, each: "sorted" };
}

/** What was given for a file; nothing where it can't be one. */
function givenBytes(given: Source): string | Uint8Array | undefined {
  if (given.kind === "value") return given.value;
  return given.kind === "file" ? readFileSync(given.path) : undefined;
}

/** A directory without files. */
export function emptyFolder(port: InputPort, folder: string): Source {
  const path = generatedFolder(join(folder, `${port.variable}-empty`), "", 0);
  return { kind: "directory", path, place: undefined };
}

function generatedFolder(path: string, bytes: string | Uint8Array, files: number): string {
  mkdirSync(path);
  for (let index = 0; index < files; index += 1) {
    writeFileSync(join(path, gatheredName(index, files, "file.txt")), bytes);
  }
  return path;
}

function textFor(mimeTypes: readonly string[]): string | undefined {
  if (mimeTypes.some((type) => type.startsWith("text/csv"))) return "name,amount\nAda,2\n";
  if (mimeTypes.some((type) => type.startsWith("application/json"))) return '{"name": "Ada"}\n';
  if (mimeTypes.some((type) => /^(text\/|application\/octet-stream)/.test(type))) {
    // Text that is a number, too: many tasks take the numbers that an earlier one has written.
    return "2\n";
  }
  return undefined;
}
