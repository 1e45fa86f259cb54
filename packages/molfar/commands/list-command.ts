import { existsSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { commands, type ExitCode } from "../command-line.ts";
import { limits } from "../limits.ts";
import { eventsFile, eventsIn, type LooseEvent } from "../runner/event-log.ts";
import { runsIn } from "../runner/run-folder.ts";
import { lockState, runsByOrder } from "../runner/run-record.ts";
import { asCount, excerpt } from "../text/wording.ts";
import { printLine } from "./output.ts";
import { readField } from "./read-text.ts";
import { readArguments, runsFolder, UsageError } from "./run-options.ts";

/**
 * A run for those who look for one.
 *
 * @property name of its workflow or task; absent where it was killed before it had one
 * @property started in UTC, as in RFC 3339
 * @property items task runs that have succeeded, taken over ones included, and failed; absent where
 *   the events are too many to be counted
 */
export type ListedRun = {
  run: string;
  name?: string;
  started?: string;
  state: string;
  items?: ItemCounts;
};

type ItemCounts = { succeeded: number; failed: number };

/** `molfar list [--dir DIR] [--json]`; gives the exit code. */
export async function listCommand(args: readonly string[]): Promise<ExitCode> {
  const { values, positionals, words } = readArguments(args, commands.list.options);
  if (positionals.length > 0 || words) throw new UsageError("molfar list takes only options.");
  const { runs, more } = await listRuns(resolve(runsFolder(values.dir)));
  if (values.json) printLine(JSON.stringify({ runs, ...(more > 0 && { more }) }, null, 2));
  else printLine(runs.length === 0 ? `There are no runs in ${values.dir}.` : table(runs, more));
  return 0;
}

/** The runs in a folder, the newest first, and how many older ones there are beyond the limit. */
async function listRuns(dir: string): Promise<{ runs: ListedRun[]; more: number }> {
  const all = runsByOrder(dir);
  const resumed = new Set(all.map(({ resumes }) => resumes));
  const runs: ListedRun[] = [];
  let room: number = limits.listedBytes;
  for (const { id } of all.slice(0, limits.listedRuns)) {
    const path = join(runsIn(dir), id);
    const size = existsSync(eventsFile(path)) ? statSync(eventsFile(path)).size : 0;
    room -= size;
    // A run that another one resumes is held by that one.
    const isRunning = !resumed.has(id) && lockState(path) === "held";
    runs.push(await listedRun(id, path, room >= 0 ? size : 0, isRunning));
  }
  return { runs, more: all.length - runs.length };
}

/** @param bytes of the events that are read to count items; 0 for none */
async function listedRun(
  run: string,
  path: string,
  bytes: number,
  isRunning: boolean,
): Promise<ListedRun> {
  const state = outcomeOf(path) ?? (isRunning ? "running" : "interrupted");
  if (!existsSync(eventsFile(path))) return { run, state };
  const counts = new Map<string, ItemCounts>();
  let first: LooseEvent | undefined;
  for await (const event of eventsIn(path, bytes || limits.runFile)) {
    first ??= event;
    if (bytes === 0) break;
    countItems(counts, event);
  }
  const { workflow, time } = first ?? {};
  return {
    run,
    ...(typeof workflow === "string" && { name: excerpt(workflow) }),
    ...(typeof time === "string" && { started: time }),
    state,
    ...(bytes > 0 && { items: sum([...counts.values()]) }),
  };
}

/** Counts the end of a step as it says, and before that, what its attempts say. */
function countItems(counts: Map<string, ItemCounts>, event: LooseEvent): void {
  const { type, step, outcome } = event;
  if (typeof step !== "string") return;
  const own = counts.get(step) ?? { succeeded: 0, failed: 0 };
  counts.set(step, own);
  if (type === "step.finished") {
    own.succeeded = (Number(event.succeeded) || 0) + (Number(event.reused) || 0);
    own.failed = Number(event.failed) || 0;
  } else if (type === "item.reused" || (type === "attempt.finished" && outcome === "succeeded")) {
    own.succeeded += 1;
  } else if (type === "attempt.finished" && outcome !== "cancelled") own.failed += 1;
  else if (type === "retry.scheduled") own.failed -= 1;
}

function sum(counts: readonly ItemCounts[]): ItemCounts {
  return {
    succeeded: counts.reduce((all, { succeeded }) => all + succeeded, 0),
    failed: counts.reduce((all, { failed }) => all + failed, 0),
  };
}

/** How a run that has ended did; undefined for any other. */
function outcomeOf(path: string): string | undefined {
  const outcome = readField(join(path, "result.json"), "outcome");
  return typeof outcome === "string" ? excerpt(outcome) : undefined;
}

function table(runs: readonly ListedRun[], more: number): string {
  const rows = runs.map(({ run, started = "", state, items, name = "" }) => [
    ...[run, started.replace("T", " ").replace(/\..*/, " UTC"), state],
    ...(items ? [items.succeeded, items.failed].map(asCount) : ["-", "-"]),
    // A name may hold line breaks and what a terminal obeys.
    name.replaceAll(/\p{Cc}+/gu, " "),
  ]);
  const all = [["Run", "Started", "State", "Succeeded", "Failed", "Name"], ...rows];
  const widths = all[0]?.map((_, at) => Math.max(...all.map((row) => row[at]?.length ?? 0))) ?? [];
  const lines = all.map((row) =>
    row
      .map((cell, at) =>
        at === 3 || at === 4 ? cell.padStart(widths[at] ?? 0) : cell.padEnd(widths[at] ?? 0),
      )
      .join("  ")
      .trimEnd(),
  );
  const rest = more === 1 ? "And 1 older run." : `And ${asCount(more)} older runs.`;
  return [...lines, ...(more > 0 ? [rest] : [])].join("\n");
}
