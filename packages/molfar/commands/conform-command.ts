import { mkdtempSync } from "node:fs";
import { join } from "node:path";
import { commands, type ExitCode } from "../command-line.ts";
import type { RunEvent } from "../contract/events.ts";
import type { Stop } from "../runner/attempt.ts";
import { hashFile, hashFolder, sha256 } from "../runner/copy.ts";
import { checkItems } from "../runner/items.ts";
import { removeFolder } from "../runner/run-folder.ts";
import { runWorkflow, systemClock } from "../runner/workflow-run.ts";
import type { Definition } from "../shapes/definition.ts";
import type { Task } from "../shapes/task.ts";
import type { ParallelInput, PlannedInput } from "../wiring/plan.ts";
import { type InputPort, listPorts } from "../wiring/task-ports.ts";
import type { Source, Wiring } from "../wiring/wiring.ts";
import { setUpExecutor } from "./executor-setup.ts";
import { emptyFolder, generatedInput, threeItems } from "./generated-inputs.ts";
import { printError, printLine } from "./output.ts";
import { baseFolder, prepareWiring, sourcePath } from "./prepare.ts";
import { readDefinitionFile } from "./run-command.ts";
import {
  imageReference,
  pair,
  readArguments,
  readWorkerOptions,
  refuseWords,
  UsageError,
  type WorkerOptions,
} from "./run-options.ts";
import { stopOnSignals, stoppedExitCode } from "./start-run.ts";
import { onlyStep, taskWiring } from "./task-wiring.ts";
import { makeTrialFolder } from "./trial-folders.ts";

/** The result of one of the kit's checks of a task. */
type Verdict = {
  id: string;
  task: string;
  verdict: "holds" | "broken" | "skipped" | "not-judged";
  message: string;
};

/**
 * A run of one task, as far as a check needs it. A worker that chose its exit code may have
 * refused what it was given; after findings nothing is started.
 */
type Tried =
  | { outcome: "succeeded"; outputs: string; keepsInputs: boolean }
  | { outcome: "refused" | "failed" | "not-started"; message: string };

/** `molfar conform <definition> [--task NAME] [--in …] [--image REF] [options] [-- WORD…]` */
export async function conformCommand(args: readonly string[]): Promise<ExitCode> {
  const { values, positionals, words } = readArguments(args, commands.conform.options);
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0) {
    throw new UsageError("molfar conform takes one definition.");
  }
  const options = readWorkerOptions(values);
  refuseWords(words, options);
  const reading = readDefinitionFile(file, options.json);
  if ("exit" in reading) return reading.exit;
  const { path, definition } = reading;
  const { task: only } = values;
  const image = imageReference(values.image);
  const tasks = definition.tasks.filter(({ name }) => only === undefined || name === only);
  if (tasks.length === 0) throw new UsageError(`${file} has no task '${only}'.`);
  const given = givenFor(tasks, definition, values);
  const { stop, release } = stopOnSignals();
  const folder = makeTrialFolder();
  try {
    const verdicts: Verdict[] = [];
    for (const [index, task] of tasks.entries()) {
      const own = { definition: path, task: task.name, ...given(task), image, words };
      const wiring = taskWiring(own, definition, process.cwd());
      const place = { base: baseFolder(path), folder: mkdtempSync(join(folder, `${index}-`)) };
      verdicts.push(...(await judgeTask(task, definition, wiring, place, options, stop)));
    }
    printLine(options.json ? JSON.stringify(verdicts, null, 2) : formatVerdicts(verdicts));
    return verdicts.some(({ verdict }) => verdict === "broken") ? 3 : 0;
  } catch (error) {
    if (error instanceof Stopped) return stoppedExitCode(stop);
    if (!(error instanceof MissingExecutor)) throw error;
    printError(error.message);
    return 4;
  } finally {
    removeFolder(folder);
    release();
  }
}

const givenFlags = ["in", "value", "secret"] as const;
type Given = Record<(typeof givenFlags)[number], readonly string[]>;

/**
 * What the command line gives to each task: what is for one can be unknown to another.
 *
 * @throws UsageError about a name that no task has
 */
function givenFor(
  tasks: readonly Task[],
  definition: Definition,
  { in: inputs = [], value = [], secret = [] }: Partial<Given>,
): (task: Task) => Given {
  const all: Given = { in: inputs, value, secret };
  const given = (task: Task): Given => {
    const { inputs: ports, secrets } = listPorts(definition, task);
    const take = (flag: keyof Given, names: readonly string[]) =>
      all[flag].filter((text) => names.includes(pair(`--${flag}`, text)[0]));
    const own = [...ports.keys()];
    return { in: take("in", own), value: take("value", own), secret: take("secret", secrets) };
  };
  const taken = tasks.map(given);
  for (const flag of givenFlags) {
    const text = all[flag].find((each) => !taken.some((own) => own[flag].includes(each)));
    if (text === undefined) continue;
    const [name] = pair(`--${flag}`, text);
    throw new UsageError(
      `--${flag} names '${name}', which isn't ${flag === "secret" ? "a secret" : "an input"} of a task that is tried.`,
    );
  }
  return given;
}

class MissingExecutor extends Error {}

/** A signal has stopped the command. */
class Stopped extends Error {}

/** Where paths of the wiring start, and a folder for what's made up and for the runs. */
type TrialPlace = { base: string; folder: string };

async function judgeTask(
  task: Task,
  definition: Definition,
  wiring: Wiring,
  place: TrialPlace,
  options: WorkerOptions,
  stop: Stop,
): Promise<Verdict[]> {
  const { folder } = place;
  const { inputs } = listPorts(definition, task);
  const sources = withGenerated(inputs, wiring, folder);
  const verdict = (id: string, word: Verdict["verdict"], message: string): Verdict => ({
    ...{ id, task: task.name, verdict: word, message },
  });
  if ("missing" in sources) {
    const message = `Nothing can be made up for '${sources.missing}': give it with --in ${sources.missing}=PATH.`;
    return [verdict("K17", "skipped", message)];
  }
  const run = (changes: readonly [string, Source][] = []) =>
    tryTask(withInputs(wiring, new Map([...sources.all, ...changes])), place, options, stop);
  const given = wiring.steps.get(onlyStep)?.in;
  const isGenerated = [...inputs.keys()].some((name) => !given?.has(name));
  const judge = (id: string, tried: Tried, held: string, generated = isGenerated) => {
    if (tried.outcome === "succeeded") return verdict(id, "holds", held);
    const { outcome, message } = tried;
    if (outcome === "not-started") return verdict(id, "skipped", message);
    if (outcome === "failed" || !generated) return verdict(id, "broken", message);
    const why = "The worker refused an input that was made up: give it one with --in or --value.";
    return verdict(id, "not-judged", `${why} ${message}`);
  };

  const parallel = [...inputs.values()].find(({ shape }) => shape.kind !== "directory");
  const items = parallel && threeItems(parallel, folder, given?.get(parallel.name));
  const oneByOne: readonly [string, Source][] = parallel && items ? [[parallel.name, items]] : [];
  const single = await run();
  // Some workers need an index, and so an item.
  const changes = single.outcome === "succeeded" ? [] : oneByOne;
  const first = changes.length === 0 ? single : await run(changes);
  if (first.outcome !== "succeeded") return [judge("K17", first, "")];
  const second = await run(changes);
  const same = second.outcome === "succeeded" && second.outputs === first.outputs;
  const verdicts = [
    verdict(
      "K17",
      same ? "holds" : "broken",
      same
        ? "A second attempt in an empty OUTPUT_PATH gives the same bytes."
        : "A second attempt gives other bytes: let outputs follow from the inputs only.",
    ),
    verdict(
      "K11",
      first.keepsInputs ? "holds" : "broken",
      first.keepsInputs
        ? "The inputs are left as they were."
        : "The worker changes its inputs, which are read-only in a container: copy them first.",
    ),
    options.executor === "process"
      ? verdict("K10", "skipped", "Another user and a read-only system need Docker or Podman.")
      : verdict("K10", "holds", "It runs as a user without rights, on a read-only system."),
  ];
  if (parallel && items) {
    const tried = await run(oneByOne);
    const held = `Three items of '${parallel.name}' give three results.`;
    verdicts.push(judge("K25", tried, held));
  }
  const [only, ...others] = [...inputs.values()];
  if (task.task_type === "reduce" && only && others.length === 0) {
    const tried = await run([[only.name, emptyFolder(only, folder)]]);
    // Nothing in it is made up: a run over no items gives every reduce task this directory.
    verdicts.push(judge("K27", tried, "An empty directory is taken.", false));
  }
  return verdicts;
}

function withGenerated(
  ports: ReadonlyMap<string, InputPort>,
  { steps }: Wiring,
  folder: string,
): { all: Map<string, Source> } | { missing: string } {
  const all = new Map(steps.get(onlyStep)?.in);
  for (const port of ports.values()) {
    if (all.has(port.name)) continue;
    const source = generatedInput(port, folder);
    if (!source) return { missing: port.name };
    all.set(port.name, source);
  }
  return { all };
}

function withInputs(wiring: Wiring, inputs: ReadonlyMap<string, Source>): Wiring {
  const steps = [...wiring.steps].map(([key, step]) => [key, { ...step, in: inputs }] as const);
  return { ...wiring, steps: new Map(steps) };
}

async function tryTask(
  wiring: Wiring,
  { base, folder }: TrialPlace,
  options: WorkerOptions,
  stop: Stop,
): Promise<Tried> {
  const preparation = prepareWiring(wiring, base);
  if (!("prepared" in preparation)) {
    const [finding] = preparation.findings;
    return { outcome: "not-started", message: `${finding?.problem} ${finding?.remedy}` };
  }
  const { prepared } = preparation;
  const setup = await setUpExecutor(prepared, options);
  if ("missing" in setup) throw new MissingExecutor(setup.missing);
  const events: RunEvent[] = [];
  const { plan, secrets } = prepared;
  const result = await runWorkflow({
    ...{ plan, secrets, ...setup, clock: systemClock, stop },
    dir: mkdtempSync(join(folder, "run-")),
    source: { json: "{}", sha256: "", file: folder },
    resolvePath: (path) => sourcePath(base, path),
    attempts: options.attempts ?? 1,
    ...(options.timeoutSeconds !== undefined && { timeoutSeconds: options.timeoutSeconds }),
    keepGoing: false,
    listener: (event) => events.push(event),
  });
  if (stop.soon.aborted) throw new Stopped();
  if (result.exitCode !== 0) {
    const failed = events.findLast((event) => event.type === "step.finished");
    const { code, message = "", outcome } = failed ?? { outcome: "failed" };
    const refused = code === "non-zero-exit";
    return { outcome: refused ? "refused" : "failed", message: message || outcome };
  }
  const outputs =
    plan.outputs.length > 0 ? await hashFolder(join(result.path, "outputs")) : undefined;
  const { inputs = [], each } = plan.steps[0] ?? {};
  const attempt = join(result.path, "steps", onlyStep, each ? "00000" : "single", "1");
  const kept = await Promise.all(
    inputs
      .map((input) => (input === each?.input ? firstItem(each) : input))
      .map((input) => isKept(input, join(attempt, "in"), base)),
  );
  return {
    outcome: "succeeded",
    outputs: outputs?.sha256 ?? "",
    keepsInputs: !kept.includes(false),
  };
}

/** The first of the items that were made for an input. */
function firstItem({ input, collection }: ParallelInput): PlannedInput {
  const { source } = input;
  if (source.kind === "value" || source.kind === "output") return input;
  const [item] = checkItems(input, collection, source).each();
  if (!item) return input;
  return "path" in item
    ? { ...input, fileName: item.name, source: { kind: "file", path: item.path } }
    : { ...input, source: { kind: "value", value: new TextDecoder().decode(item.bytes) } };
}

/** Whether the copy of an input that a worker was given still has the bytes of its source. */
async function isKept(
  { source, variable, fileName }: PlannedInput,
  folder: string,
  base: string,
): Promise<boolean> {
  const copy = join(folder, variable, fileName);
  try {
    if (source.kind === "value") return (await hashFile(copy)).sha256 === sha256(source.value);
    if (source.kind === "output") return true;
    const hash = source.kind === "file" ? hashFile : hashFolder;
    const [one, other] = [await hash(sourcePath(base, source.path)), await hash(copy)];
    return one.sha256 === other.sha256;
  } catch {
    return false;
  }
}

function formatVerdicts(verdicts: readonly Verdict[]): string {
  const lines = verdicts.map(
    ({ id, task, verdict, message }) => `${verdict.padEnd(10)} ${id} ${task}: ${message}`,
  );
  const broken = verdicts.filter(({ verdict }) => verdict === "broken").length;
  const open = verdicts.filter(({ verdict }) => verdict === "not-judged").length;
  const sum =
    (broken === 0 ? "No check is broken." : `${broken} of ${verdicts.length} checks are broken.`) +
    (open === 0 ? "" : ` ${open} couldn't be judged.`);
  return [...lines, sum].join("\n");
}
