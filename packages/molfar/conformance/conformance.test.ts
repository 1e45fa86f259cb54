import { mkdtempSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { check } from "../check.ts";
import { fileExtension, indexWidth } from "../contract/collections.ts";
import type { Executor } from "../runner/executor.ts";
import { processExecutor } from "../runner/executors/process.ts";
import { caseFiles, caseFolder, caseIds, differences, readCase, runCase } from "./run-case.ts";

test("the kit has the 30 cases of the contract", () => {
  expect(caseIds.map((id) => Number(id.slice(1, 3)))).toEqual(
    Array.from({ length: 30 }, (_, index) => index + 1),
  );
});

test("every case says what a run, a validator or a pure function gives", () => {
  // What a run of these must do takes a signal, a clock or an environment, and is in code.
  const inCode = ["k03-clean-environment", "k10-any-user", "k19-timeout", "k20-cancel"];
  const silent = caseIds.filter((id) => {
    const { runs, findings, widths } = readCase(id);
    return !(runs ?? findings ?? widths);
  });
  expect(silent).toEqual([...inCode, "k29-secret-masking", "k30-resume"]);
});

describe("the runner", () => {
  for (const id of caseIds) {
    const { runs } = readCase(id);
    if (!runs) continue;
    test(id, async () => {
      const folder = caseFolder(id, onTestFinished);
      for (const expected of runs) {
        const { workflow, keepGoing = false, scripts } = expected;
        const executor = scripts && scriptsInTurn(scripts);
        const run = await runCase(folder, workflow, {
          keepGoing,
          ...(executor && { executor }),
        });
        expect(differences(run, expected, folder)).toEqual([]);
      }
    });
  }
});

test.each(["k11-read-only-inputs", "k17-retry"])(
  "%s holds wherever the runner has its folders",
  async (id) => {
    const folder = caseFolder(id, onTestFinished);
    const [expected] = readCase(id).runs ?? [];
    if (!expected?.scripts) throw new Error(`${id} has no scripts.`);
    const executor = scriptsInTurn(expected.scripts)(folder);
    const paths: Executor["paths"] = (attempt) => {
      const elsewhere = mkdtempSync(join(folder, "elsewhere-"));
      const at = { in: join(elsewhere, "i"), out: join(elsewhere, "o"), tmp: join(elsewhere, "t") };
      for (const name of ["in", "out", "tmp"] as const) symlinkSync(attempt[name], at[name]);
      return at;
    };
    const run = await runCase(folder, "workflow.yaml", {
      executor: () => ({ ...executor, paths }),
    });
    expect(differences(run, expected, folder)).toEqual([]);
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
