import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setFlagsFromString } from "node:v8";
import type { ExitCode } from "../command-line.ts";
import { reportHtml } from "../report/report-html.ts";
import type { Stop } from "../runner/attempt.ts";
import { eventLines, type Listener } from "../runner/event-log.ts";
import { isSystemError, RunFailure, RunRefused, storageFailure } from "../runner/run-failure.ts";
import { isWithin, realFolder } from "../runner/run-folder.ts";
import type { RunResult } from "../runner/run-record.ts";
import { runWorkflow, systemClock, type WorkflowRun } from "../runner/workflow-run.ts";
import type { Plan } from "../wiring/plan.ts";
import { setUpExecutor } from "./executor-setup.ts";
import { printError, printLine } from "./output.ts";
import { plainProgress } from "./plain-progress.ts";
import { type CheckedWiring, type Prepared, sourcePath } from "./prepare.ts";
import type { CommonOptions } from "./run-options.ts";

/** The source of a run, and what depends on the command. */
export type RunSource = Pick<WorkflowRun, "source" | "attempts" | "keepGoing"> &
  Partial<Pick<WorkflowRun, "resume" | "index" | "concurrency">>;

/** Starts a run whose checks have passed, follows it until it ends, and returns the exit code. */
export async function startRun(
  prepared: Prepared,
  options: CommonOptions,
  source: RunSource,
): Promise<ExitCode> {
  const problem = runsFolderProblem(prepared, options.dir);
  if (problem !== undefined) {
    printError(problem);
    return 2;
  }
  const setup = await setUpExecutor(prepared, options);
  if ("missing" in setup) {
    printError(setup.missing);
    return 4;
  }
  keepHeapSmall();
  const { stop, release } = stopOnSignals();
  const { listener, end } = await progress(prepared, options);
  try {
    const result = await runWorkflow({
      ...{ ...workflowRun(prepared, options.dir), ...setup, ...source, stop, listener },
      attempts: options.attempts ?? source.attempts,
      ...(options.timeoutSeconds !== undefined && { timeoutSeconds: options.timeoutSeconds }),
    });
    await end();
    if (!options.json) printLine(endText(result));
    return result.exitCode;
  } catch (error) {
    if (error instanceof RunRefused) {
      await end("not started");
      printError(error.message);
      return 2;
    }
    if (!(error instanceof RunFailure || isSystemError(error))) throw error;
    await end("not finished");
    printError(storageFailure(error).message);
    return 3;
  } finally {
    release();
  }
}

/** What every run of a checked wiring has, whoever starts it. It ends by writing its report. */
export function workflowRun({ plan, secrets, base }: Prepared, dir: string) {
  return {
    ...{ plan, secrets, clock: systemClock, dir: realFolder(dir) },
    resolvePath: (path: string) => sourcePath(base, path),
    beforeRelease: (path: string) => writeReport(path, plan),
  };
}

/** Where the outputs of a run are, and everything else of it. */
function endText({ path, outputs }: RunResult): string {
  return [
    ...Object.entries(outputs).map(
      ([name, output]) => `Output '${name}': ${join(path, output.path)}`,
    ),
    `Files and report: ${path}`,
  ].join("\n");
}

/** Why runs can't be kept in their folder: an input is, or holds, the folder. */
export function runsFolderProblem({ plan, base }: CheckedWiring, dir: string): string | undefined {
  const runs = realFolder(dir);
  for (const { source } of plan.steps.flatMap(({ inputs }) => inputs)) {
    if (source.kind !== "directory") continue;
    if (!isWithin(sourcePath(base, source.path), runs)) continue;
    return `The directory '${source.path}' would hold the runs in '${dir}', and so a copy of itself: choose another folder for them with --dir.`;
  }
  return undefined;
}

async function progress(
  { plan }: Prepared,
  { json }: CommonOptions,
): Promise<{ listener: Listener; end: (failure?: string) => Promise<void> }> {
  const nothing = async () => {};
  if (json) return { listener: (_, line) => printLine(line), end: nothing };
  if (process.stdout.isTTY) {
    const { terminalProgress } = await import("./terminal-progress.ts");
    const { hear, end } = terminalProgress(plan);
    return { listener: hear, end };
  }
  const lineOf = plainProgress();
  return {
    listener: (event) => {
      const line = lineOf(event);
      if (line !== undefined) printLine(line);
    },
    end: nothing,
  };
}

/** Writes report.html next to the events of a run. */
async function writeReport(path: string, plan: Plan): Promise<void> {
  const html = await reportHtml(plan, eventLines(path));
  await writeFile(join(path, "report.html"), html, { mode: 0o600 });
}

const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/**
 * Listens for signals until it's released. The first one stops what runs, the second one at once. A
 * lost terminal counts as SIGTERM.
 */
export function stopOnSignals(): { stop: Stop; release: () => void } {
  const [soon, now] = [new AbortController(), new AbortController()];
  const hear = (signal: (typeof signals)[number]) => {
    if (soon.signal.aborted) now.abort();
    soon.abort(signal === "SIGINT" ? "SIGINT" : "SIGTERM");
  };
  for (const signal of signals) process.on(signal, hear);
  return {
    stop: { soon: soon.signal, now: now.signal },
    release: () => {
      for (const signal of signals) process.off(signal, hear);
    },
  };
}

/** The exit code of a command that a signal stopped: 143 after SIGTERM and SIGHUP, 130 after SIGINT. */
export function stoppedExitCode({ soon }: Stop): 130 | 143 {
  return soon.reason === "SIGTERM" ? 143 : 130;
}

/**
 * Keeps V8 from taking memory that it doesn't need. A run of 100,000 items keeps 15 MB and makes
 * much garbage between them, for which V8 would let its heap grow to ten times that. It reads both
 * flags at each collection, so they count from here on.
 */
export function keepHeapSmall(): void {
  setFlagsFromString("--semi-space-growth-factor=1");
  setFlagsFromString("--heap-growing-percent=60");
}
