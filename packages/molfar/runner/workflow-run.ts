import { renameSync } from "node:fs";
import { availableParallelism } from "node:os";
import { basename, join } from "node:path";
import pLimit from "p-limit";
import type { Clock } from "../contract/clock.ts";
import type { OutputDigest } from "../contract/events.ts";
import { attemptDefaults } from "../contract/failures.ts";
import { buildPatterns, minMasked } from "../contract/masking.ts";
import { lastSegment } from "../contract/paths.ts";
import { counted } from "../text/wording.ts";
import type { Plan, PlannedStep } from "../wiring/plan.ts";
import type { Stop } from "./attempt.ts";
import { EventLog, eventsFile, type Listener } from "./event-log.ts";
import type { Executor, ReadyImage } from "./executor.ts";
import type { RemoveContainers } from "./processes.ts";
import { type EarlierRun, earlierRun, factsDescriber } from "./resume.ts";
import { makeFolder, outputFolderName, RunFolder } from "./run-folder.ts";
import { holdRun, type RunResult, recordRun, releaseRun } from "./run-record.ts";
import { type InputBytes, writeBytes } from "./stage.ts";
import { runStep, type StepResult } from "./step-run.ts";
import type { ReadyStep, RunContext } from "./task-run.ts";

/** Everything that a run needs, checked before it starts. */
export type WorkflowRun = {
  plan: Plan;
  /** What each step starts, by its key. */
  images: ReadonlyMap<string, ReadyImage>;
  /** The values of the secrets, by step and name. */
  secrets: ReadonlyMap<string, readonly { name: string; value: string }[]>;
  executor: Executor;
  /** Of runs that were killed, which any engine may have started. */
  removeContainers: RemoveContainers;
  clock: Clock;
  stop: Stop;
  dir: string;
  /** What the run was started from, as JSON, and the hash of its file. */
  source: { json: string; sha256: string; file: string };
  /** Where paths of the wiring file start. */
  resolvePath: (path: string) => string;
  attempts: number;
  timeoutSeconds?: number;
  keepGoing: boolean;
  /** Attempts at once in the whole run, where that's fewer than the workflow allows. */
  concurrency?: number;
  /** `true` for the last run, or the name of one. */
  resume?: true | string;
  index?: { input: string; index: number };
  warnings: readonly {
    code: "no-isolation" | "other-platform" | "limits-dropped";
    message: string;
  }[];
  listener: Listener;
  /** Called with the run's folder once all is in it, before another process may change it. */
  beforeRelease?: (path: string) => Promise<void>;
};

/**
 * Runs a workflow until it ends. Steps start as soon as the steps they wait for have succeeded.
 *
 * @throws what the listener throws and what the run's files do, once nothing of the run goes on
 */
export async function runWorkflow(options: WorkflowRun): Promise<RunResult> {
  const { clock, dir, resume, source, removeContainers } = options;
  const started = clock.now();
  const named = resume === true ? undefined : resume;
  const earlier =
    resume === undefined ? undefined : await earlierRun(dir, source.file, named, removeContainers);
  try {
    return await runHeld(options, started, earlier);
  } finally {
    earlier?.release();
  }
}

/** Runs while no other process can resume this run and those that it goes back to. */
async function runHeld(
  options: WorkflowRun,
  started: number,
  earlier: EarlierRun | undefined,
): Promise<RunResult> {
  const { plan, clock, dir, executor } = options;
  const { file } = options.source;
  const folder = RunFolder.create(dir, started);
  holdRun(folder.path);
  let log: EventLog | undefined;
  try {
    recordRun(dir, folder.id, { source: file, resumes: earlier?.id });
    folder.write("workflow.json", `${options.source.json}\n`);
    const values = [...options.secrets.values()].flat().map(({ value }) => value);
    const patterns = buildPatterns(values);
    log = new EventLog(eventsFile(folder.path), folder.id, clock, patterns, options.listener);
    const allowed = plan.concurrency ?? availableParallelism();
    const slots = pLimit(Math.min(allowed, options.concurrency ?? allowed));
    // Without a record, nothing more may start, and what has started is stopped.
    const stop = { ...options.stop, soon: AbortSignal.any([options.stop.soon, log.failed]) };
    const context = { folder, log, executor, clock, stop, slots, patterns, earlier };
    return await runSteps(options, context, started);
  } finally {
    log?.close();
    releaseRun(folder.path);
  }
}

async function runSteps(
  options: WorkflowRun,
  context: RunContext,
  started: number,
): Promise<RunResult> {
  const { plan, executor, clock } = options;
  const { folder, log, stop, slots, earlier } = context;
  const { concurrency } = slots;
  log.add({
    ...{ type: "run.started", workflow: plan.name, sha256: options.source.sha256 },
    executor: executor.name,
    ...(earlier && { resumes: earlier.id }),
  });
  if (earlier) {
    const steps = plan.steps.flatMap(({ key }) => {
      const counts = earlier.steps.get(key);
      return counts ? [{ step: key, ...counts }] : [];
    });
    log.add({ type: "run.resumed", from_run: earlier.id, steps });
    for (const message of abandonedMessages(earlier)) {
      log.add({ type: "warning", code: "stale-lock", message });
    }
  }
  for (const warning of options.warnings) log.add({ type: "warning", ...warning });
  warnAboutShortSecrets(options, log);
  if (options.resume !== undefined && !earlier) {
    const message = "There is no earlier run to resume, so every task runs.";
    log.add({ type: "warning", code: "nothing-to-resume", message });
  }

  const results = new Map<string, Promise<StepResult>>();
  const ended = new Map<string, StepResult>();
  // What a step throws stops the others, which use the folder of the run until they have ended.
  const thrown = new AbortController();
  const stoppable = { ...stop, soon: AbortSignal.any([stop.soon, thrown.signal]) };
  for (const step of plan.steps) {
    const result = runWhenReady(step);
    result.catch((error: unknown) => thrown.abort(error));
    results.set(step.key, result);
  }
  await Promise.allSettled(results.values());
  thrown.signal.throwIfAborted();
  log.failed.throwIfAborted();
  const outcome = overallOutcome([...ended.values()], stop);
  const outputs = outcome === "succeeded" ? await writeOutputs(options, folder, ended) : {};
  const cancelled = stop.soon.reason === "SIGTERM" ? 143 : 130;
  const exitCode = ({ succeeded: 0, failed: 3, cancelled } as const)[outcome];
  const result = { run: folder.id, outcome, exit_code: exitCode, outputs };
  folder.write("result.json", `${JSON.stringify(result, null, 2)}\n`);
  const duration = clock.now() - started;
  log.add({ type: "run.finished", outcome, exit_code: exitCode, duration_ms: duration });
  log.failed.throwIfAborted();
  await options.beforeRelease?.(folder.path);
  return { run: folder.id, path: folder.path, outcome, exitCode, outputs };

  async function runWhenReady(step: PlannedStep): Promise<StepResult> {
    const before = await Promise.all(step.waitsFor.map((key) => results.get(key)));
    const result = before.every((each) => each?.outcome === "succeeded")
      ? await runStep({ ...context, stop: stoppable }, readyStep(step), bytesFor, {
          lanes: Math.min(step.limits.concurrency ?? concurrency, concurrency),
          keepGoing: options.keepGoing,
        })
      : skipped(step.key);
    ended.set(step.key, result);
    return result;
  }

  function skipped(step: string): StepResult {
    const none = { succeeded: 0, failed: 0, reused: 0, not_started: 0 };
    log.add({ type: "step.finished", step, outcome: "skipped", ...none });
    return { outcome: "skipped" };
  }

  function readyStep(step: PlannedStep): ReadyStep {
    const image = options.images.get(step.key);
    if (!image) throw new Error(`The image of '${step.key}' isn't ready.`);
    const ready = { plan: step, image, secrets: options.secrets.get(step.key) ?? [] };
    return {
      ...ready,
      describeFacts: factsDescriber(executor, ready),
      attempts: step.limits.attempts ?? options.attempts,
      timeoutSeconds:
        step.limits.timeoutSeconds ?? options.timeoutSeconds ?? attemptDefaults.timeoutSeconds,
      ...(options.index && { index: options.index }),
    };
  }

  function bytesFor({ source }: PlannedStep["inputs"][number]): InputBytes {
    switch (source.kind) {
      case "value":
        return { bytes: new TextEncoder().encode(source.value) };
      case "file":
        return { path: options.resolvePath(source.path) };
      case "directory":
        return { folder: options.resolvePath(source.path) };
      case "output": {
        const result = ended.get(source.step);
        if (result?.outcome !== "succeeded") throw new Error(`'${source.step}' has no outputs.`);
        return result.findOutput(source.output);
      }
    }
  }
}

function abandonedMessages({ abandoned, stopped }: EarlierRun): string[] {
  const names = abandoned.map((path) => basename(path)).join(", ");
  return [
    ...(names === "" ? [] : [`The process of ${names} ended without releasing it.`]),
    ...(stopped === 0 ? [] : [`Stopped ${counted(stopped, "worker")} that still ran.`]),
  ];
}

type NamedDigest = Partial<OutputDigest> & { path: string };

/** Copies the outputs of the workflow, all of them or none. */
async function writeOutputs(
  { plan }: WorkflowRun,
  folder: RunFolder,
  ended: ReadonlyMap<string, StepResult>,
): Promise<Record<string, NamedDigest>> {
  const partial = `${folder.outputs()}.partial`;
  const written: [string, NamedDigest][] = [];
  for (const { name, step, output } of plan.outputs) {
    const result = ended.get(step);
    const planned = plan.steps.find(({ key }) => key === step)?.outputs;
    const declared = planned?.find((each) => each.name === output)?.path;
    if (result?.outcome !== "succeeded" || declared === undefined) continue;
    const own = outputFolderName(name);
    makeFolder(join(partial, own));
    const bytes = result.findOutput(output);
    const file = "bytes" in bytes ? "value" : lastSegment(declared);
    const path = "folder" in bytes ? own : `${own}/${file}`;
    written.push([
      name,
      { path: `outputs/${path}`, ...(await writeBytes(bytes, join(partial, path))) },
    ]);
  }
  if (written.length > 0) renameSync(partial, folder.outputs());
  return Object.fromEntries(written);
}

function overallOutcome(results: readonly StepResult[], { soon }: Stop) {
  if (results.every(({ outcome }) => outcome === "succeeded")) return "succeeded";
  return soon.aborted ? "cancelled" : "failed";
}

function warnAboutShortSecrets({ secrets }: WorkflowRun, log: EventLog): void {
  for (const [step, list] of secrets) {
    for (const { name, value } of list) {
      if (value.length >= minMasked) continue;
      const message = `The secret '${name}' has fewer than ${minMasked} characters and isn't masked.`;
      log.add({ type: "warning", code: "short-secret", step, message });
    }
  }
}

/** The time of the machine. */
export const systemClock: Clock = {
  now: () => Date.now(),
  after(milliseconds, call) {
    const timer = setTimeout(call, milliseconds);
    return () => clearTimeout(timer);
  },
};
