import { existsSync, realpathSync } from "node:fs";
import { isAbsolute, join, relative, resolve, sep } from "node:path";
import type { Listener } from "../runner/event-log.ts";
import { isSystemError, RunFailure, storageFailure } from "../runner/run-failure.ts";
import { RunRefused } from "../runner/run-refused.ts";
import type { RunResult } from "../runner/run-result.ts";
import { systemClock } from "../runner/system-clock.ts";
import { runWorkflow, type WorkflowRun } from "../runner/workflow-run.ts";
import { writeReport } from "../runner/write-report.ts";
import { setUpExecutor } from "./executor-setup.ts";
import { plainProgress } from "./plain-progress.ts";
import { type CheckedWiring, type Prepared, sourcePath } from "./prepare.ts";
import type { CommonOptions } from "./run-options.ts";
import { keepHeapSmall } from "./small-heap.ts";
import { stopOnSignals } from "./stop-on-signals.ts";

/** The source of a run, and what depends on the command. */
export type RunSource = Pick<WorkflowRun, "source" | "attempts" | "keepGoing"> &
  Partial<Pick<WorkflowRun, "resume" | "index" | "concurrency">>;

/** Starts a run whose checks have passed, follows it until it ends, and returns the exit code. */
export async function startRun(
  prepared: Prepared,
  options: CommonOptions,
  source: RunSource,
): Promise<number> {
  const problem = runsFolderProblem(prepared, options.dir);
  if (problem !== undefined) {
    console.error(problem);
    return 2;
  }
  const setup = await setUpExecutor(prepared, options);
  if ("missing" in setup) {
    console.error(setup.missing);
    return 4;
  }
  keepHeapSmall();
  // Don't leave workers behind when the reader has gone, as in `| head`.
  process.stdout.on("error", () => {});
  const { stop, release } = stopOnSignals();
  const { listener, end } = await progress(prepared, options);
  try {
    const result = await runWorkflow({
      ...{ ...workflowRun(prepared, options.dir), ...setup, ...source, stop, listener },
      attempts: options.attempts ?? source.attempts,
      ...(options.timeoutSeconds !== undefined && { timeoutSeconds: options.timeoutSeconds }),
    });
    await end();
    if (!options.json) console.info(endText(result));
    return result.exitCode;
  } catch (error) {
    if (error instanceof RunRefused) {
      await end("not started");
      console.error(error.message);
      return 2;
    }
    if (!(error instanceof RunFailure || isSystemError(error))) throw error;
    await end("not finished");
    console.error(storageFailure(error).message);
    return 3;
  } finally {
    release();
  }
}

/** What every run of a checked wiring has, whoever starts it. It ends by writing its report. */
export function workflowRun({ plan, secrets, base }: Prepared, dir: string) {
  return {
    ...{ plan, secrets, clock: systemClock, dir: resolve(dir) },
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
  const runs = existsSync(dir) ? realpathSync(dir) : resolve(dir);
  for (const { source } of plan.steps.flatMap(({ inputs }) => inputs)) {
    if (source.kind !== "directory") continue;
    const way = relative(sourcePath(base, source.path), runs);
    if (isAbsolute(way) || way.split(sep)[0] === "..") continue;
    return `The directory '${source.path}' would hold the runs in '${dir}', and so a copy of itself: choose another folder for them with --dir.`;
  }
  return undefined;
}

async function progress(
  { plan }: Prepared,
  { json }: CommonOptions,
): Promise<{ listener: Listener; end: (failure?: string) => Promise<void> }> {
  const nothing = async () => {};
  if (json) return { listener: (_, line) => void process.stdout.write(`${line}\n`), end: nothing };
  if (process.stdout.isTTY) {
    const { terminalProgress } = await import("./terminal-progress.ts");
    const { hear, end } = terminalProgress(plan);
    return { listener: hear, end };
  }
  const lineOf = plainProgress();
  return {
    listener: (event) => {
      const line = lineOf(event);
      if (line !== undefined) console.info(line);
    },
    end: nothing,
  };
}
