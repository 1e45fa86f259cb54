import type { SealedRun } from "#content/schema/run.ts";

const runs = import.meta.glob<SealedRun>("../../content/runs/*.ts", {
  query: "?entry",
  import: "default",
});

/** Fetches the sample run of a workflow, by the workflow's id. */
export async function loadRun(id: string): Promise<SealedRun> {
  const load = runs[`../../content/runs/${id}.ts`];
  if (!load) throw new Error(`The workflow ${id} has no run: write one in content/runs/.`);
  return load();
}
