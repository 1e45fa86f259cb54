import { limits } from "../limits.ts";
import type { Flag, Instruction } from "./instruction-rules.ts";
import { type Refusal, refused, tooMany } from "./refusal.ts";
import { resolveWord, substituted } from "./substitution.ts";
import type { Known, Lookup, Setting, UnknownVariable } from "./substitution-pieces.ts";
import { sourceOffset, type Traced } from "./traced.ts";
import { valueRefusal } from "./value-refusals.ts";
import type { Assignment } from "./words.ts";

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
  /** What ONBUILD keeps for the stages that build on this one, or why Docker refuses it there. */
  triggers: (Instruction | Refusal)[];
  /** The stages that build on this one. */
  children: Stage[];
  /** The stage that this one builds on. */
  parent: Stage | undefined;
  /** The stages that this one takes files from, by the flag that names them. */
  sources: Map<Flag, Stage>;
  /** As its instructions set them, without those of its parent. */
  labels: StageLabel[];
  /** The parts of its LABEL instructions that Docker would refuse. */
  refusals: Refusal[];
};

/** Follows the instructions of stages, each once: first a stage, then those that build on it. */
export class StageRun {
  /** Of the last stage, once it was followed. */
  labels: readonly StageLabel[] = [];
  #beyond: Refusal | undefined;
  /** The first stage in which Docker refuses something, and what, unless it's a label. */
  #refused: { offset: number; refusal: Refusal | undefined } | undefined;
  readonly #setting: Setting;
  readonly #globalArgs: ReadonlyMap<string, Known>;
  readonly #last: Stage;
  readonly #needed: ReadonlySet<Stage>;
  readonly #variables = new Scope<Known>();
  readonly #labels = new Scope<StageLabel>();
  readonly #left: Record<"labels" | "variables", number> = { ...limits };

  /** @param needed the stages that Docker builds: in others it doesn't look at values */
  constructor(
    setting: Setting,
    globalArgs: ReadonlyMap<string, Known>,
    last: Stage,
    needed: ReadonlySet<Stage>,
  ) {
    this.#setting = setting;
    this.#globalArgs = globalArgs;
    this.#last = last;
    this.#needed = needed;
  }

  /** What ends the reading: it goes beyond a limit, or Docker refuses it before any label. */
  get end(): Refusal | undefined {
    return this.#beyond ?? this.#refused?.refusal;
  }

  follow(stage: Stage): void {
    if (this.#isOver(stage)) return;
    const triggers = stage.parent?.triggers ?? [];
    this.#variables.within(() =>
      this.#labels.within(() => {
        for (const trigger of triggers) if ("keyword" in trigger) this.#take(stage, trigger);
        for (const instruction of stage.instructions) this.#take(stage, instruction);
        if (stage === this.#last) this.labels = this.#labels.values();
        for (const child of stage.children) this.follow(child);
      }),
    );
  }

  #take(stage: Stage, instruction: Instruction): void {
    if (this.#isOver(stage)) return;
    const { keyword } = instruction;
    if (keyword === "ARG") this.#declare(stage, instruction);
    else if (keyword === "ENV") this.#setEnvironment(stage, instruction);
    else if (keyword === "LABEL") this.#setLabels(stage, instruction);
    else {
      const wrong = valueRefusal(instruction, this.#setting) ?? earlySource(stage, instruction);
      if (wrong) this.#refuse(stage, { ...wrong, code: "not-a-dockerfile" });
    }
  }

  /** An argument without a value has the one from before the first FROM, if there is one. */
  #declare(stage: Stage, { assignments, offset }: Instruction): void {
    if (!this.#allows(assignments.length, "variables", offset)) return;
    for (const { name, value } of assignments) {
      const known = value ? this.#known(stage, value) : this.#globalArgs.get(name.text);
      if (known) this.#variables.set(name.text, known);
    }
  }

  /** Names and values of one ENV see the environment from before it. */
  #setEnvironment(stage: Stage, { assignments, offset }: Instruction): void {
    if (!this.#allows(assignments.length, "variables", offset)) return;
    const values = assignments.map(({ name, value = name }) => ({
      name: this.#known(stage, name)?.text,
      known: this.#known(stage, value),
    }));
    for (const { name, known } of values) {
      if (name !== undefined && known) this.#variables.set(name, known);
    }
  }

  #setLabels(stage: Stage, { assignments, offset }: Instruction): void {
    if (!this.#allows(assignments.length, "labels", offset)) return;
    for (const assignment of assignments) {
      const label = parseLabel(assignment, this.#setting, this.#lookup);
      if ("problem" in label) {
        stage.refusals.push(label);
        if (label.code !== "too-much") this.#refuse(stage, undefined);
      } else if (label.unfollowed) stage.refusals.push(label.unfollowed);
      else {
        stage.labels.push(label);
        this.#labels.set(label.key, label);
      }
    }
  }

  /** Whether as many more keep within the limit. */
  #allows(count: number, noun: "labels" | "variables", offset: number): boolean {
    this.#left[noun] -= count;
    if (this.#left[noun] < 0) this.#beyond = tooMany(noun, limits[noun], offset);
    return this.#left[noun] >= 0;
  }

  #known(stage: Stage, word: Traced): Known | undefined {
    const known = resolveWord(word, this.#setting, this.#lookup);
    if (!("problem" in known)) return known;
    this.#refuse(stage, { ...known, code: "not-a-dockerfile" });
    return undefined;
  }

  /** Docker builds stages in the order of the text, and ends with the first that it refuses. */
  #refuse(stage: Stage, refusal: Refusal | undefined): void {
    const isFirst = !this.#refused || stage.offset < this.#refused.offset;
    if (isFirst && this.#needed.has(stage)) this.#refused = { offset: stage.offset, refusal };
  }

  #isOver({ offset }: Stage): boolean {
    const refused = this.#refused?.refusal && this.#refused.offset <= offset;
    return this.#beyond !== undefined || refused === true;
  }

  /** ARG and ENV set the same variables: the later counts. */
  readonly #lookup: Lookup = (name) => this.#variables.get(name);
}

function parseLabel({ name, value = name }: Assignment, setting: Setting, lookup: Lookup) {
  const key = substituted(name, setting, lookup);
  if ("problem" in key) return key;
  const set = substituted(value, setting, lookup);
  if ("problem" in set) return set;
  const unfollowed = key.unfollowed ?? set.unfollowed;
  return { key: key.value.text, offset: sourceOffset(name, 0), ...set, unfollowed };
}

/** Why Docker can't take files from a stage that comes later. */
function earlySource({ offset, sources }: Stage, { flags }: Instruction): Refusal | undefined {
  const flag = flags.find((each) => (sources.get(each)?.offset ?? -1) >= offset);
  const problem = "The stage that this takes files from isn't built yet.";
  return flag && refused(flag.offset, problem, "Move that stage above this one.");
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
