import { readFileSync } from "node:fs";
import { registerHooks } from "node:module";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "#tools/project-files.ts";

// The parser imports its JSON as only bundlers do.
const hooks = registerHooks({
  resolve: (specifier, context, next) => ({
    ...next(specifier, context),
    ...(specifier.endsWith(".json") && { importAttributes: { type: "json" } }),
  }),
});
const { convertWorkflowTemplate, NoOperationTraceWriter, parseWorkflow } = await import(
  "@actions/workflow-parser"
);
hooks.deregister();

const path = ".github/workflows/check.yml";
const read = (file: string) => readFileSync(join(root, file), "utf8");

/** What GitHub's own parser says against a workflow. */
async function problems(content: string): Promise<string[]> {
  const { context, value } = parseWorkflow({ name: path, content }, new NoOperationTraceWriter());
  if (value) await convertWorkflowTemplate(context, value);
  return context.errors.getErrors().map(({ message }) => message);
}

test("GitHub's parser takes the workflow", async () => {
  expect(await problems(read(path))).toEqual([]);
});

test.each([
  ["an unknown key", "timeout-minutes:", "timeout:"],
  ["an expression that can't be read", "github.ref }}", "github.ref"],
  ["a job that waits for one that there isn't", "runs-on:", "needs: nobody\n    runs-on:"],
  ["a job without a machine", /^ +runs-on:.*\n/m, ""],
])("GitHub's parser refuses %s", async (_, before, after) => {
  expect(await problems(read(path).replace(before, after))).not.toEqual([]);
});

test("the four jobs run every command of the tests, and only commands of the project", () => {
  const { scripts } = JSON.parse(read("package.json"));
  const run = [...read(path).matchAll(/npm run (\S+)/g)].map(([, name = ""]) => name);
  const tests = Object.keys(scripts).filter((name) => name.startsWith("test:"));
  expect(run.toSorted()).toEqual(["lint", "typecheck", ...tests].toSorted());
});
