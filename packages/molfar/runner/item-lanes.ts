import pLimit from "p-limit";
import type { Failure } from "../contract/failures.ts";
import { limits } from "../limits.ts";
import type { PlannedInput } from "../wiring/plan.ts";
import { collectionChanged, type Item, type Items } from "./items.ts";
import type { InputBytes } from "./stage.ts";
import {
  type ReadyStep,
  type RunContext,
  retryTask,
  type TaskRun,
  type TaskRunResult,
  tryTask,
} from "./task-run.ts";

/** Where the outputs of the steps before are. */
export type FindSource = (input: PlannedInput) => InputBytes;

/** @property lanes how many attempts of the step may run at once */
export type StepOptions = { lanes: number; keepGoing: boolean };

/** How many task runs of a step have ended in each way. */
export type Counts = { succeeded: number; failed: number; reused: number };

/**
 * Runs the items of a step. Its lanes take items from one list, so that few are in memory, and go on
 * to other items while one waits for its next attempt.
 *
 * @param attempts where the number of the attempt that counts is noted, by the index of the item
 * @param counts which go up as task runs end
 * @throws RunFailure where the collection changed meanwhile, and what the run's own files throw
 */
export async function runItems(
  context: RunContext,
  step: ReadyStep,
  findSource: FindSource,
  collection: Items,
  { lanes: most, keepGoing }: StepOptions,
  attempts: Uint8Array,
  counts: Counts,
): Promise<{ cancelled: number; failure?: Partial<Failure> }> {
  const { plan } = step;
  const { stop } = context;
  const list = collection.each()[Symbol.iterator]();
  const lanes = pLimit(most);
  const waiting = new Set<Promise<void>>();
  let waitingBytes = 0;
  let next = 0;
  let cancelled = 0;
  let failure: Partial<Failure> | undefined;
  let error: { thrown: unknown } | undefined;

  const keep = (thrown: unknown) => {
    error ??= { thrown };
  };
  const mayStart = () => !stop.soon.aborted && !error && (keepGoing || counts.failed === 0);

  /** The first attempt of the next item, which is read only once there is a lane for it. */
  async function startNext() {
    const { value: item, done } = mayStart() ? list.next() : { value: undefined, done: true };
    if (done || !item) return undefined;
    const index = next;
    next += 1;
    const run: TaskRun = {
      item: plan.each ? index : null,
      items: collection.count,
      findInput: (input) => (input === plan.each?.input ? item : findSource(input)),
    };
    return { index, item, run, tried: await tryTask(context, step, run, 1) };
  }

  function note(index: number, result: TaskRunResult): void {
    attempts[index] = result.attempt;
    if (result.outcome === "cancelled") cancelled += 1;
    else counts[result.outcome] += 1;
    failure ??= result.failure;
  }

  async function fillLane(): Promise<void> {
    for (let one = await lanes(startNext); one; one = await lanes(startNext)) {
      const { index, item, run, tried } = one;
      if (tried.outcome !== "waiting") {
        note(index, tried);
        continue;
      }
      const bytes = itemBytes(item);
      waitingBytes += bytes;
      const retried = retryTask(context, step, run, tried, lanes)
        .then((result) => note(index, result))
        .catch(keep)
        .finally(() => {
          waitingBytes -= bytes;
          waiting.delete(retried);
        });
      waiting.add(retried);
      if (waitingBytes > limits.waitingItems.bytes) await retried;
    }
  }

  // What fails in one lane doesn't end the others, whose workers go on.
  const width = Math.min(most, collection.count);
  await Promise.all(Array.from({ length: width }, () => fillLane().catch(keep)));
  await Promise.all(waiting);
  // Closes the file of a collection of which only a part was read.
  list.return?.();
  if (error) throw error.thrown;
  if (next < collection.count && counts.failed === 0 && cancelled === 0 && !stop.soon.aborted) {
    throw collectionChanged();
  }
  return { cancelled, ...(failure && { failure }) };
}

/** The memory that an item takes while it waits. */
function itemBytes(item: Item): number {
  const { minPerItem } = limits.waitingItems;
  return "bytes" in item ? Math.max(item.bytes.length, minPerItem) : minPerItem;
}
