import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runCase } from "../conformance/run-case.ts";
import { pathVariable } from "../names.ts";
import type { Executor } from "../runner/executor.ts";
import type { Content } from "../wiring/simulate.ts";
import { listPorts } from "../wiring/task-ports.ts";
import { definition, readContent, textsBelow, workers, writeContent } from "./workers.ts";
import type { Generated } from "./workflow.ts";

/** The outputs of a made-up workflow from the runner, and the expected ones. */
export type Compared = { given: Record<string, string>; expected: Record<string, string> };

/**
 * Thousands of small files belong in memory rather than on a disk, where the system offers that.
 */
const memory = existsSync("/dev/shm") ? "/dev/shm" : tmpdir();

/**
 * Runs a made-up workflow with a worker in this process, and gives what came of it beside what
 * should.
 */
export async function runGenerated({ wiring, files, expected }: Generated): Promise<Compared> {
  const folder = mkdtempSync(join(memory, "molfar-made-up-"));
  try {
    writeFileSync(join(folder, "definition.json"), JSON.stringify(definition));
    writeFileSync(join(folder, "workflow.yaml"), wiring);
    for (const [name, content] of files) writeContent(join(folder, name), content);
    const run = await runCase(folder, "workflow.yaml", { executor: () => functionExecutor });
    if (run.exit !== 0 || !run.result) {
      throw new Error(
        `It ended with ${run.exit}: ${run.findings.join()} ${JSON.stringify(run.events.at(-2))}`,
      );
    }
    const outputs = join(run.result.path, "outputs");
    return { given: textsBelow(outputs), expected: flat(expected) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Where each text has to be below `outputs/`. */
function flat(expected: ReadonlyMap<string, Content>): Record<string, string> {
  const texts = [...expected].flatMap(([name, content]): [string, string][] => {
    if (typeof content === "object")
      return [...content].map(([path, text]) => [`${name}/${path}`, text]);
    const output = name.slice(name.indexOf("-") + 1);
    return [[`${name}/${fileNames[output] ?? "value"}`, content]];
  });
  return Object.fromEntries(texts);
}

const fileNames: Readonly<Record<string, string>> = {
  ...{ marked: "marked.tar.gz", whole: "whole.txt", object: "object.json", passed: "p.json" },
};

/** Runs workers as functions, on the folders of a real attempt. */
const functionExecutor: Executor = {
  name: "function",
  paths: ({ in: input, out, tmp }) => ({ in: input, out, tmp }),
  start({ task, variables, folder }) {
    const values = new Map(variables.map(({ name, value }) => [name, value]));
    const { inputs, outputs } = listPorts(definition, task);
    const ended = new Promise<void>((resolve) => setImmediate(resolve)).then(() => {
      const given = [...inputs.values()].map(({ name }): [string, Content] => [
        name,
        readContent(values.get(pathVariable(name)) ?? ""),
      ]);
      const index = [...values].find(([name]) => name.endsWith("_INDEX"))?.[1] ?? "-";
      const results = workers[task.name]?.(new Map(given), index) ?? {};
      for (const { name, path, shape } of outputs.values()) {
        const content = results[name] ?? "";
        if (shape.kind === "directory") mkdirSync(join(folder.out, path), { recursive: true });
        writeContent(join(folder.out, path), content);
      }
      return { exitCode: 0, signal: null };
    });
    return { argv: [task.name], onOutput: () => {}, signal: () => {}, ended };
  },
};
