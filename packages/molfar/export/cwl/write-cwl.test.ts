import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import * as z from "zod";
import { sampleSource } from "../../fixtures/export-samples.ts";
import type { ExportedStep } from "../exported-step.ts";
import type { Start } from "./cwl-tool.ts";
import { writeCwl } from "./write-cwl.ts";

const toolShape = z.object({
  class: z.string(),
  requirements: z.array(z.looseObject({ class: z.string() })).optional(),
  arguments: z.array(z.string()).optional(),
  baseCommand: z.array(z.string()).optional(),
  inputs: z.array(z.looseObject({ id: z.string(), type: z.unknown() })),
  outputs: z.array(
    z.looseObject({ id: z.string(), outputBinding: z.record(z.string(), z.unknown()).optional() }),
  ),
  temporaryFailCodes: z.array(z.number()).optional(),
  expression: z.string().optional(),
});
const documentShape = z.object({
  cwlVersion: z.literal("v1.2"),
  hints: z.array(z.unknown()).optional(),
  inputs: z.array(z.looseObject({ id: z.string() })),
  outputs: z.array(z.object({ id: z.string(), type: z.string(), outputSource: z.string() })),
  steps: z.array(
    z.object({
      id: z.string(),
      run: toolShape,
      in: z.array(z.looseObject({ id: z.string() })),
      scatter: z.array(z.string()).optional(),
      scatterMethod: z.string().optional(),
      out: z.array(z.string()),
    }),
  ),
});

const imageStart = ({ plan, image }: ExportedStep): Start => ({
  image: image.image ?? "",
  words: [...(plan.task.command ?? []), ...(plan.task.args ?? [])],
});
const processStart = ({ image }: ExportedStep): Start => ({
  ...{ program: image.process ?? [], words: [] },
  sources: image.sources ?? [],
});

type Sample = Parameters<typeof sampleSource>[0];

function exportDocument(sample: Sample, findStart = imageStart) {
  const { text, findings } = writeCwl(sampleSource(sample), findStart);
  if (text === undefined) throw new Error(JSON.stringify(findings));
  return documentShape.parse(parse(text));
}

function findStep(sample: Sample, id: string, findStart = imageStart) {
  const step = exportDocument(sample, findStart).steps.find((each) => each.id === id);
  if (!step) throw new Error(`There is no step ${id}.`);
  const requirement = (name: string) =>
    step.run.requirements?.find((each) => each.class === name) ?? { class: name };
  return { ...step, requirement };
}

const refusals = (sample: Sample, findStart = imageStart) =>
  writeCwl(sampleSource(sample), findStart).findings.map(
    ({ code, problem }) => `${code}: ${problem}`,
  );

const mark = "  m: {image: w, task: Mark, in: {text: {file: a.txt}}}";
const marks = "  m: {image: w, task: Mark, in: {text: {directory: d, each: sorted}}}";
const say =
  "  s: {image: w, task: Say, in: {page-size: {value: 1.50}}, secrets: {mask-salt: {env: S}}}";

const headerOf = (sample: Sample, findStart = imageStart) =>
  /^(?:#.*\n)*/.exec(writeCwl(sampleSource(sample), findStart).text ?? "")?.[0];

test("the header names the option that cwltool needs for some names of files", () => {
  expect(headerOf({ steps: mark })).toContain("--relax-path-checks");
});

test("the header of a workflow of processes says that inputs may be links", () => {
  expect(headerOf({ steps: mark, image: ", process: [sh]" }, processStart)).toContain("find -L");
  expect(headerOf({ steps: mark })).not.toContain("links");
});

test("steps that only evaluate an expression ask for little", () => {
  const outputs = "one: {from: m.marked}, two: {from: n.marked}";
  const steps = `${marks}\n${mark.replace("m:", "n:")}\n  o: {image: w, task: Join, in: {all: {from: m.marked}}}`;
  const tools = exportDocument({ steps, outputs }).steps.map(({ run }) => run);
  const expressions = tools.filter((run) => run.class === "ExpressionTool");
  expect(expressions).toHaveLength(3);
  for (const { requirements } of expressions) {
    expect(requirements).toEqual([expect.objectContaining({ coresMin: 1, ramMin: 256 })]);
  }
});

describe("a task becomes a tool", () => {
  test("an image is pulled by its reference, and its arguments come after the entry point", () => {
    const { run, requirement } = findStep({ steps: mark }, "m");
    expect(requirement("DockerRequirement")).toMatchObject({ dockerPull: "w:1" });
    expect(run.baseCommand).toBeUndefined();
  });

  test("a word that looks like an expression arrives as it is", () => {
    const { run } = findStep({ steps: mark }, "m");
    expect(run.arguments).toEqual(['$("$(HOME)")', `$("\${x}")`, ""]);
  });

  test("a process starts with its words, and its sources are in the working directory", () => {
    const image = ", process: [sh, w.sh], sources: ['my w.sh']";
    const { run, requirement } = findStep({ steps: mark, image }, "m", processStart);
    expect(run.baseCommand).toEqual(["sh", "w.sh"]);
    expect(requirement("InitialWorkDirRequirement").listing).toContainEqual({
      ...{ entryname: "my w.sh", entry: "$(inputs.source_0)" },
    });
    expect(run.inputs).toContainEqual({
      ...{ id: "source_0", type: "File" },
      default: { class: "File", location: "my%20w.sh" },
    });
  });

  test("the path of an artifact is in its variable, under the name of the definition", () => {
    const step = findStep({ steps: mark }, "m");
    expect(step.requirement("EnvVarRequirement").envDef).toContainEqual({
      ...{ envName: "TEXT_PATH", envValue: "$(inputs.TEXT_PATH.path)" },
    });
    expect(step.in).toContainEqual({
      ...{ id: "TEXT_PATH", source: "m_TEXT" },
      valueFrom: '$(renamed(self, "text.md"))',
    });
  });

  test("a parameter is a text that keeps its digits, and is written to a file called value", () => {
    const step = findStep({ steps: say }, "s");
    expect(step.in).toContainEqual({ id: "PAGE_SIZE_PATH", default: "1.50" });
    expect(step.requirement("InitialWorkDirRequirement").listing).toContainEqual({
      ...{ entryname: "in/PAGE_SIZE/value", entry: "$(inputs.PAGE_SIZE_PATH)" },
    });
  });

  test("outputs are looked for below an empty writable directory, whatever is in their paths", () => {
    const { run, requirement } = findStep(
      { steps: "  p: {image: w, task: Split, in: {book: {file: b}}}" },
      "p",
    );
    expect(requirement("InitialWorkDirRequirement").listing).toContainEqual(
      expect.objectContaining({ entryname: "out", writable: true }),
    );
    expect(run.outputs.map(({ outputBinding }) => outputBinding?.glob)).toEqual([
      "out/chunks",
      "out/p[*]rts",
    ]);
    expect(run.outputs[0]?.outputBinding).toMatchObject({
      loadContents: true,
      outputEval: '$(outputValue(self, "number", true, "chunks"))',
    });
  });

  test("a secret is an input without a value, and is marked for cwltool", () => {
    const { inputs, hints } = exportDocument({ steps: say });
    expect(inputs).toEqual([{ id: "s_MASK_SALT", type: "string" }]);
    expect(hints).toEqual([{ class: "cwltool:Secrets", secrets: ["s_MASK_SALT"] }]);
  });

  test("inputs, secrets and outputs say what they're for", () => {
    const steps = "  t: {image: w, task: Told, in: {text: {value: a}}, secrets: {key: {env: K}}}";
    const { run } = findStep({ steps }, "t");
    expect(run.inputs).toEqual([
      { id: "TEXT_PATH", type: "string", doc: "What to\nsay, {{as}} told." },
      { id: "KEY", type: "string", doc: "To be let in." },
    ]);
    expect(run.outputs).toMatchObject([{ id: "text", doc: "What Größe said." }]);
  });

  test("resources, the time limit and the network are those of the step", () => {
    const steps = mark.replace("task", "cpus: 2, memory_mib: 64, timeout: 9, task");
    const { requirement } = findStep({ steps }, "m");
    expect(requirement("ResourceRequirement")).toMatchObject({ coresMin: 2, ramMin: 64 });
    expect(requirement("ToolTimeLimit")).toMatchObject({ timelimit: 9 });
    expect(requirement("NetworkAccess")).toMatchObject({ networkAccess: true });
  });

  test("every exit code but 0 may be tried again, unless the step has one attempt", () => {
    expect(findStep({ steps: mark }, "m").run.temporaryFailCodes).toHaveLength(255);
    const once = mark.replace("task", "attempts: 1, task");
    expect(findStep({ steps: once }, "m").run.temporaryFailCodes).toBeUndefined();
  });
});

describe("parallel mode becomes a scatter", () => {
  test("over items and their indexes, which an expression makes", () => {
    const sample = { steps: marks };
    const step = findStep(sample, "m");
    expect(step.scatter).toEqual(["TEXT_PATH", "TEXT_INDEX"]);
    expect(step.scatterMethod).toBe("dotproduct");
    expect(findStep(sample, "m_items").run.expression).toBe(
      "$(sortedItems(inputs.source.listing, null))",
    );
  });

  test.each([
    [
      "list",
      "task: Mark, in: {text: {file: a, each: list}}",
      'listItems(inputs.source.contents, "string", "text.md")',
    ],
    [
      "jsonl",
      "task: Objects, in: {object: {file: a, each: jsonl}}",
      'jsonItems(inputs.source.contents, "object.json")',
    ],
    [
      "count",
      "task: Mark, in: {text: {from: p.chunks, each: count}}",
      'countItems(inputs.source, "text.md")',
    ],
    [
      "sorted",
      "task: Mark, in: {text: {from: p.parts, each: sorted}}",
      "sortedItems(inputs.source.listing, inputs.count)",
    ],
  ])("%s", (_, step, expression) => {
    const split = "  p: {image: w, task: Split, in: {book: {file: b}}}";
    const { run } = findStep({ steps: `${split}\n  m: {image: w, ${step}}` }, "m_items");
    expect(run.expression).toBe(`$(${expression})`);
  });

  test("results are gathered into a directory, where something is joined to them", () => {
    const steps = `${marks}\n  j: {image: w, task: Join, in: {all: {from: m.marked}}}`;
    expect(findStep({ steps }, "m_marked_gathered").run.expression).toBe(
      '$(gathered(inputs.results, ".tar.gz", "marked"))',
    );
    expect(findStep({ steps }, "j").in).toContainEqual({
      ...{ id: "ALL_PATH", source: "m_marked_gathered/directory" },
      valueFrom: '$(renamed(self, "all"))',
    });
    expect(exportDocument({ steps: marks }).steps.map(({ id }) => id)).toEqual(["m_items", "m"]);
  });
});

test("an input of the workflow keeps its key, and has its file as the default", () => {
  const steps = mark.replace("file: a.txt", "input: book");
  const { inputs, outputs } = exportDocument({
    ...{ steps, inputs: "book: {file: 'a b.txt'}", outputs: "book: {from: m.marked}" },
  });
  expect(inputs).toEqual([
    { id: "book_2", type: "File", default: { class: "File", location: "a%20b.txt" } },
  ]);
  expect(outputs).toEqual([{ id: "book", type: "File", outputSource: "m/marked" }]);
});

// Toil imports a directory twice that is a default of a step, and fails.
test("what a step takes from disk is an input of the workflow", () => {
  const { inputs, steps } = exportDocument({ steps: marks });
  expect(inputs).toEqual([
    {
      ...{ id: "m_TEXT", type: "Directory", loadListing: "deep_listing" },
      default: { class: "Directory", location: "d" },
    },
  ]);
  expect(steps[0]?.in).toEqual([{ id: "source", source: "m_TEXT" }]);
});

// Toil leaves out the third of three files of one name.
describe("engines put all outputs of a workflow into one place", () => {
  const tools = (outputs: string) =>
    exportDocument({ steps: `${mark}\n${mark.replace("m:", "n:")}`, outputs })
      .steps.filter(({ id }) => id.endsWith("_named"))
      .map(({ run }) => run);
  const named = (outputs: string) => tools(outputs).map(({ expression }) => expression);

  test("files of one name are named after their outputs, with their endings", () => {
    expect(named("one: {from: m.marked}, two: {from: n.marked}")).toEqual([
      '$({"named": renamed(inputs.result, "one.tar.gz")})',
      '$({"named": renamed(inputs.result, "two.tar.gz")})',
    ]);
  });

  // The input and the output of a tool share one scope of identifiers.
  test("no identifier is defined twice", () => {
    for (const { inputs, outputs } of tools("one: {from: m.marked}, two: {from: n.marked}")) {
      const ids = [...inputs, ...outputs].map(({ id }) => id);
      expect(ids).toEqual([...new Set(ids)]);
    }
  });

  test("a file keeps a name that no other output has", () => {
    expect(named("one: {from: m.marked}, length: {from: n.length}")).toEqual([]);
  });
});

describe("what CWL can't say is refused with the reason", () => {
  const command = "  c: {image: w, task: Command}";
  test.each([
    [
      "a command, where the definition doesn't show the image",
      { steps: command },
      "doesn't show whether it has one",
    ],
    [
      "a command and an ENTRYPOINT",
      { steps: command, dockerfile: 'FROM a\nENTRYPOINT ["b"]' },
      "its Dockerfile sets one",
    ],
    [
      "a command and a base image that may have an ENTRYPOINT",
      { steps: command, dockerfile: "FROM python" },
      "may inherit one",
    ],
    [
      "an ENTRYPOINT that only an earlier stage clears",
      { steps: command, dockerfile: "FROM a\nENTRYPOINT []\nFROM b" },
      "may inherit one",
    ],
    [
      "a command in the image's WORKDIR",
      {
        steps: "  r: {image: w, task: Relative}",
        dockerfile: "FROM scratch\nWORKDIR /app",
      },
      "'./run.sh', a path in the WORKDIR of its image",
    ],
    [
      "an ENTRYPOINT in the image's WORKDIR",
      { steps: mark, dockerfile: 'FROM a\nWORKDIR /app\nENTRYPOINT ["bin/run"]' },
      "'bin/run', a path in the WORKDIR of its image",
    ],
    [
      "a script in the image's WORKDIR",
      { steps: mark, dockerfile: 'FROM a\nWORKDIR /app\nENTRYPOINT ["python3", "-u", "task.py"]' },
      "'task.py', a path in the WORKDIR of its image",
    ],
    [
      "a CMD in the image's WORKDIR",
      { steps: say, dockerfile: 'FROM a\nWORKDIR /app\nCMD ["node", "src/task.mjs"]' },
      "'src/task.mjs', a path in the WORKDIR of its image",
    ],
    [
      "an ENTRYPOINT for a shell",
      { steps: mark, dockerfile: "FROM a\nWORKDIR /app\nENTRYPOINT exec sh ./run.sh" },
      "'./run.sh', a path in the WORKDIR of its image",
    ],
    [
      "a CMD for a shell",
      { steps: say, dockerfile: 'FROM a\nWORKDIR /app\nCMD python3 "task.py"' },
      "'task.py', a path in the WORKDIR of its image",
    ],
    [
      "an ENTRYPOINT of an earlier stage",
      { steps: mark, dockerfile: 'FROM a AS b\nWORKDIR /app\nENTRYPOINT ["./run"]\nFROM b' },
      "'./run', a path in the WORKDIR of its image",
    ],
    ["an image without a reference", { steps: mark, image: "" }, "has no reference"],
    [
      "a secret that an authorization fills",
      { steps: "  g: {image: w, task: Granted, secrets: {token: {env: T}}}" },
      "is filled by an authorization",
    ],
    [
      "a list of more than 64 KiB",
      { steps: mark.replace("a.txt", "a.txt, each: list"), bytes: 65_537 },
      "at most 64 KiB",
    ],
    [
      "one file under two names",
      { steps: "  t: {image: w, task: Two, in: {one: {file: a}, other: {file: a}}}" },
      "under one name",
    ],
    [
      "one file under two names, by two paths",
      { steps: "  t: {image: w, task: Two, in: {one: {file: a}, other: {file: ../w/./a}}}" },
      "under one name",
    ],
  ])("%s", (_, sample, reason) => {
    expect(refusals(sample)).toEqual([expect.stringMatching(/^not-exported: /)]);
    expect(refusals(sample)[0]).toContain(reason);
  });

  test("a source that would lie outside the working directory, or in the place of inputs", () => {
    const image = ", process: [sh], sources: [../a.sh, in/a.sh, ok.sh]";
    expect(refusals({ steps: mark, image }, processStart)).toHaveLength(2);
  });

  test.each([
    "FROM scratch",
    "FROM --platform=linux/amd64 scratch",
    "FROM a\nENTRYPOINT []",
    'FROM a AS b\nENTRYPOINT ["c"]\nFROM scratch',
  ])("a command isn't refused after %j, which leaves no ENTRYPOINT", (dockerfile) => {
    expect(findStep({ steps: command, dockerfile }, "c").run.arguments).toEqual(["run"]);
  });
});
