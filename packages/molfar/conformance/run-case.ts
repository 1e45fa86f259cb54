/** Reads the cases of the conformance kit, runs each in its own folder, and compares what came of it. */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { parse } from "yaml";
import { prepareWiring, processWords, readyProcess } from "../commands/prepare.ts";
import { type Clock, virtualClock } from "../contract/clock.ts";
import type { RunEvent } from "../contract/events.ts";
import { filesBelow } from "../runner/copy.ts";
import type { Executor, ReadyImage } from "../runner/executor.ts";
import { processExecutor } from "../runner/executors/process.ts";
import { removeFolder } from "../runner/run-folder.ts";
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
type ExpectedRun = {
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
  /** Those of them that are others where the worker is started from an image. */
  imageOutputs?: Record<string, string>;
  /** Whether these are all the outputs. */
  onlyOutputs?: boolean;
  /** Texts by their paths in the folder of the run. */
  files?: Record<string, string>;
  absent?: string[];
  /** Texts of the case's own files afterwards. */
  unchanged?: Record<string, string>;
};

type CaseDefinition = { tasks: readonly object[] };

/** A case as it's written: what it sets up, and what a runner or a validator must do with it. */
type Case = {
  /** Texts by their paths. What isn't text is a definition, and is written as JSON. */
  files?: Record<string, string | CaseDefinition>;
  links?: Record<string, string>;
  /** Codes of what the definitions break. */
  findings?: string[];
  runs?: ExpectedRun[];
  widths?: Record<string, number>;
  endings?: Record<string, string>;
};

const cases: Record<string, Case> = parse(
  readFileSync(join(import.meta.dirname, "cases.yaml"), "utf8"),
);

/** `k01-start-words` and so on. */
export const caseIds: readonly string[] = Object.keys(cases);

/** The case of an id. */
export function readCase(id: string): Case {
  const found = cases[id];
  if (!found) throw new Error(`cases.yaml has no case '${id}'.`);
  return found;
}

/** The texts of a case's files by their paths, with what all definitions and wiring files say. */
export function caseFiles(id: string): ReadonlyMap<string, string> {
  const { files = {} } = readCase(id);
  return new Map(
    Object.entries(files).map(([path, content]) => {
      if (typeof content !== "string") return [path, writeDefinition(id, content)];
      // A case about images writes the whole of its wiring file itself.
      const isStarted = !path.endsWith(".yaml") || content.startsWith("version:");
      return [path, isStarted ? content : wiringStart(id) + content];
    }),
  );
}

function writeDefinition(name: string, { tasks, ...rest }: CaseDefinition): string {
  const description = "Part of a conformance case.";
  const written = { schema_version: "v0.0.3", name, description, ...rest };
  return JSON.stringify(
    { ...written, tasks: tasks.map((task) => ({ description, ...task })) },
    null,
    2,
  );
}

const wiringStart = (name: string) => `version: 1
name: ${name}
images:
  w: {definition: definition.json, process: [sh, worker.sh], sources: [worker.sh]}
`;

/**
 * Writes the files of a case to a temporary folder.
 *
 * @param atEnd Vitest's `onTestFinished`, which gets how the folder is removed
 */
export function caseFolder(id: string, atEnd: (remove: () => void) => void): string {
  const path = mkdtempSync(join(tmpdir(), `molfar-${id}-`));
  atEnd(() => removeFolder(path));
  const placeFor = (name: string) => {
    const place = join(path, name);
    mkdirSync(dirname(place), { recursive: true });
    return place;
  };
  for (const [name, text] of caseFiles(id)) writeFileSync(placeFor(name), text);
  for (const [name, target] of Object.entries(readCase(id).links ?? {})) {
    symlinkSync(target, placeFor(name));
  }
  return path;
}

export type CaseRun = {
  exit: number;
  findings: readonly string[];
  events: readonly RunEvent[];
  result?: RunResult;
};

type CaseOptions = Partial<
  Pick<
    WorkflowRun,
    "keepGoing" | "resume" | "stop" | "attempts" | "listener" | "beforeRelease" | "removeContainers"
  >
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
    removeContainers: options.removeContainers ?? (async () => 0),
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

const read = (...path: readonly string[]) => readFileSync(join(...path), "utf8");

/**
 * Where a run isn't what its case expects, a line each.
 *
 * @param folder the folder of the case, with its own files
 */
export function differences(run: CaseRun, expected: ExpectedRun, folder: string): string[] {
  const path = run.result?.path ?? folder;
  const found: string[] = [];
  const compare = (what: string, given: unknown, wanted: unknown) => {
    if (isDeepStrictEqual(given, wanted)) return;
    found.push(`${what}: ${JSON.stringify(given)}, and not ${JSON.stringify(wanted)}`);
  };
  const text = (...parts: readonly string[]) =>
    existsSync(join(...parts)) ? read(...parts) : undefined;

  compare("findings", run.findings, expected.findings ?? []);
  compare("exit code", run.exit, expected.exit);
  for (const [key, wanted] of Object.entries(expected.steps ?? {})) {
    const facts: Record<string, unknown> = stepFacts(run.events, key);
    const names = Object.keys(wanted);
    compare(key, Object.fromEntries(names.map((name) => [name, facts[name]])), wanted);
  }
  if (expected.warnings) {
    const codes = run.events.flatMap((event) => (event.type === "warning" ? [event.code] : []));
    compare("warnings", codes, expected.warnings);
  }
  if (expected.delays) {
    const delays = run.events.flatMap((event) =>
      event.type === "retry.scheduled" ? [event.delay_s] : [],
    );
    compare("delays", delays, expected.delays);
  }
  for (const [name, wanted] of Object.entries(expected.outputs ?? {})) {
    compare(name, text(path, "outputs", name), wanted);
  }
  if (expected.onlyOutputs) {
    compare("outputs", filesBelow(join(path, "outputs")), Object.keys(expected.outputs ?? {}));
  }
  for (const [name, wanted] of Object.entries(expected.files ?? {})) {
    compare(name, text(path, name)?.trimEnd(), wanted);
  }
  for (const name of expected.absent ?? []) {
    if (existsSync(join(path, name))) found.push(`${name} is there`);
  }
  for (const [name, wanted] of Object.entries(expected.unchanged ?? {})) {
    compare(name, text(folder, name), wanted);
  }
  return found;
}

function stepFacts(events: readonly RunEvent[], key: string) {
  const own = events.filter((event) => "step" in event && event.step === key);
  const started = own.find((event) => event.type === "step.started");
  const finished = own.find((event) => event.type === "step.finished");
  const attempts = own.filter((event) => event.type === "attempt.finished");
  const last = attempts.at(-1);
  return {
    ...(finished?.type === "step.finished" && finished),
    items: started?.type === "step.started" ? started.items : 0,
    attempts: attempts.length,
    exit_code: last?.type === "attempt.finished" ? last.exit_code : null,
  };
}
