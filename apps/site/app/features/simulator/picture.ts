import { virtualClock } from "@yno/molfar/contract/clock";
import type { PlannedInput } from "@yno/molfar/wiring/plan";
import { planWorkflow } from "@yno/molfar/wiring/plan-workflow";
import { type Content, type Simulation, type StepRun, simulate } from "@yno/molfar/wiring/simulate";
import type { Wiring } from "@yno/molfar/wiring/wiring";
import { grouped } from "#content/messages/amounts.ts";
import { momentWords } from "#content/messages/simulator-workbench.ts";
import {
  type Choice,
  firstChoice,
  imageKey,
  reportFile,
  sampleImage,
  sampleReport,
  sampleWorkers,
  toWiring,
} from "./sample.ts";

type Variable = { name: string; value: string };

/** One item on its track. */
export type Row = {
  index: number;
  /** The file that the worker gets, and the one that is gathered from it. */
  item: string;
  result: string;
  text: string;
  resultText: string;
  variables: readonly Variable[];
  seconds: string;
};

/** One of the tasks at the ends: its name, its environment and its command. */
type End = { task: string; variables: readonly Variable[]; command: string };

/** Where a row is at a moment. */
export type RowState = "waiting" | "arriving" | "working" | "leaving" | "gathered";

/** @property stage the active one of the five stages; 5 once all are done, -1 before the first */
export type Moment = { stage: number; finished: number; says: string; rows: readonly RowState[] };

/** The drawn part of a run: plain data, so that the build can make the first picture. */
export type Picture = {
  items: number;
  input: string;
  directory: string;
  gathered: string;
  split: End;
  map: { task: string; command: string; writes: string };
  reduce: End;
  rows: readonly Row[];
  result: { file: string; text: string };
  moments: readonly Moment[];
};

/** The rows that are drawn; of more items, the others are only counted. */
const maxRows = 8;

/** The most characters of a file that is shown. */
const maxShown = 400;

/** The picture of a run; undefined where it has no split, step in parallel mode and reduce in a row. */
export function createPicture(simulation: Simulation): Picture | undefined {
  if (!simulation.ok) return undefined;
  const { steps } = simulation;
  const map = steps.find(({ step }) => step.each);
  const from = map?.step.each?.input.source;
  if (!map || from?.kind !== "output") return undefined;
  const split = steps.find(({ step }) => step.key === from.step);
  const takesResults = ({ source }: PlannedInput) =>
    source.kind === "output" && source.step === map.step.key;
  const reduce = steps.find(({ step }) => step.inputs.some(takesResults));
  if (!split || !reduce || split.step.each || reduce.step.each) return undefined;
  const taker = reduce.step.inputs.find(takesResults);
  const wanted = taker?.source.kind === "output" ? taker.source.output : undefined;
  const output = map.step.outputs.find(({ name }) => name === wanted);
  const [result] = reduce.step.outputs;
  if (!output || !result) return undefined;
  const results = listFiles(map.outputs.get(output.name));
  const rows = map.taskRuns.slice(0, maxRows).map((run, at): Row => {
    const [name = "", resultText = ""] = results[at] ?? [];
    return {
      ...{ index: at, item: run.fileName, result: name, resultText: shown(resultText) },
      text: shown(itemText(split, from.output, run.fileName)),
      variables: listVariables(run.variables),
      seconds: (duration(at) / 1_000).toFixed(1),
    };
  });
  const directory = folderName(split.step.outputs.find(({ name }) => name === from.output)?.path);
  const gathered = folderName(taker?.fileName);
  const input = findFileName(split);
  const file = result.path;
  const items = map.taskRuns.length;
  return {
    ...{ items, input, directory, gathered, rows },
    split: describeEnd(split),
    map: { task: map.step.task.name, command: commandName(map), writes: output.path },
    reduce: describeEnd(reduce),
    result: { file, text: shown(toText(reduce.outputs.get(result.name))) },
    moments: listMoments({ items, rows, input, directory, gathered, file }),
  };
}

type Named = Pick<Picture, "items" | "rows" | "input" | "directory" | "gathered"> & {
  file: string;
};

/** What happens one after another. A virtual clock decides when each finishes. */
function listMoments({ items, rows, input, directory, gathered, file }: Named): Moment[] {
  const moment = (stage: number, finished: number, state: RowState, says: string): Moment => {
    return { stage, finished, says, rows: rows.map(() => state) };
  };
  const files = items === 1 ? momentWords.oneFile : momentWords.files(grouped(items));
  const moments: Moment[] = [
    moment(-1, 0, "waiting", momentWords.nothingYet),
    moment(0, 0, "waiting", momentWords.isSplit(input, files, directory)),
    moment(1, 0, "arriving", momentWords.eachWorker),
  ];
  const states = rows.map((): RowState => "working");
  const clock = virtualClock();
  let finished = 0;
  for (const { index, result } of rows) {
    clock.after(duration(index), () => {
      states.forEach((state, at) => {
        if (state === "leaving") states[at] = "gathered";
      });
      states[index] = "leaving";
      finished += 1;
      const says = momentWords.onItsWay(result, gathered);
      moments.push({ stage: 2, finished, rows: [...states], says });
    });
  }
  while (clock.advanceToNext());
  const more = items - rows.length;
  if (more > 0) {
    moments.push(moment(2, items, "gathered", momentWords.othersFinished(grouped(more))));
  }
  return [
    ...moments,
    moment(3, items, "gathered", momentWords.isComplete(gathered, files)),
    moment(4, items, "gathered", momentWords.reduceReads(gathered, file)),
    moment(5, items, "gathered", momentWords.isDone(file, files)),
  ];
}

/** Milliseconds that a worker seems to take; neighbours differ, so that they finish out of order. */
function duration(index: number): number {
  return 500 + ((index * 7 + 3) % 10) * 100;
}

function describeEnd(run: StepRun): End {
  return {
    ...{ task: run.step.task.name, command: commandName(run) },
    variables: listVariables(run.taskRuns[0]?.variables ?? []),
  };
}

function commandName({ step: { task } }: StepRun): string {
  return task.command?.at(-1) ?? "";
}

/**
 * The variables specific to the task. Every worker also gets the others, which are the same for
 * all.
 */
function listVariables(all: readonly Variable[]): Variable[] {
  return all
    .filter(({ name }) => !/^(?:HOME|TMPDIR|MOLFAR_)/.test(name))
    .map(({ name, value }) => ({ name, value }))
    .sort((a, b) => Number(a.name === "OUTPUT_PATH") - Number(b.name === "OUTPUT_PATH"));
}

function findFileName({ step }: StepRun): string {
  const given = step.inputs.find(({ source }) => source.kind === "file");
  return given?.source.kind === "file" ? given.source.path : "input";
}

function folderName(path = "items"): string {
  return `${path}/`;
}

function itemText(split: StepRun, output: string, fileName: string): string {
  const content = split.outputs.get(output);
  return typeof content === "object" ? (content.get(fileName) ?? "") : "";
}

function listFiles(content: Content | undefined): [string, string][] {
  return typeof content === "object" ? [...content] : [];
}

function toText(content: Content | undefined): string {
  return typeof content === "string"
    ? content
    : listFiles(content)
        .map(([, text]) => text)
        .join("");
}

/** A text cut to what fits beside a drawing. */
export function shown(text: string): string {
  return text.length > maxShown ? `${text.slice(0, maxShown)} …` : text;
}

/** Plans a wiring over the sample image, with the same code as the command. */
export function planned(wiring: Wiring) {
  return planWorkflow(wiring, new Map([...wiring.images.keys()].map((key) => [key, sampleImage])));
}

/** Runs a wiring that holds over a report. */
export function runSample(plan: Parameters<typeof simulate>[0], report: string): Simulation {
  return simulate(plan, new Map([[reportFile, report]]), sampleWorkers);
}

/** The run of a choice whose wiring hasn't been edited. */
export function runOfChoice(choice: Choice): Simulation {
  const { plan } = planned(toWiring(choice));
  if (!plan) throw new Error(`The wiring of the key '${imageKey}' has findings.`);
  return runSample(plan, sampleReport(choice.files));
}

/** The picture of the choice that the simulator starts with. */
export function firstPicture(): Picture {
  const picture = createPicture(runOfChoice(firstChoice));
  if (!picture) throw new Error("The first choice of the simulator has no picture.");
  return picture;
}

/** What the page shows before the simulator is opened: only the last moment is drawn there. */
export function finishedPicture(): Picture {
  const picture = firstPicture();
  const last = picture.moments.length - 1;
  const moments = picture.moments.map((moment, at) =>
    at === last ? moment : { ...moment, rows: [] },
  );
  return { ...picture, moments };
}
