import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { exportCommand } from "./export-command.ts";
import { UsageError } from "./run-options.ts";

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "molfar-export-"));
  cpSync(join(import.meta.dirname, "../fixtures/words"), folder, { recursive: true });
});
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => vi.restoreAllMocks());

/** Runs the command in the folder, and gives what it printed with its exit code. */
function run(...args: string[]) {
  let printed = "";
  vi.spyOn(process.stdout, "write").mockImplementation((text) => {
    printed += String(text);
    return true;
  });
  vi.spyOn(console, "info").mockImplementation((text) => {
    printed += String(text);
  });
  vi.spyOn(console, "error").mockImplementation((text) => {
    printed += String(text);
  });
  const inFolder = args.map((each) => (each.endsWith(".yaml") ? join(folder, each) : each));
  return { exit: exportCommand(inFolder), printed };
}

test.each([
  ["cwl", 'dockerPull: "book-words:test"'],
  ["argo", 'image: "book-words:test"'],
])("%s is printed, and the command ends with 0", (format, image) => {
  const { exit, printed } = run(format, "workflow.yaml");
  expect(exit).toBe(0);
  expect(printed).toContain(image);
});

test("processes start with their words", () => {
  const { exit, printed } = run("cwl", "workflow.yaml", "--executor", "process");
  expect(exit).toBe(0);
  expect(printed).not.toContain("dockerPull");
  expect(printed).toContain('location: "worker.sh"');
});

test("what can't be exported ends with 1, and nothing is written", () => {
  const text = `version: 1
name: A
images: {w: {definition: definition.json}}
steps: {a: {image: w, task: Count words, in: {chunk: {file: book.txt}}}}
`;
  writeFileSync(join(folder, "no-image.yaml"), text);
  const { exit, printed } = run("cwl", "no-image.yaml", "--json");
  expect(exit).toBe(1);
  expect(JSON.parse(printed)).toMatchObject({
    findings: [{ code: "not-exported", place: { line: 4 } }],
  });
});

test("a task without the words of a process isn't exported as one", () => {
  const text = `version: 1
name: A
images: {w: {definition: definition.json, image: "w:1"}}
steps: {a: {image: w, task: Count words, in: {chunk: {file: book.txt}}}}
`;
  writeFileSync(join(folder, "no-process.yaml"), text);
  const { exit, printed } = run("cwl", "no-process.yaml", "--executor", "process", "--json");
  expect(exit).toBe(1);
  expect(JSON.parse(printed)).toMatchObject({ findings: [{ code: "not-exported" }] });
});

test("a file that can't be read ends with 2", () => {
  expect(run("cwl", "missing.yaml").exit).toBe(2);
});

test.each([[["cwl"]], [["dot", "a.yaml"]], [["argo", "a.yaml", "--executor", "process"]]])(
  "%j isn't a command",
  (args) => {
    expect(() => run(...args)).toThrow(UsageError);
  },
);
