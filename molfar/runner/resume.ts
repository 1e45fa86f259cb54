import { createReadStream, existsSync, readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { createInterface } from "node:readline";
import type { OutputDigests } from "../contract/events.ts";
import type { PlannedOutput } from "../wiring/plan.ts";
import { collectOutputs } from "./collect.ts";
import { attemptFolder, runsIn } from "./run-folder.ts";

/** The succeeded task runs of an earlier run, found by their keys. */
export type EarlierRun = {
  id: string;
  /** The output folder of a task run of the same key, if it still holds what it held. */
  find: (
    key: string,
    outputs: readonly PlannedOutput[],
  ) => Promise<{ out: string; digests: OutputDigests } | undefined>;
};

/** The run that is named, or the last one; undefined if there isn't one. */
export async function earlierRun(dir: string, named?: string): Promise<EarlierRun | undefined> {
  const id = named ?? (await lastRun(dir));
  if (id === undefined) return undefined;
  // A name, and no way to somewhere else.
  const path = join(runsIn(dir), basename(id));
  if (!existsSync(join(path, "events.ndjson"))) return undefined;
  const known = new Map<string, string>();
  for await (const event of eventsIn(path)) {
    const { type, key, outcome, step, item, attempt } = event;
    const ended =
      type === "item.reused" || (type === "attempt.finished" && outcome === "succeeded");
    if (!ended || typeof key !== "string" || typeof step !== "string") continue;
    known.set(key, `${step}\n${item ?? ""}\n${attempt}`);
  }
  return { id: basename(id), find: (key, outputs) => reusable(path, known.get(key), outputs) };
}

async function reusable(
  path: string,
  place: string | undefined,
  outputs: readonly PlannedOutput[],
) {
  const [step = "", item = "", attempt = ""] = place?.split("\n") ?? [];
  if (step === "") return undefined;
  const folder = itemFolder(join(path, "steps", step), item);
  if (folder === undefined) return undefined;
  const { out, record } = attemptFolder(join(folder, attempt));
  const digests = await recordedOutputs(record);
  if (!digests) return undefined;
  try {
    const found = await collectOutputs(out, outputs);
    const same = outputs.every(({ name }) => found[name]?.sha256 === digests[name]?.sha256);
    return same ? { out, digests: found } : undefined;
  } catch {
    // Results that can't be read or are no longer valid aren't reused.
    return undefined;
  }
}

/** The folder of an item has as many digits as its collection needed. */
function itemFolder(step: string, item: string): string | undefined {
  const names = item === "" ? ["single"] : [5, 6, 7].map((width) => item.padStart(width, "0"));
  return names.map((name) => join(step, name)).find((path) => existsSync(path));
}

async function recordedOutputs(record: string): Promise<OutputDigests | undefined> {
  const { readFile } = await import("node:fs/promises");
  try {
    const { outputs }: { outputs?: OutputDigests } = JSON.parse(await readFile(record, "utf8"));
    return outputs;
  } catch {
    return undefined;
  }
}

type LooseEvent = Readonly<Record<string, unknown>>;

/** The events of a run; a broken last line is left out. */
async function* eventsIn(path: string): AsyncGenerator<LooseEvent> {
  const input = createReadStream(join(path, "events.ndjson"));
  for await (const line of createInterface({ input, crlfDelay: Infinity })) {
    try {
      const event: unknown = JSON.parse(line);
      if (typeof event === "object" && event !== null)
        yield Object.fromEntries(Object.entries(event));
    } catch {
      return;
    }
  }
}

/** Names begin with a time in seconds; of two in one second, the events say which is later. */
async function lastRun(dir: string): Promise<string | undefined> {
  if (!existsSync(runsIn(dir))) return undefined;
  const names = readdirSync(runsIn(dir)).filter((name) => /^\d{8}T\d{6}Z-[0-9a-f]{6}$/.test(name));
  const latest = names.sort().at(-1)?.slice(0, 16);
  let last: { name: string; time: string } | undefined;
  for (const name of names.filter((each) => each.startsWith(latest ?? "?"))) {
    for await (const { time } of eventsIn(join(runsIn(dir), name))) {
      if (typeof time === "string" && (!last || time > last.time)) last = { name, time };
      break;
    }
  }
  return last?.name;
}
