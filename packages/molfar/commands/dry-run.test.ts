import { existsSync } from "node:fs";
import { beforeEach, expect, test } from "vitest";
import { testFolder } from "../fixtures/test-folder.ts";

const { inFolder, molfar, read, write } = testFolder(beforeEach, "words");

const dryRun = (args: readonly string[], words: readonly string[] = []) =>
  molfar([...args, "--dry-run", "--executor", "process", ...words]);

test("--dry-run prints the plan and starts nothing", async () => {
  const { code, out } = await dryRun(["workflow", "workflow.yaml"]);
  expect(code).toBe(0);
  expect(out).toContain("2. count: Count words, each item of 'chunk' (sorted)");
  expect(existsSync(inFolder(".molfar"))).toBe(false);
});

test("--dry-run needs no value of a secret", async () => {
  const definition = JSON.parse(read("definition.json"));
  definition.tasks[0].secrets = [{ name: "api-key", purpose: "To try it." }];
  write("definition.json", JSON.stringify(definition));
  const args = [
    ...["run", "definition.json", "--task", "Split book", "--in", "book=book.txt"],
    ...["--value", "lines-per-chunk=2", "--secret", "api-key=env:NOT_SET_ANYWHERE"],
  ];
  const { code, out } = await dryRun(args, ["--", "sh", "worker.sh"]);
  expect(out).toContain("1. task: Split book");
  expect(code).toBe(0);
});

const numbers = `version: 1
name: Numbers
images: {words: {definition: definition.json, process: [sh, worker.sh]}}
steps:
  split:
    image: words
    task: Split book
    in: {book: {file: book.txt}, lines-per-chunk: {file: sizes.txt, each: list}}
`;

test("--dry-run checks the items of a collection on disk, and says where it's joined", async () => {
  write("workflow.yaml", numbers);
  write("sizes.txt", "2\nmany\n");
  const { code, out } = await dryRun(["workflow", "workflow.yaml"]);
  expect(out).toMatch(/^workflow\.yaml:8:\d+ bad-item$/m);
  expect(out).toContain("The input 'lines-per-chunk' of the step 'split': Line 2 isn't a number");
  expect(out).toContain("Nothing was started.");
  expect(code).toBe(1);
});

test("--dry-run gives its findings as JSON where that is asked for", async () => {
  write("workflow.yaml", numbers);
  write("sizes.txt", "many\n");
  const { code, out } = await dryRun(["workflow", "workflow.yaml", "--json"]);
  expect(JSON.parse(out)).toMatchObject({ findings: [{ code: "bad-item" }] });
  expect(code).toBe(1);
});

test.each([
  ["a name that isn't in PATH", "no-such-shell"],
  ["a path that leads nowhere", "./no-such-worker"],
])("--dry-run finds that a program isn't there: %s", async (_, program) => {
  write("workflow.yaml", numbers.replace("process: [sh,", `process: [${program},`));
  write("sizes.txt", "2\n");
  const { code, out, error } = await dryRun(["workflow", "workflow.yaml"]);
  expect(error).toBe(
    `The program '${program}' of the step 'split' isn't there: install it, or correct 'process'.\n`,
  );
  expect(out).toBe("");
  expect(code).toBe(4);
});
