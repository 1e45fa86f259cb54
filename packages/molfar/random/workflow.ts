/** Made-up workflows, with what a naive reading of the contract makes of them. */
import type { Content } from "../wiring/simulate.ts";
import { definition, workers } from "./workers.ts";

/** Random numbers from 0 to 1, and what to choose with them. */
export type Random = () => number;

export type Generated = {
  wiring: string;
  /** The files that the wiring names. */
  files: ReadonlyMap<string, Content>;
  /** The outputs of the workflow, which are those of all its steps. */
  expected: ReadonlyMap<string, Content>;
};

/** A source to join: an output, or something from outside. */
type Offer = {
  source: string;
  content: Content;
  shape: "string" | "number" | "file" | "directory" | "nested";
  mime: string;
  isCount: boolean;
};

type Port = { name: string; shape: "string" | "number" | "file" | "directory"; mime: string };

/** A workflow of up to seven steps, each joined to what was there before it. */
export function generatedWorkflow(random: Random): Generated {
  const below = (limit: number) => Math.floor(random() * limit);
  const words = () => Array.from({ length: below(5) }, () => pick(pieces, below)).join("");
  const files = new Map<string, Content>([
    ["a.txt", words()],
    ["list.txt", words()],
    ["objects.jsonl", Array.from({ length: below(4) }, (_, at) => `{"n": ${at}.50}\n`).join("")],
    ["tree", new Map(Array.from({ length: below(4) }, (_, at) => [`f${at}.txt`, words()]))],
  ]);
  const given = (name: string) => files.get(name) ?? "";
  const disk = { mime: "*", isCount: false } as const;
  const offers: Offer[] = [
    { ...disk, source: "file: a.txt", content: given("a.txt"), shape: "file" },
    { ...disk, source: "file: list.txt", content: given("list.txt"), shape: "file" },
    { ...disk, source: "file: objects.jsonl", content: given("objects.jsonl"), shape: "file" },
    { ...disk, source: "directory: tree", content: given("tree"), shape: "directory" },
    { ...disk, mime: "text/plain", source: "value: 1.50", content: "1.50", shape: "number" },
  ];
  const steps: string[] = [];
  const expected = new Map<string, Content>();
  const count = 1 + below(7);
  for (let at = 0; at < count; at += 1) {
    const key = `s${at}`;
    const task = pick(definition.tasks, below);
    const { inputs, outputs } = listPorts(task);
    const joins = joinsFor(inputs, offers, below);
    if (!joins) continue;
    const each = joins.find(({ items }) => items);
    const results = (each?.items ?? [undefined]).map((item, index) => {
      const contents = joins.map(({ port, offer, items }): [string, Content] => [
        port.name,
        items ? (item ?? "") : offer.content,
      ]);
      return workers[task.name]?.(new Map(contents), each ? String(index) : "-") ?? {};
    });
    const joined = joins.map(({ port, text }) => `${port.name}: {${text}}`).join(", ");
    steps.push(`  ${key}: {image: w, task: ${task.name}, in: {${joined}}}`);
    for (const port of outputs) {
      const values = results.map((result) => countedValue(result[port.name] ?? "", port));
      const content = each ? gathered(values, port) : (values[0] ?? "");
      expected.set(`${key}-${port.name}`, content);
      const shape = contentShape(content, each !== undefined, port);
      const isCount = task.task_type === "split" && port.shape === "number" && !each;
      offers.push({
        source: `from: ${key}.${port.name}`,
        content,
        shape,
        mime: port.mime,
        isCount,
      });
    }
  }
  if (steps.length === 0) return generatedWorkflow(random);
  const outputs = [...expected.keys()].map(
    (name) => `  ${name}: {from: ${name.replace("-", ".")}}`,
  );
  const images = "images:\n  w: {definition: definition.json, process: [w]}";
  const wiring = `version: 1\nname: Made up\n${images}\nsteps:\n${steps.join("\n")}\noutputs:\n${outputs.join("\n")}\n`;
  return { wiring, files, expected };
}

/** A copy of gathered directories is one output, but its entries aren't files that can be items. */
function contentShape(content: Content, isGathered: boolean, port: Port): Offer["shape"] {
  const holdsFolders =
    typeof content === "object" && [...content.keys()].some((path) => path.includes("/"));
  if (holdsFolders || (isGathered && port.shape === "directory")) return "nested";
  return isGathered ? "directory" : port.shape;
}

const pieces = ["a", "b c", " ", "\n", "\r\n", "\u2028", "\r", "é", "Z\n", "\n\n", "0"] as const;

type Join = { port: Port; offer: Offer; text: string; items?: readonly string[] };

/** A legal source for every input, at most one of them item by item. */
function joinsFor(
  ports: readonly Port[],
  offers: readonly Offer[],
  below: (limit: number) => number,
): Join[] | undefined {
  const joins: Join[] = [];
  for (const port of ports) {
    const legal = offers.flatMap((offer) =>
      legalJoins(
        port,
        offer,
        joins.some(({ items }) => items),
      ),
    );
    const join = legal.length > 0 ? pick(legal, below) : undefined;
    if (!join) return undefined;
    joins.push(join);
  }
  return joins;
}

/** The table of joins, implemented again without the planner. */
function legalJoins(port: Port, offer: Offer, hasItems: boolean): Join[] {
  const { source, content, shape } = offer;
  const text = typeof content === "string" ? content : "";
  const same = offer.mime === "*" || offer.mime === port.mime;
  const plain = port.mime === "text/plain";
  const joins: Join[] = [];
  const whole = () => joins.push({ port, offer, text: source });
  const items = (each: string, list: readonly string[]) => {
    if (!hasItems) joins.push({ port, offer, text: `${source}, each: ${each}`, items: list });
  };
  const isValue = shape === "string" || shape === "number";
  if (isValue && (port.shape === shape || port.shape === "string")) whole();
  if (isValue && port.shape === "file" && plain) whole();
  if (shape === "file" && port.shape === "file" && same) whole();
  if ((shape === "directory" || shape === "nested") && port.shape === "directory" && same) whole();
  if (shape === "file" && source !== "file: objects.jsonl") {
    if (port.shape === "string" || (port.shape === "file" && plain))
      items("list", splitLines(text));
  }
  if (source === "file: objects.jsonl" && port.mime === "application/json") {
    items("jsonl", splitLines(text));
  }
  if (shape === "directory" && port.shape === "file" && same && typeof content === "object") {
    const sorted = [...content].sort(([a], [b]) => (a < b ? -1 : 1));
    items(
      "sorted",
      sorted.map(([, each]) => each),
    );
  }
  if (offer.isCount && (port.shape === "number" || (port.shape === "file" && plain))) {
    items(
      "count",
      Array.from({ length: Number(text) }, (_, index) => String(index)),
    );
  }
  return joins;
}

function splitLines(text: string): string[] {
  const lines = text.split("\n");
  const last = lines.pop() ?? "";
  const whole = lines.map((line) => (line.endsWith("\r") ? line.slice(0, -1) : line));
  return last === "" ? whole : [...whole, last];
}

function listPorts({ parameters = [], artifacts = [] }: (typeof definition.tasks)[number]) {
  const ports = { inputs: [] as Port[], outputs: [] as (Port & { path?: string })[] };
  for (const entry of [...parameters, ...artifacts]) {
    if ("$ref" in entry) continue;
    const list = entry.direction === "input" ? ports.inputs : ports.outputs;
    const { name } = entry;
    if ("path" in entry) {
      const shape = entry.path.endsWith("/") ? "directory" : "file";
      list.push({ name, shape, mime: entry.mime_types[0] ?? "", ...{ path: entry.path } });
    } else {
      const shape = entry.type === "number" ? "number" : "string";
      list.push({ name, shape, mime: "text/plain" });
    }
  }
  return ports;
}

/** The compared part of an output: a value without one final line break. */
function countedValue(content: Content, { shape }: Port): Content {
  const isValue = shape === "string" || shape === "number";
  return isValue && typeof content === "string" ? content.replace(/\r?\n$/, "") : content;
}

function gathered(values: readonly Content[], { path = "" }: { path?: string }): Content {
  const endings: Readonly<Record<string, string>> = {
    ...{ "b/marked.tar.gz": ".tar.gz", "whole.txt": ".txt", "object.json": ".json" },
    "p.json": ".json",
  };
  const files = values.flatMap((value, index): [string, string][] => {
    const name = `${index}`.padStart(5, "0");
    if (typeof value === "string") return [[`${name}${endings[path] ?? ""}`, value]];
    return [...value].map(([inner, text]) => [`${name}/${inner}`, text]);
  });
  return new Map(files);
}

function pick<Value>(list: readonly Value[], below: (limit: number) => number): Value {
  const value = list[below(list.length)];
  if (value === undefined) throw new Error("There is nothing to choose from.");
  return value;
}
