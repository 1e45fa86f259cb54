import { existsSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { OutputDigests } from "../contract/events.ts";
import { type ItemFacts, taskRunFacts } from "../contract/task-run-key.ts";
import type { PlannedOutput, PlannedStep } from "../wiring/plan.ts";
import { collectOutputs } from "./collect.ts";
import { eventsFile, eventsIn } from "./event-log.ts";
import type { Executor, ReadyImage } from "./executor.ts";
import { type RemoveContainers, stopWorkersOf } from "./processes.ts";
import { RunRefused } from "./run-failure.ts";
import { attemptFolder, runsIn } from "./run-folder.ts";
import { abandonRun, chainOf, holdRun, lastRunOf, releaseRun } from "./run-record.ts";

/** The succeeded task runs of an earlier run and of those that it had resumed, by their keys. */
export type EarlierRun = {
  id: string;
  /** Runs of the chain whose process is gone, although it hadn't released them. */
  abandoned: readonly string[];
  /** How many workers of these still ran, and were stopped. */
  stopped: number;
  /** How many items of each step have succeeded as they last were, of how many it last had. */
  steps: ReadonlyMap<string, { done: number; items: number }>;
  /** The output folder of a task run of the same key, if it still holds what it held, and its run. */
  find: (
    key: string,
    outputs: readonly PlannedOutput[],
  ) => Promise<{ out: string; madeBy: string } | undefined>;
  /** Lets other processes resume the chain. */
  release: () => void;
};

/**
 * The run that is named, or the last one of the same file, with all that its chain has done. Holds
 * the whole chain until it's released. Undefined where the file has no earlier run.
 *
 * @throws RunRefused where there is no run of that name, one of the chain is still going, or the
 *   engine doesn't answer in which one that was killed may have left containers
 */
export async function earlierRun(
  dir: string,
  source: string,
  named: string | undefined,
  removeContainers: RemoveContainers,
): Promise<EarlierRun | undefined> {
  const id = named ?? lastRunOf(dir, source);
  if (id === undefined) return undefined;
  // A name, and no way to somewhere else.
  const path = join(runsIn(dir), basename(id));
  if (named !== undefined && (basename(id) !== id || !existsSync(eventsFile(path)))) {
    throw new RunRefused(
      `There's no run '${id}' in ${runsIn(dir)}: name one of its folders, or leave the name out to resume the last run of this file.`,
    );
  }
  const paths = chainOf(dir, id).map((each) => join(runsIn(dir), each));
  const held: string[] = [];
  const release = () => {
    for (const each of held) releaseRun(each);
  };
  const abandoned: string[] = [];
  try {
    for (const each of paths) {
      if (holdRun(each).wasStale) abandoned.push(each);
      else held.push(each);
    }
    const stopped = await stopLeftovers(abandoned, removeContainers);
    held.push(...abandoned);
    const { known, steps } = await readChain(paths);
    return {
      ...{ id: basename(id), abandoned, stopped, release },
      steps: new Map([...steps].map(([step, last]) => [step, countDone(last, known)])),
      find: (key, outputs) => reusable(known.get(key), outputs),
    };
  } catch (error) {
    for (const each of abandoned) abandonRun(each);
    release();
    throw error;
  }
}

/** Ends what runs have left behind whose runner was killed, and gives the number of workers. */
async function stopLeftovers(
  abandoned: readonly string[],
  removeContainers: RemoveContainers,
): Promise<number> {
  let sum = 0;
  for (const path of abandoned) {
    const id = basename(path);
    const stopped = await stopWorkersOf(path, id, removeContainers);
    if ("unanswered" in stopped) {
      const { unanswered: engine } = stopped;
      throw new RunRefused(
        `The run ${id} may have left containers, and ${engine} doesn't answer: start ${engine}, then resume again.`,
      );
    }
    sum += stopped.workers;
  }
  return sum;
}

/**
 * What a resume takes over from the runs of a chain: the folders of the attempts, each with its run.
 *
 * @param paths of the runs, the newest first
 */
export async function reusedFolders(
  paths: readonly string[],
): Promise<{ run: string; attempt: string }[]> {
  const { known } = await readChain(paths);
  return [...known.values()].flatMap((place) => {
    const attempt = placeFolder(place);
    return attempt === undefined ? [] : [{ run: place.path, attempt }];
  });
}

async function readChain(paths: readonly string[]) {
  const known = new Map<string, Place>();
  const steps = new Map<string, LastItems>();
  // The oldest first: what a later run says of a key counts.
  for (const each of paths.toReversed()) await readChainRun(each, known, steps);
  return { known, steps };
}

/** How many items a step last had, and the last key of each that has started. */
type LastItems = { items: number; keys: Map<number, string> };

/** How many items would be taken over if nothing had changed since. */
function countDone({ items, keys }: LastItems, known: ReadonlyMap<string, Place>) {
  const done = [...keys].filter(([item, key]) => item < items && known.has(key)).length;
  return { done, items };
}

/** Adds what one run of a chain has done. A folder without events was killed before the first. */
async function readChainRun(
  path: string,
  known: Map<string, Place>,
  steps: Map<string, LastItems>,
): Promise<void> {
  if (!existsSync(eventsFile(path))) return;
  for await (const event of eventsIn(path)) {
    const { type, key, outcome, step, item, attempt, from_run: from } = event;
    if (typeof step !== "string") continue;
    const last = steps.get(step) ?? { items: 0, keys: new Map() };
    if (type === "step.started") steps.set(step, { ...last, items: Number(event.items) });
    if (typeof key !== "string") continue;
    // Without an item, a step has one.
    last.keys.set(Number(item), key);
    const isReused = type === "item.reused";
    if (!isReused && (type !== "attempt.finished" || outcome !== "succeeded")) continue;
    const madeBy = isReused && typeof from === "string" ? from : basename(path);
    known.set(key, { path, step, item: String(item ?? ""), attempt: String(attempt), madeBy });
  }
}

/**
 * Where the outputs of a task run are.
 *
 * @property madeBy the run whose worker wrote them, which others may have taken over before
 */
type Place = { path: string; step: string; item: string; attempt: string; madeBy: string };

async function reusable(place: Place | undefined, outputs: readonly PlannedOutput[]) {
  if (!place) return undefined;
  const folder = placeFolder(place);
  if (folder === undefined) return undefined;
  const { out, record } = attemptFolder(folder);
  try {
    const recorded: { outputs: OutputDigests } = JSON.parse(readFileSync(record, "utf8"));
    const found = await collectOutputs(out, outputs);
    const same = outputs.every(
      ({ name }) => found[name]?.sha256 === recorded.outputs[name]?.sha256,
    );
    return same ? { out, madeBy: place.madeBy } : undefined;
  } catch {
    // Results that can't be read or are no longer valid aren't reused.
    return undefined;
  }
}

function placeFolder({ path, step, item, attempt }: Place): string | undefined {
  const folder = itemFolder(join(path, "steps", step), item);
  return folder && join(folder, attempt);
}

/** The folder of an item has as many digits as its collection needed. */
function itemFolder(step: string, item: string): string | undefined {
  const names = item === "" ? ["single"] : [5, 6, 7].map((width) => item.padStart(width, "0"));
  return names.map((name) => join(step, name)).find((path) => existsSync(path));
}

type StepParts = {
  plan: PlannedStep;
  image: ReadyImage;
  secrets: readonly { name: string }[];
};

/** Everything that decides the outputs of a step, except its inputs and the number of its item. */
export function factsDescriber(
  { name: executor }: Executor,
  { plan, image, secrets }: StepParts,
): (item: ItemFacts) => string {
  return taskRunFacts({
    executor,
    program: image.program,
    task: plan.task,
    ports: [
      ...plan.inputs.map(({ name, shape, fileName }) => ({
        ...{ name, direction: "input" as const, path: fileName },
        ...(shape.kind === "parameter" ? { type: shape.type } : {}),
      })),
      ...plan.outputs.map(({ name, shape, declaredPath }) => ({
        ...{ name, direction: "output" as const },
        ...(declaredPath === undefined ? {} : { path: declaredPath }),
        ...(shape.kind === "parameter" ? { type: shape.type } : {}),
      })),
    ],
    secrets: secrets.map(({ name }) => name),
  });
}
