import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { check } from "@yno/molfar";
import { exportWorkflow } from "@yno/molfar/export-workflow";
import { runWorkflow } from "@yno/molfar/run-workflow";
import { root as project } from "@yno/tools/project-files";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { runs } from "#content/collections/runs.ts";
import { workflows } from "#content/collections/workflows.ts";
import type { RunStep } from "#content/schema/run.ts";

const folder = join(project, "packages/molfar/workflows");

const ids = readdirSync(folder)
  .filter((file) => file.endsWith(".yaml"))
  .map((file) => file.slice(0, -".yaml".length));

test("every workflow has files", () => {
  expect(ids).toEqual(workflows.map(({ id }) => id).toSorted());
});

describe.each(ids)("the files of %s", (id) => {
  const shown = runs.find((run) => run.id === id);
  const wiring = join(folder, `${id}.yaml`);
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
    const records = Object.values(outputs).map((output): unknown =>
      JSON.parse(readFileSync(join(path, output.path, "record.json"), "utf8")),
    );
    expect(records).toEqual(shown?.steps.map(computed));
  });

  test("take every figure of three digits and more from the samples", () => {
    const worker = readFileSync(join(folder, id, "worker.mjs"), "utf8");
    const words = JSON.stringify(shown?.steps.map(computed)).replaceAll(/"limits":\[.*?\]/g, "");
    const figures = words.replaceAll(/(?<=\d),(?=\d)/g, "").match(/\d{3,}/g) ?? [];
    expect(figures.filter((figure) => worker.includes(figure))).toEqual([]);
  });

  test("have an image without findings, with a task for each step", () => {
    const image = check(readFileSync(join(folder, id, "Dockerfile"), "utf8"));
    expect(image.findings).toEqual([]);
    const names = image.definition?.tasks.map(({ name }) => name);
    expect(names).toEqual(shown?.steps.map(({ name }) => name));
  });

  // The build exports them as CWL, and fails where it can't.
  test("can be exported as argo", () => {
    expect(exportWorkflow(wiring, "argo")).toMatchObject({ state: "exported" });
  });
});

test("an answer that leaves nothing to decide ends the workflow, and the message names the one that goes on", async () => {
  const dir = mkdtempSync(join(tmpdir(), "molfar-answer-"));
  try {
    const wiring = join(folder, "cdd-periodic-review.yaml");
    const answers = join(dir, "answers.json");
    writeFileSync(answers, JSON.stringify({ clear: { option: "clear", note: "Not the same." } }));
    const end = await runWorkflow(wiring, {
      ...{ executor: "process", attempts: 1, dir, inputs: { answers } },
    });
    if (end.state !== "ended") throw new Error(JSON.stringify(end));
    const log = join(end.result.path, "steps/clear/single/1/stderr.log");
    expect(readFileSync(log, "utf8")).toContain("With 'clear' the workflow ends here.");
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
});

/** The parts of a step that follow from its inputs: neither models, times and costs nor labels. */
function computed(step: RunStep) {
  const { result, gives } = step;
  if (step.kind === "work") {
    return { result, gives, ...(step.findings && { findings: step.findings }) };
  }
  const { conclusion, policy, rows, options, decision } = step.approval;
  return {
    result,
    gives,
    approval: {
      conclusion,
      limits: policy.limits.map(({ limit, value, shown }) => ({ limit, value, shown })),
      rows: rows.map((row) => ({
        name: row.name,
        cells: row.cells.map(noted),
        result: { same: row.result.same, ...noted(row.result) },
      })),
      options: options.map(({ id, consequence }) => ({ id, consequence })),
      decision: { option: decision.option, note: decision.note, facts: decision.facts },
    },
  };
}

/** A text with its note, if that has figures. A certainty at its end, such as 0.97, is a model's. */
function noted({ text, note = "" }: { text: string; note?: string }) {
  return /\d/.test(note) && !/ 0\.\d+$/.test(note) ? { text, note } : { text };
}
