import { limits } from "../limits.ts";
import { type Instruction, parseInstructions } from "./instructions.ts";
import {
  type Known,
  type Lookup,
  resolveWord,
  type Setting,
  settingFor,
  substituted,
  type UnknownVariable,
} from "./substitution.ts";
import {
  type Assignment,
  parseArguments,
  parseAssignments,
  type Refusal,
  sourceOffset,
  splitWords,
  type Traced,
  tooMany,
} from "./words.ts";

/** The image that a Dockerfile builds: its last stage, with what it has from those it builds on. */
export type Image = {
  /** Offset of its FROM. */
  offset: number;
  /** Each key once, with its last value. */
  labels: readonly StageLabel[];
  /** The parts of its LABEL instructions that Docker would refuse. */
  refusals: readonly Refusal[];
  /** Labels that stages set which the image is not made of, in the order of the text. */
  elsewhere: readonly StageLabel[];
};

/** The image of a Dockerfile; nothing without a FROM; or a limit that the Dockerfile goes beyond. */
export function readImage(source: string): Image | Refusal | undefined {
  const { escapeCharacter, instructions } = parseInstructions(source);
  const setting = settingFor(escapeCharacter, source.length);
  const beyond = beyondLimits(instructions);
  if (beyond) return beyond;
  const { stages, globalArgs } = parseStages(instructions, setting);
  const last = stages.at(-1);
  if (!last) return undefined;

  const lineage = new Set<Stage>();
  for (let stage: Stage | undefined = last; stage; stage = stage.parent) lineage.add(stage);
  const run = new StageRun(setting, globalArgs, last);
  for (const stage of stages) if (!stage.parent) run.follow(stage);
  if (run.beyond) return run.beyond;
  return {
    offset: last.offset,
    labels: run.labels,
    refusals: [...lineage].reverse().flatMap(({ refusals }) => refusals),
    elsewhere: stages.filter((stage) => !lineage.has(stage)).flatMap(({ labels }) => labels),
  };
}

function beyondLimits(instructions: readonly Instruction[]): Refusal | undefined {
  const stages = instructions.filter(({ keyword }) => keyword === "FROM");
  const instruction = instructions[limits.instructions];
  if (instruction) return tooMany("instructions", limits.instructions, instruction.offset);
  const stage = stages[limits.stages];
  return stage && tooMany("stages", limits.stages, stage.offset);
}

/** The stages in order, and the arguments from before them. */
export function parseStages(instructions: readonly Instruction[], setting: Setting) {
  const globalArgs = new Map<string, Known>();
  const stages: Stage[] = [];
  const named = new Map<string, Stage>();
  for (const instruction of instructions) {
    const { keyword, offset, line } = instruction;
    const stage = stages.at(-1);
    if (keyword === "FROM") {
      const { name, base } = parseFrom(line, setting, (variable) => globalArgs.get(variable));
      const parent = base === undefined ? undefined : named.get(base);
      const opened = {
        ...{ offset, parent },
        ...{ instructions: [], children: [], labels: [], refusals: [] },
      };
      stages.push(opened);
      parent?.children.push(opened);
      if (name !== undefined) named.set(name, opened);
    } else if (stage) stage.instructions.push(instruction);
    else if (keyword === "ARG") declareGlobal(globalArgs, line, setting);
  }
  return { stages, globalArgs };
}

/** `FROM [--platform=…] image [AS name]`, both in lower case, as Docker compares them. */
function parseFrom(line: Traced, setting: Setting, lookup: Lookup) {
  const words = splitWords(line, setting.escapeCharacter).filter(
    ({ text }) => !text.startsWith("--"),
  );
  const [image, as, name] = words;
  return {
    name: as?.text.toUpperCase() === "AS" ? name?.text.toLowerCase() : undefined,
    base: image && resolveWord(image, setting, lookup).text.toLowerCase(),
  };
}

/** Before the first FROM, arguments know only one another. */
function declareGlobal(globalArgs: Map<string, Known>, line: Traced, setting: Setting): void {
  for (const { name, value } of parseArguments(line, setting.escapeCharacter)) {
    if (value)
      globalArgs.set(
        name.text,
        resolveWord(value, setting, (each) => globalArgs.get(each)),
      );
  }
}

/** A label as an instruction sets it. */
export type StageLabel = {
  key: string;
  /** Offset of the key in the Dockerfile. */
  offset: number;
  value: Traced;
  unknown: readonly UnknownVariable[];
};

/** A stage of a Dockerfile. Its labels and refusals are known once it was followed. */
export type Stage = {
  /** Offset of its FROM. */
  offset: number;
  instructions: Instruction[];
  /** The stages that build on this one. */
  children: Stage[];
  /** The stage that this one builds on. */
  parent: Stage | undefined;
  /** As its instructions set them, without those of its parent. */
  labels: StageLabel[];
  /** The parts of its LABEL instructions that Docker would refuse. */
  refusals: Refusal[];
};

/** Follows the instructions of stages, each once: first a stage, then those that build on it. */
class StageRun {
  /** Of the last stage, once it was followed. */
  labels: readonly StageLabel[] = [];
  beyond: Refusal | undefined;
  readonly #setting: Setting;
  readonly #globalArgs: ReadonlyMap<string, Known>;
  readonly #last: Stage;
  readonly #env = new Scope<Known>();
  readonly #args = new Scope<Known>();
  readonly #labels = new Scope<StageLabel>();
  readonly #left = { labels: limits.labels, variables: limits.variables };

  constructor(setting: Setting, globalArgs: ReadonlyMap<string, Known>, last: Stage) {
    this.#setting = setting;
    this.#globalArgs = globalArgs;
    this.#last = last;
  }

  follow(stage: Stage): void {
    this.#env.within(() =>
      this.#args.within(() =>
        this.#labels.within(() => {
          for (const instruction of stage.instructions) this.#take(stage, instruction);
          if (stage === this.#last) this.labels = this.#labels.values();
          for (const child of stage.children) this.follow(child);
        }),
      ),
    );
  }

  #take(stage: Stage, { keyword, offset, line }: Instruction): void {
    if (this.beyond) return;
    if (keyword === "ARG") this.#declare(line, offset);
    else if (keyword === "ENV") this.#setEnvironment(line, offset);
    else if (keyword === "LABEL") this.#setLabels(stage, line, offset);
  }

  /** An argument without a value has the one from before the first FROM, if there is one. */
  #declare(line: Traced, offset: number): void {
    const assignments = parseArguments(line, this.#setting.escapeCharacter);
    if (!this.#allows(assignments.length, "variables", offset)) return;
    for (const { name, value } of assignments) {
      const known = value ? this.#known(value) : this.#globalArgs.get(name.text);
      if (known) this.#args.set(name.text, known);
    }
  }

  /** Values of one ENV see the environment from before it. */
  #setEnvironment(line: Traced, offset: number): void {
    const assignments = parseAssignments(line, this.#setting.escapeCharacter);
    if (!Array.isArray(assignments)) return;
    if (!this.#allows(assignments.length, "variables", offset)) return;
    const values = assignments.map(({ name, value }) => ({
      name: name.text,
      known: value && this.#known(value),
    }));
    for (const { name, known } of values) if (known) this.#env.set(name, known);
  }

  #setLabels(stage: Stage, line: Traced, offset: number): void {
    const assignments = parseAssignments(line, this.#setting.escapeCharacter);
    if (!Array.isArray(assignments)) {
      stage.refusals.push(assignments);
      return;
    }
    if (!this.#allows(assignments.length, "labels", offset)) return;
    for (const assignment of assignments) {
      const label = parseLabel(assignment, this.#setting, this.#lookup);
      if ("problem" in label) stage.refusals.push(label);
      else {
        stage.labels.push(label);
        this.#labels.set(label.key, label);
      }
    }
  }

  /** Whether as many more keep within the limit. */
  #allows(count: number, noun: "labels" | "variables", offset: number): boolean {
    this.#left[noun] -= count;
    if (this.#left[noun] < 0) this.beyond = tooMany(noun, limits[noun], offset);
    return this.#left[noun] >= 0;
  }

  #known(value: Traced): Known {
    return resolveWord(value, this.#setting, this.#lookup);
  }

  /** ENV goes before ARG, regardless of which comes later. */
  readonly #lookup: Lookup = (name) => this.#env.get(name) ?? this.#args.get(name);
}

function parseLabel({ name, value }: Assignment, setting: Setting, lookup: Lookup) {
  const key = substituted(name, setting, lookup);
  if ("problem" in key) return key;
  const set = substituted(value ?? name, setting, lookup);
  if ("problem" in set) return set;
  return { key: key.value.text, offset: sourceOffset(name, 0), ...set };
}

/**
 * The values at a point of a Dockerfile, by name. A stage starts with the final values of the stage
 * it builds on; undoing changes is cheaper than a copy for each stage, of which there may be
 * hundreds.
 */
class Scope<Value> {
  readonly #values = new Map<string, Value>();
  readonly #before: { name: string; value: Value | undefined }[] = [];

  get(name: string): Value | undefined {
    return this.#values.get(name);
  }

  set(name: string, value: Value): void {
    this.#before.push({ name, value: this.#values.get(name) });
    this.#values.set(name, value);
  }

  /** The values now, in the order in which their names came. */
  values(): Value[] {
    return [...this.#values.values()];
  }

  /** Does something, and then has what it had before. */
  within(act: () => void): void {
    const length = this.#before.length;
    act();
    while (this.#before.length > length) {
      const { name, value } = this.#before.pop() ?? { name: "", value: undefined };
      if (value === undefined) this.#values.delete(name);
      else this.#values.set(name, value);
    }
  }
}
