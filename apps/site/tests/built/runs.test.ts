import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { site } from "@yno/brand/site";
import { root as project, projectFiles } from "@yno/tools/project-files";
import { describe, expect, test } from "vitest";
import * as z from "zod";
import { root } from "#build/site-folder.ts";
import { runs } from "#content/collections/runs.ts";
import { workflows } from "#content/collections/workflows.ts";
import { molfarPackage } from "#content/for-programs.ts";
import { run as flagship } from "#content/runs/three-way-invoice-matching.ts";
import type { Run } from "#content/schema/run.ts";
import { builtFiles, mainOf, readBuilt, textContent } from "./documents.ts";

const recordShape = z.strictObject({
  run: z.string(),
  workflow: z.string(),
  sample: z.literal(true),
  entries: z.array(
    z.strictObject({
      number: z.number(),
      time: z.string(),
      event: z.string(),
      step: z.string(),
      what: z.string(),
      previous: z.string(),
      hash: z.string(),
    }),
  ),
});

/** What a reader must find about a run: every name, call, reason, choice and decision. */
function expectedTexts(run: Run): string[] {
  return run.steps.flatMap((step) => [
    step.name,
    ...[...(step.takes ?? []), ...(step.outside ?? []), ...step.gives].flatMap((item) => [
      item.name,
      item.text,
    ]),
    ...(step.kind === "work"
      ? [...step.calls.flatMap(({ system, tool }) => [system, tool]), step.why?.text ?? ""]
      : [
          step.approval.conclusion,
          ...step.approval.options.flatMap(({ label, consequence, leadsTo }) => [
            label,
            consequence,
            leadsTo,
          ]),
          step.approval.decision.title,
          step.approval.decision.note,
        ]),
  ]);
}

describe.each(runs)("the files of $id", (run) => {
  test("its Markdown says everything, and that it is a sample", () => {
    const text = readBuilt(`runs/${run.id}.md`);
    expect(text).toContain("Sample run. Companies and amounts are made up.");
    expect(expectedTexts(run).filter((words) => !text.includes(words))).toEqual([]);
  });

  test("its audit record can be verified by anybody", () => {
    const { entries, workflow } = recordShape.parse(JSON.parse(readBuilt(`runs/${run.id}.json`)));
    expect(workflow).toBe(run.id);
    let before = "0".repeat(64);
    for (const { hash, previous, event, number, step, time, what } of entries) {
      expect(previous).toBe(before);
      const text = JSON.stringify({ event, number, previous, step, time, what });
      expect(createHash("sha256").update(text).digest("hex")).toBe(hash);
      before = hash;
    }
  });
});

test("/platform holds the flagship run in full, before any script runs", () => {
  const text = textContent(mainOf("/platform"));
  expect(expectedTexts(flagship).filter((words) => !text.includes(words))).toEqual([]);
});

test.each(workflows)("no sentence of the run of $id ends twice", ({ id }) => {
  expect(readBuilt(`runs/${id}.md`)).not.toMatch(/[.?!]\*{0,2}\.(?:\s|\*)/);
});

test("llms.txt leads to every run", () => {
  const text = readBuilt("llms.txt");
  for (const { id } of runs) expect(text).toContain(`/runs/${id}.md)`);
});

const published = `${site.origin}/workflow-files/`;
const folder = "packages/molfar/workflows/";
const sources = projectFiles()
  .filter((file) => file.startsWith(folder) && file !== `${folder}README.md`)
  .map((file) => file.slice(folder.length));

test.each(workflows)(
  "the list of $id installs the command, and leads to its files and its CWL",
  ({ id }) => {
    const list = readBuilt(`workflow-files/${id}.md`);
    const listed = [...list.matchAll(/\]\(([^)]+)\)/g)].map(([, href = ""]) => href);
    const own = sources.filter((file) => file.startsWith(`${id}/`) || file === `${id}.yaml`);
    expect(own).toContain(`${id}.yaml`);
    const files = [...own, "step.mjs", "pdf.mjs", `${id}.cwl`];
    expect(listed.toSorted()).toEqual(files.map((file) => published + file).toSorted());
    expect(list).toContain(`\nnpm install ${site.origin}${molfarPackage}\n`);
    for (const file of files) expect(builtFiles).toContain(`workflow-files/${file}`);
  },
);

test("the files of all workflows are published as they are", () => {
  const changed = sources.filter(
    (file) =>
      !readFileSync(join(project, folder, file)).equals(
        readFileSync(join(root, "dist/client/workflow-files", file)),
      ),
  );
  expect(sources.length).toBeGreaterThan(workflows.length);
  expect(changed).toEqual([]);
});
