/** Runs the cases of the conformance kit, each in its own folder. */
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { prepareWiring, processWords, readyProcess } from "../commands/prepare.ts";
import { type Clock, virtualClock } from "../contract/clock.ts";
import type { RunEvent } from "../contract/events.ts";
import type { Executor, ReadyImage } from "../runner/executor.ts";
import { processExecutor } from "../runner/executors/process.ts";
import type { RunResult } from "../runner/run-result.ts";
import { runWorkflow, type WorkflowRun } from "../runner/workflow-run.ts";
import { readWiring } from "../wiring/read-wiring.ts";

/** A copy of a case, so that nothing is written into the project. */
export type CaseFolder = { path: string; remove: () => void };

/** Files of a case whose names don't suit the project. */
type Extras = { made?: Record<string, string>; links?: Record<string, string> };

export function caseFolder(id: string, { made = {}, links = {} }: Extras = {}): CaseFolder {
  const path = mkdtempSync(join(tmpdir(), `molfar-${id}-`));
  cpSync(join(import.meta.dirname, id), path, { recursive: true });
  for (const [name, text] of Object.entries(made)) {
    mkdirSync(dirname(join(path, name)), { recursive: true });
    writeFileSync(join(path, name), text);
  }
  for (const [name, target] of Object.entries(links)) {
    mkdirSync(dirname(join(path, name)), { recursive: true });
    symlinkSync(target, join(path, name));
  }
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

export type CaseRun = {
  exit: number;
  findings: readonly string[];
  events: readonly RunEvent[];
  result?: RunResult;
};

type CaseOptions = Partial<
  Pick<WorkflowRun, "keepGoing" | "resume" | "stop" | "attempts" | "listener" | "beforeRelease">
> & {
  clock?: Clock;
  executor?: (folder: string) => Executor;
  /** Left out, all events are given; a run of many items would only fill the memory. */
  keepEvents?: boolean;
};

/** Runs a workflow of a case as `molfar workflow --executor process` would, on a virtual clock. */
export async function runCase(
  folder: string,
  workflow = "workflow.yaml",
  options: CaseOptions = {},
): Promise<CaseRun> {
  const text = readFileSync(join(folder, workflow), "utf8");
  const { wiring, findings } = readWiring(text);
  if (!wiring) return refused(findings);
  const preparation = prepareWiring(wiring, folder);
  if (!("prepared" in preparation)) return refused(preparation.findings);
  const { plan, secrets, definitions } = preparation.prepared;
  const images = new Map<string, ReadyImage>();
  for (const step of plan.steps) {
    const image = wiring.images.get(step.image);
    const words = image && processWords(image, step.task, definitions.get(step.image)?.text ?? "");
    if (image && words) images.set(step.key, await readyProcess(image, words, folder));
  }
  // Runs that follow each other have different times, by which the last one is found.
  const virtual = virtualClock(Date.now());
  const clock = options.clock ?? virtual;
  const events: RunEvent[] = [];
  const never = new AbortController().signal;
  const result = await runWorkflow({
    ...{ plan, images, secrets, clock, warnings: [] },
    executor: options.executor?.(folder) ?? processExecutor(folder, process.env.PATH ?? ""),
    stop: options.stop ?? { soon: never, now: never },
    dir: join(folder, ".molfar"),
    source: { json: "{}", sha256: "", file: join(folder, workflow) },
    resolvePath: (path) => resolve(folder, path),
    attempts: options.attempts ?? 3,
    keepGoing: options.keepGoing ?? false,
    ...(options.resume !== undefined && { resume: options.resume }),
    ...(options.beforeRelease && { beforeRelease: options.beforeRelease }),
    listener: (event, line) => {
      if (options.keepEvents ?? true) events.push(event);
      options.listener?.(event, line);
      // Once the runner waits, the time has passed.
      if (event.type === "retry.scheduled" && clock === virtual) {
        setImmediate(() => virtual.advance(event.delay_s * 1_000));
      }
    },
  });
  return { exit: result.exitCode, findings: [], events, result };
}

function refused(findings: readonly { code: string }[]): CaseRun {
  return { exit: 1, findings: findings.map(({ code }) => code), events: [] };
}
