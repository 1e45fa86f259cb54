import { describe, expect, test } from "vitest";
import { artifact, definition, parameter, secret, task } from "../fixtures/definitions.ts";
import { planWorkflow } from "./plan-workflow.ts";
import { readWiring } from "./read-wiring.ts";
import { stepOrder } from "./step-order.ts";

const tools = definition(
  task("Split", {
    task_type: "split",
    parameters: [parameter("chunks", "output", "number")],
    artifacts: [artifact("parts", "parts/", "output")],
  }),
  task("Use", {
    artifacts: [artifact("text", "text.txt", "input"), artifact("result", "r.txt", "output")],
    parameters: [parameter("title", "output")],
  }),
  task("Sum", {
    artifacts: [
      artifact("all", "all/", "input"),
      artifact("table", "table.csv", "output", "text/csv"),
    ],
  }),
  task("Number", { parameters: [parameter("n", "input", "number")] }),
  task("Print", { artifacts: [artifact("page", "page.pdf", "input", "application/pdf")] }),
  task("Two", { parameters: [parameter("a", "input"), parameter("b", "input")] }),
  task("Secret", { secrets: [secret("key")] }),
);

function planned(steps: string, more = "") {
  const text = `version: 1\nname: A\nimages:\n  a: {definition: D}\nsteps:\n${steps}\n${more}`;
  const { wiring, findings } = readWiring(text);
  if (!wiring) throw new Error(JSON.stringify(findings));
  return planWorkflow(wiring, new Map([["a", tools]]));
}

const codes = (steps: string, more = "") =>
  planned(steps, more).findings.map(({ code, place }) => `${code} ${place?.line}`);

const split = "  split: {image: a, task: Split}";

test("a plan has its steps in the order of their joins", () => {
  const steps = `  sum: {image: a, task: Sum, in: {all: {from: use.result}}}
  use: {image: a, task: Use, in: {text: {from: split.parts, each: sorted}}}
${split}`;
  const { plan, findings } = planned(steps, "outputs: {t: {from: sum.table}}");
  expect(findings).toEqual([]);
  expect(plan?.steps.map(({ key }) => key)).toEqual(["split", "use", "sum"]);
  expect(plan?.steps[1]?.each).toMatchObject({
    ...{ collection: "sorted", countOf: { step: "split", output: "chunks" } },
  });
});

describe("what keeps a workflow from running is found where it is", () => {
  test.each([
    ["an unjoined input", "  s: {image: a, task: Use}", ["unjoined-input 6"]],
    [
      "two collections",
      "  s: {image: a, task: Two, in: {a: {file: x, each: list}, b: {file: x, each: list}}}",
      ["two-collections 6"],
    ],
    [
      "a step after itself",
      "  s: {image: a, task: Use, in: {text: {from: s.result}}}",
      ["cycle 6"],
    ],
    [
      "an unknown output",
      `${split}\n  s: {image: a, task: Use, in: {text: {from: split.x}}}`,
      ["unknown-output 7"],
    ],
    ["an unknown image", "  s: {image: b, task: Use}", ["unknown-image 6"]],
    ["an unknown task", "  s: {image: a, task: Used}", ["unknown-task 6"]],
    ["an unknown input", "  s: {image: a, task: Split, in: {x: {value: 1}}}", ["unknown-input 6"]],
    ["a secret that isn't given", "  s: {image: a, task: Secret}", ["no-secret 6"]],
    [
      "a value of another type",
      "  s: {image: a, task: Number, in: {n: {value: 1e3}}}",
      ["bad-value 6"],
    ],
    [
      "a directory without each to a file",
      `${split}\n  s: {image: a, task: Use, in: {text: {from: split.parts}}}`,
      ["shape-mismatch 7"],
    ],
    [
      "the number of a task that isn't a split",
      "  s: {image: a, task: Number, in: {n: {value: 3, each: count}}}",
      ["shape-mismatch 6"],
    ],
  ])("%s", (_, steps, expected) => {
    expect(codes(steps)).toEqual(expected);
  });

  test("an output of a step that isn't there", () => {
    expect(codes(split, "outputs: {t: {from: sum.table}}")).toEqual(["unknown-step 7"]);
  });
});

test.each([
  ["a value", "{value: 1}"],
  ["an output parameter", "{from: split.chunks}"],
  ["a line of a list", "{file: a.txt, each: list}"],
  ["an object of JSONL", "{file: a.jsonl, each: jsonl}"],
  ["an index", "{from: split.chunks, each: count}"],
])("%s doesn't become a file that lists only another type", (_, source) => {
  const { findings } = planned(`${split}\n  s: {image: a, task: Print, in: {page: ${source}}}`);
  expect(findings).toMatchObject([{ code: "shape-mismatch", place: { line: 7 } }]);
});

test.each([
  [Number.MIN_VALUE, 0.01],
  [1 / 3, 0.33333],
  [16, 16],
])("of %d CPUs, a container gets as many as engines take: %d", (cpus, given) => {
  const { plan } = planned(`  s: {image: a, task: Split, cpus: ${cpus}}`);
  expect(plan?.steps[0]?.limits.cpus).toBe(given);
});

test("a gathered parameter goes to a directory of text", () => {
  const steps = `${split}
  use: {image: a, task: Use, in: {text: {from: split.chunks, each: count}}}
  sum: {image: a, task: Sum, in: {all: {from: use.title}}}`;
  expect(codes(steps)).toEqual([]);
});

test("a long chain has an order", () => {
  const waits = new Map(Array.from({ length: 20_000 }, (_, at) => [`s${at}`, [`s${at + 1}`]]));
  const { order, closing } = stepOrder(waits);
  expect(order[0]).toBe("s19999");
  expect(closing).toEqual([]);
});
