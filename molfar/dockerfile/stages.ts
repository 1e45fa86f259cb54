import { instructionsOf } from "./instructions.ts";
import { substituted } from "./substitution.ts";
import {
  type Known,
  type Setting,
  settingFor,
  type UnknownVariable,
} from "./substitution-cursor.ts";
import { sourceOf, type Traced } from "./traced-text.ts";
import { type Assignment, argumentsOf, assignmentsOf, type Refusal, wordsOf } from "./words.ts";

/** A label as an instruction sets it. */
export type StageLabel = {
  key: string;
  /** Offset of the key in the Dockerfile. */
  offset: number;
  value: Traced;
  unknown: readonly UnknownVariable[];
};

/** An image that a Dockerfile builds, with what it has from the stage that it builds on. */
export type Stage = {
  /** Offset of its FROM. */
  offset: number;
  name: string | undefined;
  env: Map<string, Known>;
  args: Map<string, Known>;
  /** By key; of several with one key, the last. */
  labels: Map<string, StageLabel>;
  /** What of its LABEL instructions Docker would refuse. */
  refusals: Refusal[];
};

/** The stages of a Dockerfile in order; the last one is the image. */
export function stagesOf(source: string): Stage[] {
  const { escapeSign, instructions } = instructionsOf(source);
  const setting = settingFor(escapeSign);
  const globalArgs = new Map<string, Known>();
  const stages: Stage[] = [];
  const named = new Map<string, Stage>();
  for (const { keyword, offset, line } of instructions) {
    const stage = stages.at(-1);
    if (keyword === "FROM") {
      const opened = openStage(line, offset, setting, globalArgs, named);
      stages.push(opened);
      if (opened.name !== undefined) named.set(opened.name, opened);
    } else if (!stage && keyword === "ARG") declareGlobal(globalArgs, line, setting);
    else if (stage && keyword === "ARG") declare(stage, line, setting, globalArgs);
    else if (stage && keyword === "ENV") setEnvironment(stage, line, setting);
    else if (stage && keyword === "LABEL") setLabels(stage, line, setting);
  }
  return stages;
}

/** `FROM [--platform=…] image [AS name]`; an image that is an earlier stage hands on what it has. */
function openStage(
  line: Traced,
  offset: number,
  setting: Setting,
  globalArgs: ReadonlyMap<string, Known>,
  named: ReadonlyMap<string, Stage>,
): Stage {
  const words = wordsOf(line, setting.escapeSign).filter(({ text }) => !text.startsWith("--"));
  const [image, as, name] = words;
  const base = image && knownOf(image, setting, (variable) => globalArgs.get(variable)).text;
  const parent = base === undefined ? undefined : named.get(base.toLowerCase());
  return {
    offset,
    name: as?.text.toUpperCase() === "AS" ? name?.text.toLowerCase() : undefined,
    env: new Map(parent?.env),
    args: new Map(parent?.args),
    labels: new Map(parent?.labels),
    refusals: [...(parent?.refusals ?? [])],
  };
}

/** Before the first FROM, arguments know only one another. */
function declareGlobal(globalArgs: Map<string, Known>, line: Traced, setting: Setting): void {
  for (const { name, value } of argumentsOf(line, setting.escapeSign)) {
    if (value)
      globalArgs.set(
        name.text,
        knownOf(value, setting, (each) => globalArgs.get(each)),
      );
  }
}

/** An argument without a value has the one from before the first FROM, if there is one. */
function declare(
  stage: Stage,
  line: Traced,
  setting: Setting,
  globalArgs: ReadonlyMap<string, Known>,
): void {
  for (const { name, value } of argumentsOf(line, setting.escapeSign)) {
    const known = value ? knownOf(value, setting, lookupIn(stage)) : globalArgs.get(name.text);
    if (known) stage.args.set(name.text, known);
  }
}

/** Values of one ENV see the environment from before it. */
function setEnvironment(stage: Stage, line: Traced, setting: Setting): void {
  const assignments = assignmentsOf(line, setting.escapeSign);
  if (!Array.isArray(assignments)) return;
  const values = assignments.map(({ name, value }) => ({
    name: name.text,
    known: value && knownOf(value, setting, lookupIn(stage)),
  }));
  for (const { name, known } of values) if (known) stage.env.set(name, known);
}

function setLabels(stage: Stage, line: Traced, setting: Setting): void {
  const assignments = assignmentsOf(line, setting.escapeSign);
  if (!Array.isArray(assignments)) {
    stage.refusals.push(assignments);
    return;
  }
  for (const assignment of assignments) {
    const label = labelOf(assignment, stage, setting);
    if ("problem" in label) stage.refusals.push(label);
    else stage.labels.set(label.key, label);
  }
}

function labelOf(
  { name, value }: Assignment,
  stage: Stage,
  setting: Setting,
): StageLabel | Refusal {
  const key = substituted(name, setting, lookupIn(stage));
  if ("problem" in key) return key;
  const set = substituted(value ?? name, setting, lookupIn(stage));
  if ("problem" in set) return set;
  return { key: key.value.text, offset: sourceOf(name, 0), ...set };
}

/** ENV goes before ARG, whichever comes later. */
function lookupIn({ env, args }: Stage) {
  return (name: string): Known | undefined => env.get(name) ?? args.get(name);
}

/** What a variable is set to. One that Docker would refuse counts as unknown. */
function knownOf(
  word: Traced,
  setting: Setting,
  lookup: (name: string) => Known | undefined,
): Known {
  const set = substituted(word, setting, lookup);
  if ("problem" in set) return { text: "", unknown: [word.text] };
  return { text: set.value.text, unknown: set.unknown.map(({ name }) => name) };
}
