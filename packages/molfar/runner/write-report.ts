import { createReadStream } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { RunEvent } from "../contract/events.ts";
import { reportHtml } from "../report/report-html.ts";
import { emptySummary, noteEvent } from "../report/run-summary.ts";
import type { Plan } from "../wiring/plan.ts";

/** Writes report.html next to the events of a run. */
export async function writeReport(path: string, plan: Plan): Promise<void> {
  const summary = emptySummary(plan);
  const input = createReadStream(join(path, "events.ndjson"));
  for await (const line of createInterface({ input, crlfDelay: Infinity })) {
    const event: RunEvent = JSON.parse(line);
    noteEvent(summary, event);
  }
  await writeFile(join(path, "report.html"), reportHtml(summary), { mode: 0o600 });
}
