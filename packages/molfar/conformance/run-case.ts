/** Reads the cases of the conformance kit, and runs each in its own folder. */
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, parse, resolve } from "node:path";
import { parse as parseYaml } from "yaml";
import { prepareWiring, processWords, readyProcess } from "../commands/prepare.ts";
import { type Clock, virtualClock } from "../contract/clock.ts";
import type { RunEvent } from "../contract/events.ts";
import type { Executor, ReadyImage } from "../runner/executor.ts";
import { processExecutor } from "../runner/executors/process.ts";
import type { RunResult } from "../runner/run-record.ts";
import { runWorkflow, type WorkflowRun } from "../runner/workflow-run.ts";
import { readWiring } from "../wiring/read-wiring.ts";

/** What a run must do to one step. */
type ExpectedStep = {
  outcome: string;
  code?: string;
  items?: number;
  attempts?: number;
  exit_code?: number;
  succeeded?: number;
  failed?: number;
  not_started?: number;
};

/** One run of a case, and what must come of it. */
export type ExpectedRun = {
  workflow?: string;
  keepGoing?: boolean;
  /** What the workers start in turn: no worker can know which attempt it is in. */
  scripts?: string[];
  exit: number;
  findings?: string[];
  steps?: Record<string, ExpectedStep>;
  warnings?: string[];
  delays?: number[];
  /** Texts by their paths in `outputs/`. */
  outputs?: Record<string, string>;
  /** Whether these are all the outputs. */
  onlyOutputs?: boolean;
  /** Texts by their paths in the folder of the run. */
  files?: Record<string, string>;
  absent?: string[];
  /** Texts of the case's own files afterwards. */
  unchanged?: Record<string, string>;
};

/** A case as it's written: what it sets up, and what a runner or a validator must do with it. */
type Case = {
  /** Texts by their paths. What isn't text is written as JSON. */
  files?: Record<string, unknown>;
  links?: Record<string, string>;
  /** Codes of what the definitions break. */
  findings?: string[];
  runs?: ExpectedRun[];
  widths?: Record<string, number>;
  endings?: Record<string, string>;
};

const cases = join(import.meta.dirname, "cases");

/** `k01-start-words` and so on. */
export const caseIds: readonly string[] = readdirSync(cases).map((name) => parse(name).name);

/** The case of an id. */
export function readCase(id: string): Case {
  return parseYaml(readFileSync(join(cases, `${id}.yaml`), "utf8"));
}

/** The texts of a case's files by their paths. */
export function caseFiles(id: string): ReadonlyMap<string, string> {
  const written = (content: unknown) =>
    typeof content === "string" ? content : JSON.stringify(content, null, 2);
  const { files = {} } = readCase(id);
  return new Map(Object.entries(files).map(([path, content]) => [path, written(content)]));
}

/** The files of a case, in a folder where it can be run. */
export type CaseFolder = { path: string; remove: () => void };

/** Writes the files of a case to a temporary folder. */
export function caseFolder(id: string): CaseFolder {
  const path = mkdtempSync(join(tmpdir(), `molfar-${id}-`));
  const placeFor = (name: string) => {
    const place = join(path, name);
    mkdirSync(dirname(place), { recursive: true });
    return place;
  };
  for (const [name, text] of caseFiles(id)) writeFileSync(placeFor(name), text);
  for (const [name, target] of Object.entries(readCase(id).links ?? {})) {
    symlinkSync(target, placeFor(name));
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
