import { LineCounter, parseDocument } from "yaml";
import { type CollectionKind, collectionKinds } from "../contract/collections.ts";
import { limits } from "../limits.ts";
import { excerpt } from "../text/wording.ts";
import type { Given, Join, SecretSource, Source, WiredImage, WiredStep, Wiring } from "./wiring.ts";
import type { WiringFinding } from "./wiring-findings.ts";
import { yamlRefusals } from "./yaml-guard.ts";
import { type Entry, YamlReader } from "./yaml-reader.ts";

/** The content of a wiring file without syntax findings. */
export type WiringReading =
  | { wiring: Wiring; findings: readonly [] }
  | { wiring: undefined; findings: readonly WiringFinding[] };

/** Reads the text of a wiring file and checks it against its schema. Never throws. */
export function readWiring(text: string): WiringReading {
  const refused = yamlRefusals(text);
  if (refused.length > 0) return { wiring: undefined, findings: refused };
  const lines = new LineCounter();
  const document = parseDocument(text, {
    version: "1.2",
    schema: "core",
    prettyErrors: false,
    uniqueKeys: false,
    lineCounter: lines,
  });
  if (document.errors.length > 0) {
    const findings = document.errors.slice(0, limits.findings).map(({ message, pos }) => {
      const { line, col } = lines.linePos(pos[0]);
      return {
        code: "broken-yaml" as const,
        place: { line: Math.max(line, 1), column: Math.max(col, 1) },
        problem: `This isn't YAML 1.2: ${excerpt(message.split("\n")[0] ?? "").replace(/[.:]$/, "")}.`,
        remedy: "Correct the line, or put the text into quotes.",
      };
    });
    return { wiring: undefined, findings };
  }
  const reader = new YamlReader(lines);
  const root = { node: document.contents ?? undefined, place: { line: 1, column: 1 } };
  const wiring = wholeIn(reader, root);
  const { findings } = reader;
  if (findings.length > 0) return { wiring: undefined, findings };
  return { wiring, findings: [] };
}

const keyPattern = /^[a-z][a-z0-9-]{0,62}$/;

/** A placeholder for a value that couldn't be read. There is a finding, so it's never used. */
const unread = "";

function wholeIn(reader: YamlReader, root: Pick<Entry, "node" | "place">): Wiring {
  const what = "The wiring file";
  const required = ["version", "name", "images", "steps"];
  const optional = ["$schema", "inputs", "outputs", "concurrency"];
  const fields = reader.fields(root, what, required, optional);
  reader.text(fields.get("$schema"), "'$schema'");
  reader.number(fields.get("version"), "'version'", { least: 1, most: 1 });
  const concurrency = concurrencyIn(reader, fields.get("concurrency"));
  return {
    name: reader.text(fields.get("name"), "'name'") ?? unread,
    images: keyed(reader, fields.get("images"), "'images'", true, imageIn),
    inputs: keyed(reader, fields.get("inputs"), "'inputs'", false, givenIn),
    steps: keyed(reader, fields.get("steps"), "'steps'", true, stepIn),
    outputs: keyed(reader, fields.get("outputs"), "'outputs'", false, outputIn),
    ...(concurrency !== undefined && { concurrency }),
  };
}

/** A map whose keys are names of the workflow's own. */
function keyed<Value>(
  reader: YamlReader,
  entry: Entry | undefined,
  what: string,
  needsOne: boolean,
  read: (reader: YamlReader, entry: Entry) => Value | undefined,
): Map<string, Value> {
  const before = reader.findings.length;
  const result = named(reader, entry, what, (_, each) => {
    if (!keyPattern.test(each.key)) {
      reader.report(
        "illegal-key",
        each.place,
        `'${excerpt(each.key)}' can't be a key of ${what}.`,
        "Use up to 63 lower-case letters, digits and hyphens, and begin with a letter.",
      );
    }
    return read(reader, each);
  });
  if (entry && needsOne && result.size === 0 && reader.findings.length === before) {
    reader.report("missing-field", entry.place, `${what} is empty.`, "Add at least one entry.");
  }
  return result;
}

function imageIn(reader: YamlReader, entry: Entry): WiredImage {
  const what = `The image '${excerpt(entry.key)}'`;
  const fields = reader.fields(entry, what, ["definition"], ["image", "process", "sources"]);
  const image = reader.text(fields.get("image"), "'image'");
  const process = reader.words(fields.get("process"), "'process'");
  const sources = reader.words(fields.get("sources"), "'sources'");
  if (image?.startsWith("-")) {
    const at = fields.get("image")?.place;
    reader.report("wrong-type", at, "'image' begins with a hyphen.", "Write a reference.");
  }
  return {
    place: entry.place,
    definition: reader.text(fields.get("definition"), "'definition'") ?? unread,
    ...(image !== undefined && { image }),
    ...(process && { process }),
    ...(sources && { sources }),
  };
}

function givenIn(reader: YamlReader, entry: Entry): Given | undefined {
  const what = `The input '${excerpt(entry.key)}'`;
  const fields = reader.fields(entry, what, [], ["file", "directory", "value"]);
  const only = onlyField(reader, entry, what, fields, "file, directory and value");
  return only && given(reader, only, entry);
}

function given(reader: YamlReader, only: Entry, { place }: Entry): Given | undefined {
  if (only.key === "value") {
    const value = reader.scalar(only, "'value'");
    return value === undefined ? undefined : { kind: "value", value, place };
  }
  const path = reader.text(only, `'${only.key}'`);
  const kind = only.key === "file" ? "file" : "directory";
  return path === undefined ? undefined : { kind, path, place };
}

function sourceIn(reader: YamlReader, entry: Entry): Source | undefined {
  const what = `The input '${excerpt(entry.key)}'`;
  const kinds = ["file", "directory", "value", "input", "from"];
  const all = reader.fields(entry, what, [], [...kinds, "each"]);
  const fields = new Map([...all].filter(([key]) => key !== "each"));
  const each = eachIn(reader, all.get("each"));
  const only = onlyField(reader, entry, what, fields, "file, directory, value, input and from");
  if (!only) return undefined;
  const source = readSource(reader, only, entry);
  return source && { ...source, ...(each && { each }) };
}

function readSource(reader: YamlReader, only: Entry, entry: Entry): Source | undefined {
  if (only.key === "from") return joinIn(reader, only, entry);
  if (only.key !== "input") return given(reader, only, entry);
  const input = reader.text(only, "'input'");
  return input === undefined ? undefined : { kind: "input", input, place: entry.place };
}

function outputIn(reader: YamlReader, entry: Entry): Join | undefined {
  const what = `The output '${excerpt(entry.key)}'`;
  const from = reader.fields(entry, what, ["from"], []).get("from");
  return from && joinIn(reader, from, entry);
}

function joinIn(reader: YamlReader, from: Entry, { place }: Entry): Join | undefined {
  const text = reader.text(from, "'from'");
  if (text === undefined) return undefined;
  const dot = text.indexOf(".");
  const [step, output] = [text.slice(0, dot), text.slice(dot + 1)];
  if (dot > 0 && keyPattern.test(step) && /^[^.]/.test(output)) {
    return { kind: "from", step, output, place };
  }
  return reader.report(
    "illegal-from",
    reader.place(from),
    `'${excerpt(text)}' isn't an output of a step.`,
    "Write the key of the step, a dot and the name of its output.",
  );
}

function eachIn(reader: YamlReader, entry: Entry | undefined): CollectionKind | undefined {
  const text = reader.text(entry, "'each'");
  if (!entry || text === undefined) return undefined;
  const kind = collectionKinds.find((each) => each === text);
  if (kind) return kind;
  const remedy = "Write list, sorted, jsonl or count.";
  const problem = `'each' can't be '${excerpt(text)}'.`;
  return reader.report("wrong-type", reader.place(entry), problem, remedy);
}

function onlyField(
  reader: YamlReader,
  entry: Entry,
  what: string,
  fields: ReadonlyMap<string, Entry>,
  known: string,
): Entry | undefined {
  const [only] = fields.values();
  if (only && fields.size === 1) return only;
  const remedy = `Give it exactly one of ${known}.`;
  const problem = only ? `${what} has ${fields.size} sources.` : `${what} has no source.`;
  return reader.report("one-source", reader.place(entry), problem, remedy);
}

function stepIn(reader: YamlReader, entry: Entry): WiredStep {
  const what = `The step '${excerpt(entry.key)}'`;
  const optional = ["in", "secrets", "timeout", "attempts", "concurrency"];
  const resources = ["cpus", "memory_mib", "disk_mib"];
  const fields = reader.fields(entry, what, ["image", "task"], [...optional, ...resources]);
  const whole = (name: string, least: number, most: number) =>
    reader.number(fields.get(name), `'${name}'`, { least, most });
  const timeout = whole("timeout", 1, 86_400);
  const attempts = whole("attempts", 1, 10);
  const concurrency = concurrencyIn(reader, fields.get("concurrency"));
  const cpus = reader.number(fields.get("cpus"), "'cpus'", { above: 0, most: 16 });
  const memoryMib = whole("memory_mib", 16, 65_536);
  const diskMib = whole("disk_mib", 16, 102_400);
  return {
    place: entry.place,
    image: reader.text(fields.get("image"), "'image'") ?? unread,
    task: reader.text(fields.get("task"), "'task'") ?? unread,
    in: named(reader, fields.get("in"), "'in'", sourceIn),
    secrets: named(reader, fields.get("secrets"), "'secrets'", secretIn),
    ...(timeout !== undefined && { timeout }),
    ...(attempts !== undefined && { attempts }),
    ...(concurrency !== undefined && { concurrency }),
    ...(cpus !== undefined && { cpus }),
    ...(memoryMib !== undefined && { memoryMib }),
    ...(diskMib !== undefined && { diskMib }),
  };
}

/** A map whose keys are names of the definition. */
function named<Value>(
  reader: YamlReader,
  entry: Entry | undefined,
  what: string,
  read: (reader: YamlReader, entry: Entry) => Value | undefined,
): Map<string, Value> {
  const result = new Map<string, Value>();
  for (const each of entry ? reader.entries(entry, what) : []) {
    const value = read(reader, each);
    if (value !== undefined) result.set(each.key, value);
  }
  return result;
}

function secretIn(reader: YamlReader, entry: Entry): SecretSource | undefined {
  const what = `The secret '${excerpt(entry.key)}'`;
  const fields = reader.fields(entry, what, [], ["env", "file"]);
  const [only] = fields.values();
  if (only && fields.size === 1) {
    const from = reader.text(only, `'${only.key}'`);
    const kind = only.key === "env" ? "env" : "file";
    return from === undefined ? undefined : { kind, from, place: entry.place };
  }
  const problem = `${what} needs one of env and file.`;
  return reader.report("one-source", entry.place, problem, "Name a variable or a file.");
}

function concurrencyIn(reader: YamlReader, entry: Entry | undefined): number | undefined {
  return reader.number(entry, "'concurrency'", { least: 1, most: limits.concurrency });
}
