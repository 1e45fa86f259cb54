import { resolve } from "node:path";
import { setUpExecutor } from "../commands/executor-setup.ts";
import { prepareWiring } from "../commands/prepare.ts";
import { readWiringFile, withInputs } from "../commands/read-wiring-file.ts";
import { executors, networks, notOneOf, onDisk } from "../commands/run-options.ts";
import { runsFolderProblem, workflowRun } from "../commands/start-run.ts";
import type { RunEvent } from "../contract/events.ts";
import { limits } from "../limits.ts";
import type { RunResult } from "../runner/run-record.ts";
import { runWorkflow as runPlan } from "../runner/workflow-run.ts";
import type { Given } from "../wiring/wiring.ts";
import type { WiringFinding } from "../wiring/wiring-findings.ts";
import { wiringJson } from "../wiring/wiring-json.ts";

/** How a workflow is run. The defaults are those of `molfar workflow`. */
export type RunOptions = {
  /** What starts the workers: `docker` by default. `process` isn't a sandbox. */
  executor?: "docker" | "podman" | "process";
  /** Paths in the place of the wiring's inputs, by name; relative to the current directory. */
  inputs?: Readonly<Record<string, string>>;
  /** Values in the place of the wiring's inputs, by name. */
  values?: Readonly<Record<string, string>>;
  /** The folder that runs are kept in: `.molfar` by default. */
  dir?: string;
  /** Seconds for an attempt where a step doesn't say otherwise: 1 to 86,400, 3,600 by default. */
  timeoutSeconds?: number;
  /** Attempts for a task run where a step doesn't say otherwise: 1 to 10, 3 by default. */
  attempts?: number;
  /** Attempts at once, where that's fewer than the wiring allows: 1 to 256. */
  concurrency?: number;
  /** Whether the remaining items start after one has failed. The step still fails. */
  keepGoing?: boolean;
  /** Whether containers reach the network: `on` by default. */
  network?: "on" | "none";
  /** `true` takes over what succeeded in the last run of the file, a run's name what did in that one. */
  resume?: true | string;
  /** Stops the run: workers get SIGTERM, and SIGKILL 30 seconds later. */
  signal?: AbortSignal;
  /** Called with each event once it's in the file of events. What it throws stops the run. */
  onEvent?: (event: RunEvent) => void;
};

/**
 * What became of a workflow. `findings` and `not-started` mean that nothing was started: the
 * findings say what to correct in the wiring and its files, and the problem is a sentence about the
 * file, an option, the executor or an image.
 */
export type WorkflowEnd =
  | { state: "ended"; result: RunResult }
  | { state: "findings"; findings: readonly WiringFinding[] }
  | { state: "not-started"; problem: string };

/**
 * Checks a wiring file and runs its workflow until it ends, as `molfar workflow` does. A task that
 * fails is part of the result, whose `outcome` is then `failed`.
 *
 * @param file path of the wiring file, where its own paths start
 * @throws Error where the run to resume isn't there or still going, or where the run's files can't
 * be written; the message is a sentence. What `onEvent` throws, once all workers have ended
 */
export async function runWorkflow(file: string, options: RunOptions = {}): Promise<WorkflowEnd> {
  const problem = optionProblem(options);
  if (problem !== undefined) return { state: "not-started", problem };
  const reading = readWiringFile(file);
  if ("problem" in reading) return { state: "not-started", problem: reading.problem };
  if ("findings" in reading) return { state: "findings", findings: reading.findings };
  const { path, base, sha256 } = reading.read;
  const flags = { path: "'inputs'", value: "'values'" };
  const changed = withInputs(reading.read.wiring, givenIn(options), flags);
  if ("unknown" in changed) return { state: "not-started", problem: changed.unknown };
  const { wiring } = changed;
  const preparation = prepareWiring(wiring, base);
  if (!("prepared" in preparation)) return { state: "findings", findings: preparation.findings };
  const { prepared } = preparation;
  const { executor = "docker", network = "on", dir = ".molfar", onEvent } = options;
  const inside = runsFolderProblem(prepared, dir);
  if (inside !== undefined) return { state: "not-started", problem: inside };
  const setup = await setUpExecutor(prepared, { executor, network, api: false });
  if ("missing" in setup) return { state: "not-started", problem: setup.missing };
  const never = new AbortController().signal;
  const result = await runPlan({
    ...workflowRun(prepared, dir),
    ...setup,
    source: { json: wiringJson(wiring), sha256, file: path },
    stop: { soon: options.signal ?? never, now: never },
    listener: (event) => onEvent?.(event),
    attempts: options.attempts ?? 3,
    keepGoing: options.keepGoing ?? false,
    ...(options.timeoutSeconds !== undefined && { timeoutSeconds: options.timeoutSeconds }),
    ...(options.concurrency !== undefined && { concurrency: options.concurrency }),
    ...(options.resume !== undefined && { resume: options.resume }),
  });
  return { state: "ended", result };
}

function givenIn({ inputs = {}, values = {} }: RunOptions): ReadonlyMap<string, Given> {
  return new Map([
    ...Object.entries(inputs).map(([name, path]): [string, Given] => [name, onDisk(resolve(path))]),
    ...Object.entries(values).map(([name, value]): [string, Given] => [
      name,
      { kind: "value", value, place: undefined },
    ]),
  ]);
}

/** A sentence about the first option that can't be taken: a program may not be checked by its types. */
function optionProblem(options: RunOptions): string | undefined {
  const words = { executor: executors, network: networks };
  for (const name of ["executor", "network"] as const) {
    const known: readonly string[] = words[name];
    const word = options[name];
    if (word !== undefined && !known.includes(word)) return notOneOf(`'${name}'`, known, word);
  }
  if (options.dir === "") return "'dir' takes a folder, not ''.";
  const unset = Object.entries(options.inputs ?? {}).find(([, path]) => path === "");
  if (unset) return `'inputs' takes a path for '${unset[0]}', not ''.`;
  const most = { timeoutSeconds: 86_400, attempts: 10, concurrency: limits.concurrency } as const;
  for (const name of ["timeoutSeconds", "attempts", "concurrency"] as const) {
    const number = options[name] ?? 1;
    if (Number.isInteger(number) && number >= 1 && number <= most[name]) continue;
    return `'${name}' takes a whole number from 1 to ${most[name]}, not '${number}'.`;
  }
  return undefined;
}
