import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { exportWorkflow } from "@yno/molfar/export-workflow";
import { runWorkflow } from "@yno/molfar/run-workflow";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { runs } from "#content/runs.ts";
import { root } from "#tools/project-files.ts";

const folder = join(root, "workflows");

/** What a worker writes about its step, in the fields of the run that the page shows. */
type StepRecord = { result: string; gives: { name: string; text: string }[] };

const ids = readdirSync(folder, { withFileTypes: true })
  .filter((each) => each.isDirectory())
  .map(({ name }) => name);

describe.each(ids)("the files of %s", (id) => {
  const shown = runs.find((run) => run.id === id);
  const wiring = join(folder, id, "workflow.yaml");
  let dir = "";
  beforeAll(() => {
    dir = mkdtempSync(join(tmpdir(), "molfar-workflow-"));
  });
  afterAll(() => rmSync(dir, { recursive: true, force: true }));

  test("give what the page shows of each step", async () => {
    const end = await runWorkflow(wiring, { executor: "process", attempts: 1, dir });
    if (end.state !== "ended") throw new Error(JSON.stringify(end));
    const { path, outputs, outcome } = end.result;
    expect(outcome).toBe("succeeded");
    const records = Object.values(outputs)
      .filter((output) => output.path.endsWith("-record.json"))
      .map((output): StepRecord => JSON.parse(readFileSync(join(path, output.path), "utf8")));
    // The workers know the results and the outputs, and neither models, times nor costs.
    expect(shown?.steps).toMatchObject(records);
    expect(records.map(({ gives }) => gives)).toEqual(shown?.steps.map(({ gives }) => gives));
  });

  test.each(["cwl", "argo"] as const)("can be exported as %s", (format) => {
    expect(exportWorkflow(wiring, format)).toMatchObject({ state: "exported" });
  });
});
