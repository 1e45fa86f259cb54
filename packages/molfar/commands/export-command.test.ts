import { mkdirSync, readdirSync } from "node:fs";
import { beforeEach, expect, test } from "vitest";
import { testFolder } from "../fixtures/test-folder.ts";
import { limits } from "../limits.ts";

const { inFolder, molfar, read, write } = testFolder(beforeEach, "words");

/** Runs the command in the folder, and gives what it printed with its exit code. */
async function run(args: readonly string[]) {
  const { code: exit, ...printed } = await molfar(["export", ...args]);
  return { exit, ...printed };
}

test.each([
  ["cwl", 'dockerPull: "book-words:test"'],
  ["argo", 'image: "book-words:test"'],
])("%s is printed, and the command ends with 0", async (format, image) => {
  const { exit, out } = await run([format, "workflow.yaml"]);
  expect(exit).toBe(0);
  expect(out).toContain(image);
});

test.each([
  ["sources", ""],
  ["words", "worker.sh"],
  ["words", "./worker.sh"],
])("processes start with their words, and bring the files of their %s: %s", async (_, word) => {
  const text = read("workflow.yaml");
  const named = "process: [sh, worker.sh], sources: [worker.sh]";
  expect(text).toContain(named);
  const file = "process.yaml";
  write(file, word ? text.replace(named, `process: [sh, ${word}]`) : text);
  const { exit, out } = await run(["cwl", file, "--executor", "process"]);
  expect(exit).toBe(0);
  expect(out).not.toContain("dockerPull");
  expect(out).toContain('location: "worker.sh"');
});

test("what can't be exported ends with 1, and nothing is written", async () => {
  const text = `version: 1
name: A
images: {w: {definition: definition.json}}
steps: {a: {image: w, task: Count words, in: {chunk: {file: book.txt}}}}
`;
  write("no-image.yaml", text);
  const { exit, out } = await run(["cwl", "no-image.yaml", "--json"]);
  expect(exit).toBe(1);
  expect(JSON.parse(out)).toMatchObject({
    findings: [{ code: "not-exported", place: { line: 4 } }],
  });
});

test("a task without the words of a process isn't exported as one", async () => {
  const text = `version: 1
name: A
images: {w: {definition: definition.json, image: "w:1"}}
steps: {a: {image: w, task: Count words, in: {chunk: {file: book.txt}}}}
`;
  write("no-process.yaml", text);
  const { exit, out } = await run(["cwl", "no-process.yaml", "--executor", "process", "--json"]);
  expect(exit).toBe(1);
  expect(JSON.parse(out)).toMatchObject({ findings: [{ code: "not-exported" }] });
});

/** A wiring of steps that lack an image to start. */
function writeWithoutImages(steps: number): string {
  const each = Array.from(
    { length: steps },
    (_, index) => `  s${index}: {image: w, task: Count words, in: {chunk: {file: book.txt}}}\n`,
  );
  const images = "images: {w: {definition: definition.json}}";
  const file = "without-images.yaml";
  write(file, `version: 1\nname: A\n${images}\nsteps:\n${each.join("")}`);
  return file;
}

test("findings for people leave the standard output empty", async () => {
  const { exit, out, error } = await run(["argo", writeWithoutImages(1)]);
  expect(exit).toBe(1);
  expect(out).toBe("");
  expect(error).toContain("not-exported");
});

test("findings are cut, and the others are counted", async () => {
  const file = writeWithoutImages(limits.findings + 20);
  const { out } = await run(["cwl", file, "--json"]);
  const { findings, more } = JSON.parse(out);
  expect([findings.length, more]).toEqual([limits.findings, 20]);
  expect((await run(["cwl", file])).error).toContain("120 findings");
});

test("a file that can't be read ends with 2", async () => {
  expect((await run(["cwl", "missing.yaml"])).exit).toBe(2);
});

test.each([[["cwl"]], [["dot", "a.yaml"]], [["argo", "a.yaml", "--executor", "process"]]])(
  "%j isn't a command",
  async (args) => {
    const { exit, error } = await run(args);
    expect([exit, error]).toEqual([2, expect.stringContaining("Usage:")]);
  },
);

test("--for prints the CWL as ever, and on standard error what runs it and continues it", async () => {
  const plain = await run(["cwl", "workflow.yaml", "--executor", "process"]);
  const { exit, out, error } = await run([
    ...["cwl", "workflow.yaml", "--executor", "process", "--for", "slurm"],
  ]);
  expect([exit, out]).toEqual([0, plain.out]);
  const [keep, command = "", , cancel, restart = ""] = error.trimEnd().split("\n");
  expect(keep).toContain(inFolder("workflow.cwl"));
  expect(command.split(" ")).toEqual(
    expect.arrayContaining([
      ...["--batchSystem=slurm", `--jobStore=${inFolder("workflow-jobs")}`, "--no-container"],
      ...[`--workDir=${inFolder()}`, `--outdir=${inFolder("workflow-outputs")}`],
    ]),
  );
  const [, jobName = ""] = /--job-name=(\S+-workflow) /.exec(command) ?? [];
  expect(cancel).toBe(`  scancel --name=${jobName}`);
  expect(restart.replace("--restart ", "")).toBe(command);
});

test("--for with --json prints CWL and command as one object", async () => {
  const plain = await run(["cwl", "workflow.yaml"]);
  const { out, error } = await run(["cwl", "workflow.yaml", "--for", "single", "--json"]);
  expect(error).toBe("");
  expect(JSON.parse(out)).toMatchObject({
    ...{ cwl: plain.out, file: inFolder("workflow.cwl") },
    command: [
      "toil-cwl-runner",
      "--batchSystem=single_machine",
      {},
      {},
      inFolder("workflow.cwl"),
    ].map((each) => (typeof each === "string" ? each : expect.any(String))),
  });
});

test.each([
  ["the workflow's", "concurrency: 5\n", "", "5"],
  ["a step's, where it's the lowest", "concurrency: 5\n", "concurrency: 2, ", "2"],
  ["32, where none is given", "", "", "32"],
])("jobs at once are %s", async (_, whole, step, jobs) => {
  const text = read("workflow.yaml");
  expect(text).toContain("count: {");
  write("workflow.yaml", text.replace("count: {", `count: {${step}`) + whole);
  const { out } = await run(["cwl", "workflow.yaml", "--for", "slurm", "--json"]);
  expect(JSON.parse(out).command).toContain(`--maxLocalJobs=${jobs}`);
});

test.each([
  [["cwl", "workflow.yaml", "--for", "lsf"], "--for takes slurm, kubernetes or single, not 'lsf'."],
  [["argo", "workflow.yaml", "--for", "slurm"], "--for is for cwl"],
])("%j ends with 2 and a sentence", async (args, sentence) => {
  const { exit, error } = await run(args);
  expect([exit, error]).toEqual([2, expect.stringContaining(sentence)]);
});

const graph = (...args: readonly string[]) => molfar(["graph", ...args]);

test("the graph is printed, or replaces a file whole", async () => {
  const printed = await graph("workflow.yaml");
  expect(printed).toMatchObject({ code: 0, error: "" });
  expect(printed.out).toMatch(
    /^<\?xml .*split: Split book.*count: Count words.*add: Add.*<\/svg>\n$/s,
  );
  write("book.svg", "old".repeat(10_000));
  const before = readdirSync(inFolder());
  expect(await graph("workflow.yaml", "--out", "book.svg")).toEqual({
    code: 0,
    out: "",
    error: "",
  });
  expect(read("book.svg")).toBe(printed.out);
  expect(readdirSync(inFolder())).toEqual(before);
});

test("a file is written under the longest name that file systems take", async () => {
  const name = `${"x".repeat(251)}.svg`;
  expect(await graph("workflow.yaml", "--out", name)).toEqual({ code: 0, out: "", error: "" });
  expect(readdirSync(inFolder())).toContain(name);
});

test("findings of a graph end with 1, and write nothing", async () => {
  write("broken.yaml", "version: 2\n");
  const { code, out, error } = await graph("broken.yaml", "--out", "broken.svg");
  expect([code, out]).toEqual([1, ""]);
  expect(error).toContain("broken.yaml:1:10 wrong-type");
  expect(readdirSync(inFolder())).not.toContain("broken.svg");
});

test.each([
  ["no file", [], "molfar graph takes one wiring file."],
  ["a file that isn't there", ["none.yaml"], "none.yaml couldn't be read: ENOENT"],
  [
    "a folder to write to",
    ["workflow.yaml", "--out", "taken"],
    "'taken' isn't a regular file: name another one with --out.",
  ],
  [
    "a folder that isn't there",
    ["workflow.yaml", "--out", "no/a.svg"],
    "'no/a.svg' couldn't be written: ENOENT",
  ],
  ["no name to write to", ["workflow.yaml", "--out", ""], "--out takes a file, not ''."],
])("a graph with %s ends with 2 and a sentence", async (_, args, sentence) => {
  mkdirSync(inFolder("taken"));
  const { code, out, error } = await graph(...args);
  expect([code, out]).toEqual([2, ""]);
  expect(error).toContain(sentence);
});
