import { chromium } from "@playwright/test";
import type { RunnerResult } from "lighthouse";
import { MainThreadTasks } from "lighthouse/core/computed/main-thread-tasks.js";
import { median } from "#build/median.ts";
import { markHydration } from "./first-view.ts";
import { type LighthouseOptions, runLighthouse } from "./lighthouse.ts";
import { untilQuiet } from "./measuring.ts";
import { printTable } from "./report.ts";

type Task = Awaited<ReturnType<typeof MainThreadTasks.request>>[number];

/** Lighthouse's groups, of which one holds style and layout. */
const kinds = {
  parseHTML: "Parse",
  styleLayout: "Style",
  paintCompositeRender: "Paint",
  scriptParseCompile: "Compile",
  scriptEvaluation: "Script",
  garbageCollection: "Garbage collection",
  other: "Other",
} satisfies Record<Task["group"]["id"], string>;

/** Files that take less than this on every page, in milliseconds, aren't listed. */
const listedFrom = 5;

/** Prints where the main thread's time goes on each page, before and after it's hydrated. */
export async function measureMainThread(
  origin: string,
  paths: readonly string[],
  options: LighthouseOptions,
): Promise<void> {
  const head = ["Work"];
  const pages: Map<string, Split>[] = [];
  for (const path of paths) {
    console.info(`Main thread: ${path}`);
    const runs: Map<string, Split>[] = [];
    let isQuiet = true;
    while (runs.length < options.runs) {
      isQuiet = (await untilQuiet()) && isQuiet;
      runs.push(await splitWork(await runLighthouse(origin + path, { ...options, prepare })));
    }
    pages.push(mediansOf(runs));
    head.push(path + (isQuiet ? "" : "*"));
  }
  const labels = ["Whole", ...Object.values(kinds).toSpliced(2, 0, "Layout")];
  const files = [...new Set(pages.flatMap((page) => [...page.keys()]))].filter(
    (label) => !labels.includes(label) && pages.some((page) => sum(page.get(label)) >= listedFrom),
  );
  const rows = [...labels, ...files.toSorted()].map((label) => [
    label,
    ...pages.map((page) => (page.get(label) ?? [0, 0]).map((each) => each.toFixed(0)).join(" + ")),
  ]);
  printTable(
    "Main thread, in ms on Lighthouse's phone: until the page is hydrated, and after that.",
    head,
    rows,
  );
}

/** Milliseconds until the page is hydrated, and after that. */
type Split = [before: number, after: number];

const sum = ([before, after]: Split = [0, 0]) => before + after;

async function prepare(port: number): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  await browser.contexts()[0]?.addInitScript(markHydration);
}

/** The work by its kind, and that of scripts by their file as well. */
async function splitWork({ artifacts, lhr }: RunnerResult): Promise<Map<string, Split>> {
  const hydrated = artifacts.Trace.traceEvents.find(
    ({ name, cat }) => name === "hydrated" && cat.includes("user_timing"),
  );
  if (!hydrated) throw new Error(`${lhr.finalDisplayedUrl} never said that it's hydrated.`);
  const tasks = await MainThreadTasks.request(artifacts.Trace, { computedCache: new Map() });
  const found = new Map<string, Split>();
  for (const task of tasks) {
    const at = task.event.ts < hydrated.ts ? 0 : 1;
    for (const label of labelsOf(task)) {
      const split = found.get(label) ?? [0, 0];
      split[at] += task.selfTime * lhr.configSettings.throttling.cpuSlowdownMultiplier;
      found.set(label, split);
    }
  }
  return found;
}

function labelsOf(task: Task): string[] {
  const kind = kinds[task.group.id];
  if (kind === kinds.styleLayout && task.event.name === "Layout") return ["Whole", "Layout"];
  if (kind !== kinds.scriptEvaluation) return ["Whole", kind];
  const file = task.attributableURLs.find((url) => url.endsWith(".js"));
  return ["Whole", kind, file?.split("/").at(-1) ?? "Script in the page, and of the browser"];
}

function mediansOf(runs: readonly Map<string, Split>[]): Map<string, Split> {
  const labels = new Set(runs.flatMap((run) => [...run.keys()]));
  const middle = (label: string, at: 0 | 1) => median(runs.map((run) => run.get(label)?.[at] ?? 0));
  return new Map([...labels].map((label) => [label, [middle(label, 0), middle(label, 1)]]));
}
