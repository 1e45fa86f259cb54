import { cpSync, mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import type { LimitFunction } from "p-limit";
import { type Clock, wait } from "../contract/clock.ts";
import { type AttemptEnd, freeTexts, type OutputDigests } from "../contract/events.ts";
import { delayBefore, type Failure, isRetried } from "../contract/failures.ts";
import { maskFields, type Patterns } from "../contract/masking.ts";
import type { ItemFacts } from "../contract/task-run-key.ts";
import { localContext, variablesFor } from "../contract/variables.ts";
import type { PlannedInput, PlannedStep } from "../wiring/plan.ts";
import { followWorker, openCaptures, type Stop, type WorkerOutcome } from "./attempt.ts";
import { collectOutputs, outputWithSecret } from "./collect.ts";
import { sha256 } from "./copy.ts";
import type { EventLog } from "./event-log.ts";
import type { Executor, ReadyImage } from "./executor.ts";
import type { EarlierRun } from "./resume.ts";
import { storageFailure } from "./run-failure.ts";
import {
  type AttemptFolder,
  makeFolder,
  type RunFolder,
  removeFolder,
  writeWhole,
} from "./run-folder.ts";
import { closeInputs, type InputBytes, openInputs, type StagedInput, stageInput } from "./stage.ts";

/** The data that all task runs of a run share. */
export type RunContext = {
  folder: RunFolder;
  log: EventLog;
  executor: Executor;
  clock: Clock;
  stop: Stop;
  /** Lets as many attempts run at once as the workflow allows. */
  slots: LimitFunction;
  patterns: Patterns;
  earlier: EarlierRun | undefined;
};

/** A step with everything that its attempts need. */
export type ReadyStep = {
  plan: PlannedStep;
  image: ReadyImage;
  secrets: readonly { name: string; value: string }[];
  /** What decides the outputs of a task run, as text. */
  describeFacts: (item: ItemFacts) => string;
  attempts: number;
  timeoutSeconds: number;
  /** An index that `molfar run` was given for a single task run. */
  index?: { input: string; index: number };
};

/** One task run of a step: the whole, or one of the items. */
export type TaskRun = {
  item: number | null;
  items: number;
  findInput: (input: PlannedInput) => InputBytes;
};

export type TaskRunResult = {
  outcome: "succeeded" | "reused" | "failed" | "cancelled";
  /** The attempt whose outputs count. */
  attempt: number;
  failure?: Partial<Failure>;
};

/** A task run that waits for its next attempt. */
type Waiting = { outcome: "waiting"; attempt: number; delaySeconds: number };

/** Runs one attempt of a task, and says how the task run ended or how long it waits for the next. */
export async function tryTask(
  context: RunContext,
  step: ReadyStep,
  run: TaskRun,
  attempt: number,
): Promise<TaskRunResult | Waiting> {
  const end = await context.slots(() => runAttempt(context, step, run, attempt));
  if (end.outcome === "succeeded" || end.outcome === "reused") {
    return { outcome: end.outcome, attempt };
  }
  if (end.outcome === "cancelled" || context.stop.soon.aborted) {
    return { outcome: "cancelled", attempt };
  }
  const { code, message } = end;
  const again = code !== undefined && isRetried(code) && attempt < step.attempts;
  const failure = { ...(code && { code }), ...(message !== undefined && { message }) };
  if (!again) return { outcome: "failed", attempt, failure };
  const delaySeconds = delayBefore(attempt + 1);
  const place = { step: step.plan.key, item: run.item, attempt: attempt + 1 };
  context.log.add({ type: "retry.scheduled", ...place, delay_s: delaySeconds });
  return { outcome: "waiting", attempt, delaySeconds };
}

/**
 * Tries a task again after each delay, until an attempt succeeds, no further one can help, or the
 * run is stopped.
 *
 * @param lanes which only attempts take, and delays don't
 */
export async function retryTask(
  context: RunContext,
  step: ReadyStep,
  run: TaskRun,
  waiting: Waiting,
  lanes: LimitFunction,
): Promise<TaskRunResult> {
  const { clock, stop } = context;
  let tried: TaskRunResult | Waiting = waiting;
  while (tried.outcome === "waiting") {
    const { attempt, delaySeconds }: Waiting = tried;
    await wait(clock, delaySeconds * 1_000, stop.soon);
    if (stop.soon.aborted) return { outcome: "cancelled", attempt };
    tried = await lanes(() => tryTask(context, step, run, attempt + 1));
  }
  return tried;
}

type AttemptResult = Pick<AttemptEnd, "code" | "message"> & {
  outcome: AttemptEnd["outcome"] | "reused";
};

async function runAttempt(
  context: RunContext,
  step: ReadyStep,
  run: TaskRun,
  attempt: number,
): Promise<AttemptResult> {
  if (context.stop.soon.aborted) return { outcome: "cancelled" };
  const { folder: runFolder, executor } = context;
  const { plan } = step;
  const folder = runFolder.attempt(plan.key, run.item, run.items, attempt);
  try {
    makeFolder(folder.path);
    for (const path of [folder.in, folder.out, folder.tmp]) mkdirSync(path, 0o700);
    const staged: StagedInput[] = [];
    for (const input of plan.inputs) {
      staged.push(await stageInput(folder.in, input, run.findInput(input)));
    }
    const index = itemPosition(step, run)?.index ?? null;
    const key = sha256(step.describeFacts({ inputs: staged, index }));
    if (attempt === 1 && (await reuse(context, step, run, folder, key))) {
      return { outcome: "reused" };
    }
    closeInputs(folder.in, staged);
    executor.prepare?.(folder);
    return await startAttempt(context, step, run, { attempt, folder, staged, key });
  } catch (error) {
    const { code, message } = storageFailure(error);
    return { outcome: "failed", code, message };
  }
}

/** Takes over the outputs of the same task run in an earlier run, if there are any. */
async function reuse(
  { earlier, log }: RunContext,
  { plan }: ReadyStep,
  { item }: TaskRun,
  folder: AttemptFolder,
  key: string,
): Promise<boolean> {
  const found = await earlier?.find(key, plan.outputs);
  if (!found) return false;
  for (const { path } of plan.outputs) {
    mkdirSync(dirname(join(folder.out, path)), { recursive: true });
    cpSync(join(found.out, path), join(folder.out, path), { recursive: true });
  }
  // Hashed again, because the copy is what's used.
  const outputs = await collectOutputs(folder.out, plan.outputs);
  const record = { step: plan.key, item, attempt: 1, key, from_run: found.madeBy, outputs };
  writeWhole(folder.record, JSON.stringify(record));
  log.add({ type: "item.reused", ...record });
  return true;
}

type Prepared = {
  attempt: number;
  folder: AttemptFolder;
  staged: readonly StagedInput[];
  key: string;
};

async function startAttempt(
  context: RunContext,
  step: ReadyStep,
  run: TaskRun,
  { attempt, folder, staged, key }: Prepared,
): Promise<AttemptResult> {
  const { executor, clock, log, patterns, stop } = context;
  const { plan, timeoutSeconds } = step;
  const paths = executor.paths(folder);
  const item = itemPosition(step, run);
  const variables = variablesFor({
    inputs: staged.map(({ name, variable, fileName }) => ({
      name,
      path: `${paths.in}/${variable}/${fileName}`,
    })),
    secrets: step.secrets,
    ...(item && { item }),
    outputPath: paths.out,
    temporaryPath: paths.tmp,
    context: localContext,
  });
  const place = { step: plan.key, item: run.item, attempt };
  const started = clock.now();
  const name = `molfar-${context.folder.id}-${plan.key}-${run.item ?? "single"}-${attempt}`;
  const { image } = step;
  const captures = openCaptures(folder, patterns);
  const worker = executor.start({
    ...{ name, run: context.folder.id, image, task: plan.task },
    ...{ variables, folder, limits: plan.limits },
  });
  const names = variables.map((variable) => variable.name);
  const start = { ...place, key, argv: worker.argv, variables: names };
  log.add({ type: "attempt.started", ...start });
  const following = followWorker({ worker, captures, timeoutSeconds, clock, stop });
  const { outputs, ...outcome } = await outcomeWithOutputs(following, folder.out, plan);
  openInputs(folder.in, staged);
  removeFolder(folder.tmp);
  const end: AttemptEnd = { ...outcome, duration_ms: clock.now() - started, outputs };
  // The record is complete before the event that a later run relies on.
  writeWhole(folder.record, JSON.stringify(maskFields({ ...start, ...end }, freeTexts, patterns)));
  if (end.outcome === "succeeded") warnAboutSecrets(context, step, run, folder);
  log.add({ type: "attempt.finished", ...place, key, ...end });
  return end;
}

/** What an attempt has given. It fails too where its streams or outputs can't be read or stored. */
async function outcomeWithOutputs(
  following: Promise<WorkerOutcome>,
  out: string,
  { outputs }: PlannedStep,
): Promise<WorkerOutcome & { outputs: OutputDigests }> {
  let ended: WorkerOutcome = { outcome: "failed", exit_code: null, signal: null };
  try {
    ended = await following;
    if (ended.outcome !== "succeeded") return { ...ended, outputs: {} };
    return { ...ended, outputs: await collectOutputs(out, outputs) };
  } catch (error) {
    const { code, message } = storageFailure(error);
    return { ...ended, outcome: "failed", code, message, outputs: {} };
  }
}

function warnAboutSecrets(
  { log, patterns }: RunContext,
  { plan }: ReadyStep,
  { item }: TaskRun,
  { out }: AttemptFolder,
): void {
  const output = outputWithSecret(out, plan.outputs, patterns);
  if (!output) return;
  const message = `The output '${output.name}' holds the value of a secret: take it out of what the worker writes.`;
  log.add({ type: "warning", code: "secret-in-output", message, step: plan.key, item });
}

function itemPosition({ plan, index }: ReadyStep, { item }: TaskRun) {
  if (item === null || !plan.each) return index;
  return { input: plan.each.input.name, index: item };
}
