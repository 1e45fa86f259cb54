import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { gatheredName } from "../contract/collections.ts";
import type { StepMode } from "../contract/events.ts";
import type { Failure } from "../contract/failures.ts";
import { chunkCount } from "../contract/values.ts";
import { counted } from "../text/wording.ts";
import type { PlannedOutput } from "../wiring/plan.ts";
import { outputValue } from "./collect.ts";
import { type Counts, type FindSource, runItems, type StepOptions } from "./item-lanes.ts";
import { checkItems, type Items } from "./items.ts";
import { RunFailure, storageFailure } from "./run-failure.ts";
import { makeFolder } from "./run-folder.ts";
import { type InputBytes, writeBytes } from "./stage.ts";
import type { ReadyStep, RunContext } from "./task-run.ts";

/** How a step ended; one that has succeeded says where its outputs are. */
export type StepResult =
  | { outcome: "succeeded"; findOutput: (output: string) => InputBytes }
  | { outcome: "failed" | "cancelled" | "skipped" };

/** Runs every task run of a step, and gathers their outputs once all of them have succeeded. */
export async function runStep(
  context: RunContext,
  step: ReadyStep,
  findSource: FindSource,
  options: StepOptions,
): Promise<StepResult> {
  const { folder, log } = context;
  const { key, each } = step.plan;
  const counts: Counts = { succeeded: 0, failed: 0, reused: 0 };
  const mode: StepMode = each?.collection ?? "single";
  let items = 0;
  const finished = (outcome: StepResult["outcome"], failure?: Partial<Failure>) => {
    const { succeeded, failed, reused } = counts;
    const started = succeeded + failed + reused + (outcome === "cancelled" ? cancelled : 0);
    log.add({
      ...{ type: "step.finished", step: key, outcome, ...counts },
      not_started: Math.max(items - started, 0),
      ...(failure?.code && { code: failure.code }),
      ...(failure?.message !== undefined && { message: failure.message }),
    });
  };
  let cancelled = 0;

  try {
    const collection = checkCollection(context, step, findSource);
    items = collection.count;
    log.add({ type: "step.started", step: key, mode, items });
    const attempts = new Uint8Array(items);
    const run = await runItems(context, step, findSource, collection, options, attempts, counts);
    cancelled = run.cancelled;
    if (run.cancelled > 0 || (context.stop.soon.aborted && sum(counts) < items)) {
      finished("cancelled");
      return { outcome: "cancelled" };
    }
    if (counts.failed > 0) {
      finished("failed", run.failure);
      return { outcome: "failed" };
    }
    const place = (item: number) =>
      folder.attempt(key, each ? item : null, items, attempts[item] ?? 1).out;
    if (each) await gather(context, step, items, place);
    finished("succeeded");
    return { outcome: "succeeded", findOutput: outputReader(context, step, place) };
  } catch (error) {
    finished("failed", storageFailure(error));
    return { outcome: "failed" };
  }
}

function checkCollection(context: RunContext, { plan }: ReadyStep, findSource: FindSource): Items {
  const { each } = plan;
  if (!each) return { count: 1, each: () => [{ bytes: new Uint8Array() }] };
  const source = findSource(each.input);
  const items = checkItems(each.input, each.collection, collectionSource(source));
  if (each.countOf) {
    const count = countIn(
      findSource({ ...each.input, source: { kind: "output", ...each.countOf } }),
    );
    if (count !== items.count) {
      throw new RunFailure(
        "chunk-count-mismatch",
        `The step '${each.countOf.step}' says ${counted(count, "chunk")} and gave ${counted(items.count, "file")}: let it count what it writes.`,
      );
    }
  }
  if (items.unpadded) {
    const [one, other] = items.unpadded;
    context.log.add({
      ...{ type: "warning", code: "unpadded-names", step: plan.key },
      message: `'${one}' and '${other}' have digits of unequal width, and are sorted by their bytes: pad the numbers with zeros.`,
    });
  }
  return items;
}

function collectionSource(source: InputBytes) {
  if ("folder" in source) return { path: source.folder };
  if ("path" in source) return { path: source.path };
  return { count: countIn(source) };
}

function countIn(source: InputBytes): number {
  return ("bytes" in source ? chunkCount(new TextDecoder().decode(source.bytes)) : undefined) ?? 0;
}

/** Makes a directory of the results of each output, named by their indexes. */
async function gather(
  { folder }: RunContext,
  { plan }: ReadyStep,
  items: number,
  place: (item: number) => string,
): Promise<void> {
  for (const output of plan.outputs) {
    const to = folder.gathered(plan.key, output.name);
    makeFolder(to);
    for (let item = 0; item < items; item += 1) {
      const name = gatheredName(item, items, output.declaredPath);
      await writeBytes(outputBytes(place(item), output), join(to, name));
      // Signals are handled from time to time.
      if (item % 256 === 255) await setImmediate();
    }
  }
}

/** What one task run gave; of a parameter, its value without the final line break. */
function outputBytes(out: string, output: PlannedOutput): InputBytes {
  const path = join(out, output.path);
  switch (output.shape.kind) {
    case "parameter":
      return { bytes: new TextEncoder().encode(outputValue(out, output)) };
    case "directory":
      return { folder: path };
    case "file":
      return { path };
  }
}

function outputReader(
  { folder }: RunContext,
  { plan }: ReadyStep,
  place: (item: number) => string,
): (output: string) => InputBytes {
  return (name) => {
    const output = plan.outputs.find((each) => each.name === name);
    if (!output) throw new RunFailure("missing-output", `There is no output '${name}'.`);
    if (plan.each) return { folder: folder.gathered(plan.key, name) };
    return outputBytes(place(0), output);
  };
}

function sum({ succeeded, failed, reused }: Counts): number {
  return succeeded + failed + reused;
}
