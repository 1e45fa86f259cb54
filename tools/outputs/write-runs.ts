import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { site } from "@yno/brand/site";
import { runs } from "#tools/content/runs.ts";
import { sealedRun } from "../content/sealed-run.ts";
import { runMarkdown, runRecord } from "./run-markdown.ts";

/** Writes every sample run as Markdown and its audit record as JSON: /runs/<id>.md and /runs/<id>.json. */
export async function writeRuns(client: string): Promise<void> {
  await mkdir(join(client, "runs"), { recursive: true });
  for (const run of await Promise.all(runs.map(sealedRun))) {
    await writeFile(join(client, `runs/${run.id}.md`), runMarkdown(run, site.origin));
    await writeFile(join(client, `runs/${run.id}.json`), runRecord(run));
  }
}
