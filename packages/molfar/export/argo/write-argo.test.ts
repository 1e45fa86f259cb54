import { Workflow } from "@kubernetes-models/argo-workflows/argoproj.io/v1alpha1/Workflow";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import * as z from "zod";
import { sampleDisk, sampleSource } from "../../fixtures/export-samples.ts";
import { seeded } from "../../random/seeded.ts";
import { definition } from "../../random/workers.ts";
import { generatedWorkflow } from "../../random/workflow.ts";
import { planWorkflow } from "../../wiring/plan-workflow.ts";
import { readWiring } from "../../wiring/read-wiring.ts";
import { writeArgo } from "./write-argo.ts";

const named = z.looseObject({ name: z.string() });
const templateShape = z.looseObject({
  name: z.string(),
  dag: z
    .object({ tasks: z.array(z.looseObject({ name: z.string(), arguments: z.unknown() })) })
    .optional(),
  inputs: z.object({ parameters: z.array(named), artifacts: z.array(named) }).optional(),
  outputs: z.object({ parameters: z.array(named), artifacts: z.array(named).optional() }),
  container: z
    .looseObject({ args: z.array(z.string()).optional(), env: z.array(named).optional() })
    .optional(),
});
const documentShape = z.object({
  apiVersion: z.string(),
  kind: z.string(),
  metadata: z.looseObject({ generateName: z.string() }),
  spec: z.looseObject({ entrypoint: z.string(), templates: z.array(templateShape) }),
});

type Sample = Parameters<typeof sampleSource>[0];

function exportDocument(sample: Sample) {
  const { text, findings } = writeArgo(sampleSource(sample));
  if (text === undefined) throw new Error(JSON.stringify(findings));
  const document = documentShape.parse(parse(text));
  const template = (name: string) => {
    const found = document.spec.templates.find((each) => each.name === name);
    if (!found) throw new Error(`There is no template ${name}.`);
    return found;
  };
  return { text, template, tasks: template(document.spec.entrypoint).dag?.tasks ?? [] };
}

/** What Argo's schema says against a document; nothing, where it fits. */
function schemaProblem(text: string): string | undefined {
  try {
    new Workflow(parse(text)).validate();
    return undefined;
  } catch (error) {
    return String(error);
  }
}

const mark = "  m: {image: w, task: Mark, in: {text: {file: a.txt}}}";
const marks = "  m: {image: w, task: Mark, in: {text: {directory: d, each: sorted}}}";
const joined = `${marks}\n  j: {image: w, task: Join, in: {all: {from: m.marked}}}`;
const say =
  "  s: {image: w, task: Say, in: {page-size: {value: 1.50}}, secrets: {mask-salt: {env: S}}}";

test.each([
  ["a step", mark],
  ["a step in parallel mode, and one that gathers", joined],
  ["a value and a secret", say],
])("%s fits Argo's schema", (_, steps) => {
  expect(schemaProblem(exportDocument({ steps }).text)).toBeUndefined();
});

test("what doesn't fit Argo's schema is found", () => {
  const { text } = exportDocument({ steps: mark });
  expect(schemaProblem(text.replace('name: "m"', "nam: 3"))).toBeDefined();
});

test("every made-up workflow fits Argo's schema, or is refused for what it gathers", () => {
  let written = 0;
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const reading = readWiring(
        generatedWorkflow(seeded(seed)).wiring.replace("process: [w]", "image: w"),
      );
      const wiring = reading.wiring;
      const plan = wiring && planWorkflow(wiring, new Map([["w", definition]])).plan;
      if (!plan || !wiring) throw new Error(JSON.stringify(reading.findings));
      const definitions = new Map([["w", { definition, text: JSON.stringify(definition) }]]);
      const { text, findings } = writeArgo({ wiring, plan, definitions, disk: sampleDisk({}) });
      for (const { problem } of findings)
        expect(problem).toMatch(/final line break|failed attempt/);
      if (text === undefined) return;
      written += 1;
      expect(schemaProblem(text)).toBeUndefined();
    }),
    { numRuns: 60 },
  );
  expect(written).toBeGreaterThan(5);
});

test("annotations are cut to 200 characters", () => {
  const source = sampleSource({ steps: mark });
  const [step] = source.plan.steps;
  if (!step) throw new Error("There is no step.");
  const name = "a".repeat(300_000);
  const steps = [{ ...step, task: { ...step.task, name } }];
  const { text = "" } = writeArgo({ ...source, plan: { ...source.plan, name, steps } });
  const cut = `"${"a".repeat(199)}…"`;
  expect(text).toContain(`molfar/workflow: ${cut}`);
  expect(text).toContain(`molfar/task: ${cut}`);
});

test("a file is at one key, however its path is written", () => {
  const { tasks } = exportDocument({ steps: mark.replace("a.txt", "b/.././a.txt") });
  const s3 = { key: "molfar/sample-it-s-one/a.txt" };
  expect(tasks[0]?.arguments).toMatchObject({ artifacts: [{ s3 }] });
});

test("a file from disk is never unpacked, and neither are gathered ones", () => {
  const { tasks } = exportDocument({ steps: joined });
  const artifacts = tasks.flatMap((task) => {
    return z.object({ artifacts: z.array(z.unknown()) }).parse(task.arguments).artifacts;
  });
  expect(artifacts).toHaveLength(3);
  for (const artifact of artifacts) expect(artifact).toMatchObject({ archive: { none: {} } });
});

test("the header says that it was never executed", () => {
  expect(exportDocument({ steps: mark }).text).toMatch(/^(?:#.*\n)*# .*We haven't executed it/);
});

test("the header says what inputs, secrets and outputs are for, in a line each", () => {
  const steps = "  t: {image: w, task: Told, in: {text: {value: a}}, secrets: {key: {env: K}}}";
  const lines = exportDocument({ steps }).text.split("\n");
  expect(lines.filter((line) => line.startsWith("# t "))).toEqual([
    "# t takes text: What to say, {{as}} told.",
    "# t takes key: To be let in.",
    "# t gives text: What Größe said.",
  ]);
});

describe("a task becomes a container template", () => {
  test("every $ of a word is doubled, because Kubernetes reads two as one", () => {
    const { container } = exportDocument({ steps: mark }).template("m");
    expect(container?.args).toEqual(["$$(HOME)", "$${x}", ""]);
  });

  test("an artifact is at a path that ends as the definition says, and in its variable", () => {
    const { inputs, container } = exportDocument({ steps: mark }).template("m");
    const path = "/molfar/in/TEXT/text.md";
    expect(inputs?.artifacts).toContainEqual({ name: "text", path, mode: 0o444 });
    expect(container?.env).toContainEqual({ name: "TEXT_PATH", value: path });
  });

  test("a directory and its files can be read by a worker of another user", () => {
    const { inputs } = exportDocument({ steps: joined }).template("j");
    expect(inputs?.artifacts).toEqual([
      { name: "all", path: "/molfar/in/ALL/all", mode: 0o555, recurseMode: true },
    ]);
  });

  test("a parameter is a raw artifact, which keeps its digits", () => {
    const { template, tasks } = exportDocument({ steps: say });
    expect(template("s").inputs?.artifacts).toContainEqual({
      ...{ name: "page-size", path: "/molfar/in/PAGE_SIZE/value", mode: 0o444 },
      raw: { data: "{{inputs.parameters.page-size}}" },
    });
    expect(tasks[0]?.arguments).toMatchObject({
      parameters: [{ name: "page-size", value: "1.50" }],
    });
  });

  test("outputs are a file as it is and the value of a file", () => {
    const { outputs } = exportDocument({ steps: mark }).template("m");
    expect(outputs.artifacts).toEqual([
      {
        ...{ name: "marked-1", path: "/molfar/out/b/m.tar.gz", archive: { none: {} } },
        s3: { key: "{{workflow.uid}}/{{pod.name}}/marked-1.tar.gz" },
      },
    ]);
    expect(outputs.parameters).toEqual([
      { name: "length-0", valueFrom: { path: "/molfar/out/length" } },
    ]);
  });

  test("outputs whose paths end in one name have different keys", () => {
    const { outputs } = exportDocument({ steps: "  r: {image: w, task: Results}" }).template("r");
    const keys = outputs.artifacts?.map(({ s3 }) => JSON.stringify(s3));
    expect(new Set(keys).size).toBe(2);
  });

  test("a secret comes from one of the cluster", () => {
    const { container } = exportDocument({ steps: say }).template("s");
    const secretKeyRef = { name: "molfar-secrets", key: "s.MASK_SALT" };
    expect(container?.env).toContainEqual({ name: "MASK_SALT", valueFrom: { secretKeyRef } });
  });

  test("attempts, time and grace are those of the contract, or of the step", () => {
    const template = exportDocument({ steps: mark }).template("m");
    expect(template.retryStrategy).toEqual({
      ...{ limit: "2", retryPolicy: "OnFailure" },
      backoff: { duration: "10s", factor: "2", cap: "6m" },
    });
    expect(template.activeDeadlineSeconds).toBe(3_600);
    expect(template.podSpecPatch).toBe('{"terminationGracePeriodSeconds":30}');
    const once = mark.replace("task", "attempts: 1, timeout: 5, task");
    expect(exportDocument({ steps: once }).template("m").retryStrategy).toBeUndefined();
    expect(exportDocument({ steps: once }).template("m").activeDeadlineSeconds).toBe(5);
  });
});

describe("parallel mode becomes a task for each object that another task makes", () => {
  test("an item of file sorted keeps its name, and its index is told", () => {
    const { template, tasks } = exportDocument({ steps: marks });
    expect(tasks[1]).toMatchObject({
      ...{ withParam: "{{tasks.m-items.outputs.parameters.items}}" },
      arguments: {
        artifacts: [{ name: "text", s3: { key: "molfar/sample-it-s-one/d/{{item.name}}" } }],
      },
    });
    expect(template("m").container?.env).toContainEqual({
      ...{ name: "TEXT_INDEX", value: "{{inputs.parameters.itemIndex}}" },
    });
  });

  test("an item is found in the folder of the wiring file itself", () => {
    const { tasks } = exportDocument({ steps: marks.replace("directory: d", "directory: .") });
    expect(tasks[1]?.arguments).toMatchObject({
      artifacts: [{ s3: { key: "molfar/sample-it-s-one/{{item.name}}" } }],
    });
  });

  test("an item of an output or of gathered results is found in them", () => {
    const sorted = "in: {text: {from: p.parts, each: sorted}}";
    const steps = `  p: {image: w, task: Split, in: {book: {file: b}}}
  m: {image: w, task: Mark, ${sorted}}
  n: {image: w, task: Mark, ${sorted.replace("p.parts", "m.marked")}}`;
    const { tasks } = exportDocument({ steps });
    const argumentsOf = (name: string) => tasks.find((each) => each.name === name)?.arguments;
    expect(argumentsOf("m")).toMatchObject({
      artifacts: [{ from: "{{tasks.p.outputs.artifacts.parts-1}}", subPath: "{{item.name}}" }],
    });
    expect(argumentsOf("n")).toMatchObject({
      artifacts: [{ name: "text", s3: { key: "{{workflow.uid}}/m/marked/{{item.name}}" } }],
    });
  });

  test("results are gathered under padded names, and read back by their prefix", () => {
    const { template, tasks } = exportDocument({ steps: joined });
    expect(template("m").outputs.artifacts).toMatchObject([
      { s3: { key: "{{workflow.uid}}/m/marked/{{inputs.parameters.itemPadded}}.tar.gz" } },
    ]);
    expect(tasks.at(-1)?.arguments).toMatchObject({
      artifacts: [{ name: "all", s3: { key: "{{workflow.uid}}/m/marked" } }],
    });
  });

  test("a step named like one of our templates keeps its name", () => {
    const { tasks } = exportDocument({ steps: mark.replace("m:", "main:") });
    expect(tasks.map(({ name }) => name)).toEqual(["main"]);
  });
});

describe("what Argo can't say is refused with the reason", () => {
  const length = `${marks}\n  j: {image: w, task: Join, in: {all: {from: m.length}}}`;
  const braced = "  n: {image: w, task: 'Name {{x}}'}";
  const granted = "  g: {image: w, task: Granted, secrets: {token: {env: T}}}";
  const list = mark.replace("a.txt", "a.txt, each: list");
  const split = "  p: {image: w, task: Split, in: {book: {directory: d, each: sorted}}}";
  const valued = (text: string) =>
    `  t: {image: w, task: Told, in: {text: {value: "${text}"}}, secrets: {key: {env: K}}}`;
  const outside = (path: string) => mark.replace("a.txt", path);
  test.each<[string, Sample, string]>([
    ["double braces", { steps: "  b: {image: w, task: Braces}" }, "more than one pass"],
    ["an image without a reference", { steps: mark, image: "" }, "has no reference"],
    ["a secret that an authorization fills", { steps: granted }, "filled by an authorization"],
    ["double braces in a list", { steps: list, content: "a\nb {{c}}\n" }, "an item of 'a.txt'"],
    ["double braces in a file name", { steps: marks, names: ["a", "{{b}}"] }, "an item of 'd'"],
    ["a control character in a value", { steps: valued("\\u0007") }, "has the character U+0007"],
    ["an emoji flag in a value", { steps: valued("🏴󠁧󠁢󠁳󠁣󠁴󠁿") }, "has the character U+E0067"],
    ["a private character in a list", { steps: list, content: "a\n\u{f0000}" }, "U+F0000"],
    ["a control character in a file name", { steps: marks, names: ["a", "\x7f"] }, "U+007F"],
    ["double braces in the name of a task", { steps: braced }, "The name of the task"],
    ["many short lines", { steps: list, content: "a\n".repeat(16_000) }, "more than 1 MiB"],
    ["a line that grows", { steps: list, content: "é".repeat(200_000) }, "more than 1 MiB"],
    ["many files", { steps: marks, names: Array(16_000).fill("a") }, "more than 1 MiB"],
    ["a file at an absolute path", { steps: outside("/etc/passwd") }, "no key"],
    ["a file beside the folder", { steps: outside("b/../../w/a.txt") }, "no key"],
    ["a list of more than 1 MiB", { steps: list, bytes: 1_048_577 }, "more than 1 MiB"],
    ["directories that are gathered", { steps: split }, "a failed attempt"],
    ["values that are gathered", { steps: length }, "final line break"],
    [
      "values that are gathered as an output",
      { steps: marks, outputs: "l: {from: m.length}" },
      "final line break",
    ],
  ])("%s", (_, sample, reason) => {
    const { findings } = writeArgo(sampleSource(sample));
    expect(findings).toEqual([
      expect.objectContaining({ code: "not-exported", problem: expect.stringContaining(reason) }),
    ]);
  });

  test("a value that Argo can put into JSON is exported, also with escapes", () => {
    const value =
      "\\b\\f\\n\\r\\t\\u0085\\u00a0\\ue000\\ufeff é漢😀👨‍👩‍👧🇸🇬\u{e0100}\u{20000}\\u2028";
    expect(writeArgo(sampleSource({ steps: valued(value) })).findings).toEqual([]);
  });

  test("a directory for each item can be gathered where no attempt comes after another", () => {
    const { findings } = writeArgo(
      sampleSource({ steps: split.replace("task", "attempts: 1, task") }),
    );
    expect(findings).toEqual([]);
  });
});
