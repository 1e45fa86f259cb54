import { beforeAll, expect, test } from "vitest";
import { runOptions } from "../command-line.ts";
import { artifact, definition, parameter, secret, task } from "../fixtures/definitions.ts";
import { testFolder } from "../fixtures/test-folder.ts";
import { setUpExecutor } from "./executor-setup.ts";
import { prepareWiring } from "./prepare.ts";
import { readArguments, readRunOptions } from "./run-options.ts";
import { type TaskOptions, taskWiring } from "./task-wiring.ts";

const { inFolder, write } = testFolder(beforeAll, "words");
beforeAll(() => {
  write("all.json", JSON.stringify(tools));
});

/** A task that needs a value, a file and a secret. */
const tools = definition(
  task("Use all", {
    parameters: [parameter("size", "input", "number")],
    secrets: [secret("api-key")],
    artifacts: [artifact("book", "b.txt", "input")],
  }),
);

function prepare(given: Partial<TaskOptions>) {
  const none = { task: "Use all", in: [], value: [], secret: [], definition: "all.json" };
  return prepareWiring(taskWiring({ ...none, ...given }, tools, inFolder()), inFolder());
}

const sentences = (given: Partial<TaskOptions>) =>
  prepare(given).findings.map(({ problem, remedy }) => `${problem} ${remedy}`);

test("what a task lacks is named with the option that gives it", () => {
  expect(sentences({}).sort()).toEqual([
    "The input 'book' of the task 'Use all' has no source. Add --in book=PATH.",
    "The input 'size' of the task 'Use all' has no source. Add --value size=TEXT.",
    "The secret 'api-key' of the task 'Use all' isn't given. Add --secret api-key=env:VARIABLE or --secret api-key=file:PATH.",
  ]);
  expect(sentences({ task: "Use al" })).toEqual([
    "The definition has no task 'Use al'. Write 'Use all'.",
  ]);
});

test("a secret that can't be read is named with its task", () => {
  const given = { in: ["book=book.txt"], value: ["size=1"], secret: ["api-key=file:none"] };
  expect(sentences(given)[0]).toContain("The secret 'api-key' of the task 'Use all' can't be read");
});

test.each([
  [{}, "The task 'Use all' has no program to start as a process: give its words after --."],
  [
    { words: ["no-such-shell"] },
    "The program 'no-such-shell' isn't there: install it, or give other words after --.",
  ],
])("with %j a missing program is named without a step", async (words, missing) => {
  const given = { in: ["book=book.txt"], value: ["size=1"], secret: ["api-key=file:book.txt"] };
  const preparation = prepare({ ...given, ...words });
  if (!("prepared" in preparation)) throw new Error("The task can't be prepared.");
  const { values } = readArguments(["--executor", "process"], runOptions);
  const setup = await setUpExecutor(preparation.prepared, readRunOptions(values));
  expect(setup).toEqual({ missing });
});
