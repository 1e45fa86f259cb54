import { site } from "@yno/brand/site";
import { buildAudit, sealEntries } from "#app/features/runs/audit.ts";
import { defineCollection } from "#build/content/collection.ts";
import { recordsIn } from "#build/content/record-files.ts";
import { runMarkdown, runRecord } from "#build/outputs/run-markdown.ts";
import { tierOf } from "../schema/autonomy.ts";
import { type Run, runShape, type SealedRun } from "../schema/run.ts";
import { runProblems } from "../schema/run-steps.ts";
import { workflows } from "./workflows.ts";

/** A sample run for every workflow, one file each. Companies, tools, models and amounts are made up. */
export const runs: readonly Run[] = (await recordsIn<Run>("content/runs")).flatMap(
  ({ exported }) => exported,
);

export const collection = defineCollection({
  source: "content/runs/",
  file: ({ id }) => runFile(id),
  entry: runForBrowser,
  records: runs,
  shape: runShape,
  name: ({ id }) => id,
  unique: ["id", "number"],
  problems: (records) => [
    ...workflows
      .filter(({ id }) => !records.some((run) => run.id === id))
      .map(
        ({ id }) => `content/runs/: the workflow '${id}' has no sample run. Write ${runFile(id)}.`,
      ),
    ...records.flatMap((run) =>
      runProblems(
        runFile(run.id),
        run,
        workflows.find(({ id }) => id === run.id),
      ),
    ),
  ],
  page: "/workflows",
  files: async () => {
    const files = (await Promise.all(runs.map(sealedRun))).flatMap((run) => [
      [`/runs/${run.id}.md`, runMarkdown(run, site.origin)],
      [`/runs/${run.id}.json`, runRecord(run)],
    ]);
    return Object.fromEntries(files);
  },
});

function runFile(id: string): string {
  return `content/runs/${id}.ts`;
}

/** A run with the hashes of its audit record, the words of its tier, and the title and line of its workflow. */
async function sealedRun(run: Run): Promise<SealedRun> {
  const workflow = workflows.find(({ id }) => id === run.id);
  if (!workflow) {
    throw new Error(
      `The run '${run.id}' has no workflow in content/workflows/. Give it the id of one.`,
    );
  }
  const { number, name, detail } = tierOf(run.tier);
  return {
    ...run,
    title: workflow.title,
    line: workflow.line,
    autonomy: { name: `${number}, ${name}`, detail },
    seals: await sealEntries(buildAudit(run)),
  };
}

/**
 * The same for the browser. The last hash covers the whole chain, so only that one is complete; the
 * others keep the part shown, which is enough to find the broken entry.
 */
export async function runForBrowser(run: Run): Promise<SealedRun> {
  const sealed = await sealedRun(run);
  const last = sealed.seals.length - 1;
  return {
    ...sealed,
    seals: sealed.seals.map((seal, index) => (index === last ? seal : seal.slice(0, 8))),
  };
}
