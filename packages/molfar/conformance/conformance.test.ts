import { existsSync, mkdtempSync, readFileSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { check } from "../check.ts";
import type { RunEvent } from "../contract/events.ts";
import { fileExtension, indexWidth } from "../contract/gathering.ts";
import { filesBelow } from "../runner/copy.ts";
import type { Executor } from "../runner/executor.ts";
import { processExecutor } from "../runner/executors/process.ts";
import {
  type CaseFolder,
  type CaseRun,
  caseFiles,
  caseFolder,
  caseIds,
  type ExpectedRun,
  readCase,
  runCase,
} from "./run-case.ts";

const read = (...path: readonly string[]) => readFileSync(join(...path), "utf8");

const folders: CaseFolder[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) folder.remove();
});

test("the kit has the 30 cases of the contract", () => {
  expect(caseIds.map((id) => Number(id.slice(1, 3)))).toEqual(
    Array.from({ length: 30 }, (_, index) => index + 1),
  );
});

describe("the runner", () => {
  for (const id of caseIds) {
    const { runs } = readCase(id);
    if (!runs) continue;
    test(id, async () => {
      const folder = caseFolder(id);
      folders.push(folder);
      for (const expected of runs) {
        const { workflow, keepGoing = false, scripts } = expected;
        const executor = scripts && scriptsInTurn(scripts);
        const run = await runCase(folder.path, workflow, {
          keepGoing,
          ...(executor && { executor }),
        });
        expectRun(run, expected, folder.path);
      }
    });
  }
});

test.each(["k11-read-only-inputs", "k17-retry"])(
  "%s holds wherever the runner has its folders",
  async (id) => {
    const folder = caseFolder(id);
    folders.push(folder);
    const [expected] = readCase(id).runs ?? [];
    if (!expected?.scripts) throw new Error(`${id} has no scripts.`);
    const executor = scriptsInTurn(expected.scripts)(folder.path);
    const paths: Executor["paths"] = (attempt) => {
      const elsewhere = mkdtempSync(join(folder.path, "elsewhere-"));
      const at = { in: join(elsewhere, "i"), out: join(elsewhere, "o"), tmp: join(elsewhere, "t") };
      for (const name of ["in", "out", "tmp"] as const) symlinkSync(attempt[name], at[name]);
      return at;
    };
    const run = await runCase(folder.path, "workflow.yaml", {
      executor: () => ({ ...executor, paths }),
    });
    expectRun(run, expected, folder.path);
  },
);

describe("the validator", () => {
  for (const id of caseIds) {
    const { findings } = readCase(id);
    if (!findings) continue;
    test(id, () => {
      // Lengths are looked at once the structure holds, so that one case has two definitions.
      const definitions = [...caseFiles(id)].filter(([path]) => path.endsWith(".json"));
      const found = definitions.flatMap(([, text]) => check(text).findings);
      expect(found.map(({ code }) => code)).toEqual(findings);
    });
  }
});

test("k24-padding-and-endings", () => {
  const { widths = {}, endings = {} } = readCase("k24-padding-and-endings");
  for (const [items, width] of Object.entries(widths))
    expect(indexWidth(Number(items))).toBe(width);
  for (const [path, ending] of Object.entries(endings)) expect(fileExtension(path)).toBe(ending);
});

/** Starts another script for each attempt, as images of one name can hold other programs. */
const scriptsInTurn = (scripts: readonly string[]) => (folder: string) => {
  const executor = processExecutor(folder, process.env.PATH ?? "");
  const next = scripts.values();
  const start: Executor["start"] = (given) => {
    const words = ["sh", next.next().value ?? "no-further-script"];
    return executor.start({ ...given, image: { ...given.image, start: { words } } });
  };
  return { ...executor, start };
};

function expectRun(run: CaseRun, expected: ExpectedRun, folder: string): void {
  const said = JSON.stringify(
    run.events.filter(({ type }) => type.endsWith("finished")),
    null,
    1,
  );
  expect(run.findings).toEqual(expected.findings ?? []);
  expect(run.exit, said).toBe(expected.exit);
  for (const [step, wanted] of Object.entries(expected.steps ?? {})) {
    expect({ step, ...stepFacts(run.events, step) }, said).toMatchObject({ step, ...wanted });
  }
  if (expected.warnings) {
    const codes = run.events.flatMap((event) => (event.type === "warning" ? [event.code] : []));
    expect(codes).toEqual(expected.warnings);
  }
  if (expected.delays) {
    const delays = run.events.flatMap((event) =>
      event.type === "retry.scheduled" ? [event.delay_s] : [],
    );
    expect(delays).toEqual(expected.delays);
  }
  const path = run.result?.path ?? folder;
  for (const [name, text] of Object.entries(expected.outputs ?? {})) {
    expect(read(path, "outputs", name), name).toBe(text);
  }
  if (expected.onlyOutputs) {
    expect(filesBelow(join(path, "outputs"))).toEqual(Object.keys(expected.outputs ?? {}));
  }
  for (const [name, text] of Object.entries(expected.files ?? {})) {
    expect(read(path, name).trimEnd(), name).toBe(text);
  }
  for (const name of expected.absent ?? []) expect(existsSync(join(path, name)), name).toBe(false);
  for (const [name, text] of Object.entries(expected.unchanged ?? {})) {
    expect(read(folder, name)).toBe(text);
  }
}

function stepFacts(events: readonly RunEvent[], key: string) {
  const own = events.filter((event) => "step" in event && event.step === key);
  const started = own.find((event) => event.type === "step.started");
  const finished = own.find((event) => event.type === "step.finished");
  const attempts = own.filter((event) => event.type === "attempt.finished");
  const last = attempts.at(-1);
  return {
    ...(finished?.type === "step.finished" && finished),
    items: started?.type === "step.started" ? started.items : 0,
    attempts: attempts.length,
    exit_code: last?.type === "attempt.finished" ? last.exit_code : null,
  };
}
