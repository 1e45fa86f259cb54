/** What the exporters need to know of a step, whatever they write it as. */
import type { CollectionKind } from "../contract/collections.ts";
import { parseInstructions } from "../dockerfile/instructions.ts";
import type { Place } from "../finding.ts";
import { collectParts } from "../parts.ts";
import type { Definition } from "../shapes/definition.ts";
import type { Task } from "../shapes/task.ts";
import type { Plan, PlannedInput, PlannedOutput, PlannedStep, Shape } from "../wiring/plan.ts";
import type { WiredImage, Wiring } from "../wiring/wiring.ts";
import type { WiringFinding } from "../wiring/wiring-findings.ts";

/** What an exporter asks about the files that a wiring names, by their paths there. */
export type Disk = {
  /** The bytes of a file. */
  size: (path: string) => number;
  text: (path: string) => string;
  /** The names in a directory. */
  names: (path: string) => Iterable<string>;
  /** The same for each way of writing a path. */
  absolute: (path: string) => string;
};

/** A wiring that holds, with the files that it names. */
export type ExportSource = {
  wiring: Wiring;
  plan: Plan;
  definitions: ReadonlyMap<string, { definition: Definition; text: string }>;
  disk: Disk;
};

/** A document of another system, or why it can't be written. */
export type Export =
  | { text: string; findings: readonly [] }
  | { text?: never; findings: readonly WiringFinding[] };

/** Where an input comes from. `key` is the workflow's own input, where it comes through one. */
type Origin = { key?: string } & (
  | { kind: "file" | "directory"; path: string }
  | { kind: "value"; value: string }
  | { kind: "output"; step: string; output: string; shape: Shape; isGathered: boolean }
);

export type Feed = {
  input: PlannedInput;
  origin: Origin;
  place: Place | undefined;
  /** How it is divided into items, for the input in parallel mode. */
  each?: CollectionKind;
};

/** What inputs (with secrets) and outputs are for, in the words of the definition, by their names. */
type Purposes = Record<"inputs" | "outputs", ReadonlyMap<string, string>>;

export type ExportedStep = {
  plan: PlannedStep;
  place: Place | undefined;
  image: WiredImage;
  /** The text of the definition: a Dockerfile or JSON. */
  text: string;
  feeds: readonly Feed[];
  purposes: Purposes;
};

/** The steps in the order of the plan, each with what the wiring and its definition say of it. */
export function exportedSteps({ wiring, plan, definitions }: ExportSource): ExportedStep[] {
  const steps = new Map(plan.steps.map((step) => [step.key, step]));
  const findOutput = outputFinder(plan);
  return plan.steps.map((step) => {
    const wired = wiring.steps.get(step.key);
    const image = wiring.images.get(step.image);
    const known = definitions.get(step.image);
    if (!wired || !image || !known) throw new Error(`The step '${step.key}' isn't in the wiring.`);
    const feeds = step.inputs.map((input): Feed => {
      const join = wired.in.get(input.name);
      return {
        ...{ input, place: join?.place },
        origin: {
          ...findOrigin(input, steps, findOutput),
          ...(join?.kind === "input" && { key: join.input }),
        },
        ...(join?.each && { each: join.each }),
      };
    });
    return {
      ...{ plan: step, place: wired.place, image, text: known.text, feeds },
      purposes: findPurposes(known.definition, step.task),
    };
  });
}

function findPurposes(definition: Definition, task: Task): Purposes {
  const inputs = new Map<string, string>();
  const outputs = new Map<string, string>();
  const { parameters, artifacts, secrets } = collectParts(definition, task, []);
  for (const { entry } of [...parameters, ...artifacts, ...secrets]) {
    const isOutput = "direction" in entry && entry.direction === "output";
    (isOutput ? outputs : inputs).set(entry.name, entry.purpose);
  }
  return { inputs, outputs };
}

function findOrigin(
  { source }: PlannedInput,
  steps: ReadonlyMap<string, PlannedStep>,
  findOutput: FindOutput,
): Origin {
  if (source.kind !== "output") return source;
  const step = steps.get(source.step);
  const output = findOutput(source);
  if (!step || !output) throw new Error(`There is no output '${source.output}'.`);
  return { ...source, shape: output.shape, isGathered: step.each !== undefined };
}

export type FindOutput = (from: { step: string; output: string }) => PlannedOutput | undefined;

/** Finds the outputs of steps by their names, in the same time however many there are. */
export function outputFinder({ steps }: Plan): FindOutput {
  const found = new Map(
    steps.map(({ key, outputs }) => [key, new Map(outputs.map((each) => [each.name, each]))]),
  );
  return ({ step, output }) => found.get(step)?.get(output);
}

/** Whether an input arrives as a text, of which a file is made. */
export function isText({ origin, each }: Feed): boolean {
  if (each !== undefined) return each !== "sorted";
  if (origin.kind === "value") return true;
  return origin.kind === "output" && origin.shape.kind === "parameter" && !origin.isGathered;
}

/** What neither CWL nor Argo Workflows can say about a step. */
export function authorizationFindings(
  { plan, place }: ExportedStep,
  { definitions }: ExportSource,
): WiringFinding[] {
  const definition = definitions.get(plan.image)?.definition;
  if (!definition) return [];
  return collectParts(definition, plan.task, []).secrets.flatMap(({ entry }) =>
    entry.from === undefined
      ? []
      : notExported(
          place,
          `The secret '${entry.name}' of the step '${plan.key}' is filled by an authorization, which only the platform can do.`,
          "Remove 'from', so that the secret is given by hand, or run the step on the platform.",
        ),
  );
}

/** The image a step starts, or a finding where the wiring names none. */
export function missingImage({ image, plan, place }: ExportedStep): WiringFinding[] {
  if (image.image !== undefined) return [];
  return notExported(
    place,
    `The image '${plan.image}' of the step '${plan.key}' has no reference.`,
    `Add 'image' to '${plan.image}'.`,
  );
}

/**
 * Whether a definition shows that its image has no ENTRYPOINT: the last stage clears it, or starts
 * from nothing. Any other base image may have one, and JSON shows nothing of the image.
 */
export function showsNoEntrypoint(text: string): boolean {
  if (/^\s*[{[]/.test(text)) return false;
  let isNone = false;
  for (const { keyword, line } of parseInstructions(text).instructions) {
    if (keyword === "FROM") isNone = /^scratch(?:\s|$)/.test(line.text);
    if (keyword === "ENTRYPOINT") isNone = /^\s*\[\s*\]\s*$/.test(line.text);
  }
  return isNone;
}

/** The one finding about something that the other format can't say. */
export function notExported(
  place: Place | undefined,
  problem: string,
  remedy: string,
): WiringFinding[] {
  return [{ code: "not-exported", place, problem, remedy }];
}
