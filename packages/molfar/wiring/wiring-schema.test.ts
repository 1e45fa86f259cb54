import Ajv2020 from "ajv/dist/2020.js";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { caseFiles, caseIds } from "../conformance/run-case.ts";
import { readWiring } from "./read-wiring.ts";
import { wiringSchema } from "./wiring-schema.ts";

const takes = new Ajv2020({ strict: true, strictTypes: false, strictRequired: false }).compile(
  wiringSchema("https://www.example"),
);

/** What the reader says of a value, and what the schema says. */
function judged(value: object) {
  const { findings } = readWiring(JSON.stringify(value));
  return { reader: findings.length === 0, schema: takes(value) };
}

const small = {
  $schema: "wiring-v1.json",
  version: 1,
  name: "Small",
  images: { tools: { definition: "Dockerfile", image: "tools:1", process: ["sh"], sources: [""] } },
  inputs: { book: { file: "book.txt" }, all: { directory: "d" }, no: { value: false } },
  steps: {
    one: { image: "tools", task: "One", in: { Any: { input: "book", each: "list" } } },
    two: {
      ...{ image: "tools", task: "Two", secrets: { key: { env: "KEY" }, salt: { file: "s" } } },
      in: { a: { from: "one.Out.txt" }, b: { value: "" }, c: { value: 1.5 } },
      ...{ timeout: 86_400, attempts: 10, concurrency: 256, cpus: Number.MIN_VALUE },
      ...{ memory_mib: 65_536, disk_mib: 16 },
    },
  },
  outputs: { result: { from: "two.x" } },
  concurrency: 1,
};

test("both take a wiring file with every field", () => {
  expect(judged(small)).toEqual({ reader: true, schema: true });
});

const step = (fields: object) => ({ steps: { one: { ...small.steps.one, ...fields } } });
const source = (value: unknown) => step({ in: { Any: value } });
const image = (fields: object) => ({ images: { tools: { definition: "D", ...fields } } });

describe("both refuse", () => {
  test.each<[string, object]>([
    ["another version", { version: 2 }],
    ["an unknown field", { nmae: "x" }],
    ["an empty name", { name: "" }],
    ["a name with NUL", { name: "a\0" }],
    ["a schema that isn't text", { $schema: 1 }],
    ["no images", { images: {} }],
    ["no steps", { steps: {} }],
    ["an illegal key", { inputs: { Book: { file: "a" } } }],
    ["a long key", { inputs: { ["k".repeat(64)]: { file: "a" } } }],
    ["inputs that aren't a map", { inputs: null }],
    ["too much at once", { concurrency: 257 }],
    ["an image without definition", { images: { tools: { image: "a" } } }],
    ["a reference that's an option", image({ image: "-a" })],
    ["no words", image({ process: [] })],
    ["a word that isn't text", image({ sources: [1] })],
    ["two sources", source({ file: "a", value: 1 })],
    ["no source", source({ each: "list" })],
    ["an unknown collection", source({ file: "a", each: "csv" })],
    ["a value that's nothing", source({ value: null })],
    ["a join without output", source({ from: "one." })],
    ["a join with two dots", source({ from: "one..a" })],
    ["a join of an illegal step", source({ from: "One.a" })],
    ["an input of the workflow in an input", { inputs: { a: { input: "b" } } }],
    ["a step without task", { steps: { one: { image: "tools" } } }],
    ["a secret with two sources", step({ secrets: { a: { env: "A", file: "b" } } })],
    ["a secret with a value", step({ secrets: { a: { value: "A" } } })],
    ["no time", step({ timeout: 0 })],
    ["too many attempts", step({ attempts: 11 })],
    ["half an attempt", step({ attempts: 1.5 })],
    ["no CPU", step({ cpus: 0 })],
    ["too many CPUs", step({ cpus: 16.5 })],
    ["too little memory", step({ memory_mib: 15 })],
    ["too much disk", step({ disk_mib: 102_401 })],
    ["an output of a file", { outputs: { a: { file: "a" } } }],
  ])("%s", (_, change) => {
    expect(judged({ ...small, ...change })).toEqual({ reader: false, schema: false });
  });
});

test("the schema takes the wiring files of the conformance cases that the reader takes", () => {
  const wirings = caseIds.flatMap((id) =>
    [...caseFiles(id)].flatMap(([path, text]) =>
      path.endsWith(".yaml") ? [[id, text] as const] : [],
    ),
  );
  expect(wirings.length).toBeGreaterThan(20);
  for (const [id, written] of wirings) {
    if (readWiring(written).findings.length > 0) continue;
    expect(takes(parse(written)), `${id}: ${JSON.stringify(takes.errors)}`).toBe(true);
  }
});
