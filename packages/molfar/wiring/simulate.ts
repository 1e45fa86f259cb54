import {
  byBytes,
  type CollectionKind,
  gatheredName,
  jsonItemFailure,
  LongLine,
  linesIn,
  listItemFailure,
} from "../contract/collections.ts";
import type { Failure, FailureCode } from "../contract/failures.ts";
import { readOutputValue } from "../contract/values.ts";
import { localContext, type SetVariable, variablesFor } from "../contract/variables.ts";
import type { Plan, PlannedInput, PlannedOutput, PlannedStep } from "./plan.ts";

/** What a worker is given or gives: a text, or texts by their paths in a directory. */
export type Content = string | ReadonlyMap<string, string>;

/** A worker as a function of its inputs and of the index of its item, '-' outside of parallel mode. */
export type WorkerFunction = (
  inputs: ReadonlyMap<string, Content>,
  index: string,
) => Readonly<Record<string, Content>>;

/** @property item null where the step isn't in parallel mode */
type TaskRun = {
  item: number | null;
  fileName: string;
  variables: readonly SetVariable[];
  outputs: ReadonlyMap<string, Content>;
};

/** @property outputs as later steps get them, gathered in parallel mode */
export type StepRun = {
  step: PlannedStep;
  taskRuns: readonly TaskRun[];
  outputs: ReadonlyMap<string, Content>;
};

export type Simulation =
  | { ok: true; steps: readonly StepRun[]; outputs: ReadonlyMap<string, Content> }
  | { ok: false; step: string; failure: Failure };

/** The most items of a step, which a page can still draw without a pause. */
export const maxItems = 1_000;

/** Where containers of the local runner find their files. */
const folders = { in: "/molfar/in", out: "/molfar/out", tmp: "/tmp" };

const utf8 = new TextEncoder();

class Broken extends Error {
  readonly failure: Failure;

  constructor(code: FailureCode, message: string) {
    super(message);
    this.failure = { code, message };
  }
}

/**
 * Runs a plan with functions as its workers: like `molfar workflow`, without processes.
 *
 * @param given the files and directories that the wiring names
 * @param workers by the name of the task
 */
export function simulate(
  plan: Plan,
  given: ReadonlyMap<string, Content>,
  workers: Readonly<Record<string, WorkerFunction>>,
): Simulation {
  const made = new Map<string, Content>();
  const steps: StepRun[] = [];
  for (const step of plan.steps) {
    try {
      const run = stepRun(step, given, made, workers);
      for (const [output, content] of run.outputs) made.set(`${step.key}.${output}`, content);
      steps.push(run);
    } catch (error) {
      if (!(error instanceof Broken)) throw error;
      return { ok: false, step: step.key, failure: error.failure };
    }
  }
  const outputs = plan.outputs.map(({ name, step, output }): [string, Content] => [
    name,
    made.get(`${step}.${output}`) ?? "",
  ]);
  return { ok: true, steps, outputs: new Map(outputs) };
}

type Item = { content: string; fileName: string };

function stepRun(
  step: PlannedStep,
  given: ReadonlyMap<string, Content>,
  made: ReadonlyMap<string, Content>,
  workers: Readonly<Record<string, WorkerFunction>>,
): StepRun {
  const contents = new Map(
    step.inputs.map((input) => [input.name, findContent(input, given, made)]),
  );
  const { each } = step;
  const worker = workers[step.task.name];
  if (!worker) {
    throw new Broken("not-started", `There's no worker for '${step.task.name}' in this page.`);
  }
  const start = (item: Item | undefined, index: number | null): TaskRun => {
    const inputs = new Map(contents);
    if (each && item) inputs.set(each.input.name, item.content);
    const pickName = (input: PlannedInput) =>
      item && input.name === each?.input.name ? item.fileName : input.fileName;
    const results = worker(inputs, index === null ? "-" : String(index));
    return {
      item: index,
      fileName: item?.fileName ?? "",
      variables: variablesFor({
        inputs: step.inputs.map((input) => ({
          name: input.name,
          path: `${folders.in}/${input.variable}/${pickName(input)}`,
        })),
        secrets: [],
        ...(each && index !== null && { item: { input: each.input.name, index } }),
        outputPath: folders.out,
        temporaryPath: folders.tmp,
        context: localContext,
      }),
      outputs: new Map(
        step.outputs.map((output) => [output.name, adopted(output, results[output.name])]),
      ),
    };
  };
  if (!each) {
    const taskRun = start(undefined, null);
    return { step, taskRuns: [taskRun], outputs: taskRun.outputs };
  }
  const items = itemsIn(each.input, each.collection, contents.get(each.input.name) ?? "");
  const said = each.countOf && made.get(`${each.countOf.step}.${each.countOf.output}`);
  if (said !== undefined && Number(said) !== items.length) {
    const message = `The split task said ${String(said)} and wrote ${items.length} files: make both the same.`;
    throw new Broken("chunk-count-mismatch", message);
  }
  const taskRuns = items.map(start);
  const outputs = step.outputs.map((output): [string, Content] => [
    output.name,
    gathered(
      output,
      taskRuns.map((run) => run.outputs.get(output.name) ?? ""),
    ),
  ]);
  return { step, taskRuns, outputs: new Map(outputs) };
}

function findContent(
  { source }: PlannedInput,
  given: ReadonlyMap<string, Content>,
  made: ReadonlyMap<string, Content>,
): Content {
  if (source.kind === "value") return source.value;
  if (source.kind === "output") return made.get(`${source.step}.${source.output}`) ?? "";
  const content = given.get(source.path);
  if (content !== undefined) return content;
  const message = `There's no sample '${source.path}' in this page: use '${[...given.keys()].join("' or '")}'.`;
  throw new Broken("not-started", message);
}

function itemsIn(input: PlannedInput, kind: CollectionKind, content: Content): Item[] {
  const items = [...generateItems(input, kind, content)];
  if (items.length <= maxItems) return items;
  const message = `The collection has more than ${maxItems} items: divide it into smaller ones.`;
  throw new Broken("too-many-items", message);
}

/** One more item than are taken at most, so that nothing larger is ever built. */
function* generateItems(
  input: PlannedInput,
  kind: CollectionKind,
  content: Content,
): Generator<Item> {
  const { fileName, shape } = input;
  if (typeof content === "object") {
    const names = [...content.keys()].sort(byBytes).slice(0, maxItems + 1);
    for (const name of names) yield { content: content.get(name) ?? "", fileName: name };
    return;
  }
  if (kind === "count") {
    const count = Math.min(Number(content), maxItems + 1);
    for (let at = 0; at < count; at += 1) yield { content: String(at), fileName };
    return;
  }
  const target = shape.kind === "parameter" ? { parameter: shape.type } : ("file" as const);
  let index = 0;
  for (const line of lines(content)) {
    const failure =
      kind === "jsonl" ? jsonItemFailure(line, index) : listItemFailure(line, index, target);
    if (failure) throw new Broken(failure.code, failure.message);
    yield { content: decoder.decode(line), fileName };
    index += 1;
    if (index > maxItems) return;
  }
}

const decoder = new TextDecoder("utf-8", { ignoreBOM: true });

function* lines(content: string): Generator<Uint8Array> {
  try {
    yield* linesIn([utf8.encode(content)]);
  } catch (error) {
    if (!(error instanceof LongLine)) throw error;
    throw new Broken("bad-item", `${error.message} Divide it, or pass files.`);
  }
}

/** An output as the platform takes it over: of a value, one final line break doesn't count. */
function adopted({ name, shape }: PlannedOutput, content: Content | undefined): Content {
  if (content === undefined) {
    throw new Broken("missing-output", `The output '${name}' isn't there.`);
  }
  if (shape.kind !== "parameter" || typeof content !== "string") return content;
  const reading = readOutputValue(utf8.encode(content), shape.type);
  if (reading.ok) return reading.value;
  throw new Broken(
    "bad-output-value",
    `The output '${name}' isn't a ${shape.type}: ${reading.reason}.`,
  );
}

function gathered({ declaredPath }: PlannedOutput, contents: readonly Content[]): Content {
  const files = contents.flatMap((content, index): [string, string][] => {
    const name = gatheredName(index, contents.length, declaredPath);
    if (typeof content === "string") return [[name, content]];
    return [...content].map(([inner, text]) => [`${name}/${inner}`, text]);
  });
  return new Map(files);
}
