import { limits } from "../limits.ts";
import { excerpt } from "../text/wording.ts";
import { isImageName } from "./image-name.ts";
import type { Instruction } from "./instruction-rules.ts";
import { parseInstructions } from "./instructions.ts";
import { type Refusal, refused, tooMany } from "./refusal.ts";
import { type Stage, type StageLabel, StageRun } from "./stage-run.ts";
import { type Known, resolveWord, type Setting, settingFor, substituted } from "./substitution.ts";
import { type Traced, untraced } from "./traced.ts";
import { plainWords } from "./white-space.ts";

/** The image that a Dockerfile builds: its last stage, with what it has from those it builds on. */
export type Image = {
  /** Offset of its FROM. */
  offset: number;
  /** Each key once, with its last value. */
  labels: readonly StageLabel[];
  /** The parts of LABEL instructions that Docker would refuse. */
  refusals: readonly Refusal[];
  /** Labels that stages set which the image is not made of, in the order of the text. */
  elsewhere: readonly StageLabel[];
};

/**
 * The image of a Dockerfile; nothing without a FROM; or why Docker refuses the whole of it, or a
 * limit that it goes beyond.
 */
export function readImage(source: string): Image | Refusal | undefined {
  const { escapeCharacter, instructions, refusal } = parseInstructions(source);
  const setting = settingFor(escapeCharacter, source.length);
  const wrong = beyondLimits(instructions) ?? refusal;
  if (wrong) return wrong;
  const { stages, globalArgs, refusal: unread } = parseStages(instructions, setting);
  const last = stages.at(-1);
  if (!last || unread) return unread;

  const needed = new Set<Stage>();
  const early = addNeeded(needed, last);
  if (early) return early;
  const run = new StageRun(setting, globalArgs.values, last, needed);
  for (const stage of stages) if (!stage.parent) run.follow(stage);
  if (run.end) return run.end;
  const lineage = new Set<Stage>();
  for (let stage: Stage | undefined = last; stage; stage = stage.parent) lineage.add(stage);
  return {
    offset: last.offset,
    labels: run.labels,
    refusals: stages.filter((stage) => needed.has(stage)).flatMap(({ refusals }) => refusals),
    elsewhere: stages.filter((stage) => !lineage.has(stage)).flatMap(({ labels }) => labels),
  };
}

/**
 * Adds a stage, and those that Docker builds for it because it builds on them or takes files from
 * them.
 *
 * @returns what Docker refuses: files from a stage that comes later
 */
function addNeeded(needed: Set<Stage>, last: Stage): Refusal | undefined {
  const open = [last];
  for (let stage = open.pop(); stage; stage = open.pop()) {
    if (needed.has(stage)) continue;
    needed.add(stage);
    if (stage.parent) open.push(stage.parent);
    for (const source of stage.sources) {
      if (source.stage.offset >= stage.offset) {
        const problem = "The stage that this takes files from isn't built yet.";
        return refused(source.offset, problem, "Move that stage above this one.");
      }
      open.push(source.stage);
    }
  }
  return undefined;
}

function beyondLimits(instructions: readonly Instruction[]): Refusal | undefined {
  const stages = instructions.filter(({ keyword }) => keyword === "FROM");
  const instruction = instructions[limits.instructions];
  if (instruction) return tooMany("instructions", limits.instructions, instruction.offset);
  const stage = stages[limits.stages];
  return stage && tooMany("stages", limits.stages, stage.offset);
}

/** The arguments from before the first FROM. */
type GlobalArgs = {
  values: Map<string, Known>;
  /** Those without a value, which the build or Docker itself gives them. */
  open: Set<string>;
};

type Stages = { stages: readonly Stage[]; globalArgs: GlobalArgs; refusal?: Refusal | undefined };

/** The stages in order, up to what Docker refuses. */
export function parseStages(instructions: readonly Instruction[], setting: Setting): Stages {
  const globalArgs: GlobalArgs = { values: new Map(), open: new Set(ownArgs) };
  const stages: Stage[] = [];
  const named = new Map<string, Stage>();
  const until = (refusal?: Refusal): Stages => ({ stages, globalArgs, refusal });
  const first = instructions.find(({ keyword }) => keyword !== "ARG");
  for (const instruction of instructions) {
    const { keyword, offset, line, trigger } = instruction;
    const stage = stages.at(-1);
    if (keyword === "FROM") {
      if (first && first.keyword !== "FROM") return until(beforeFrom(first));
      const base = resolveBase(instruction, setting, globalArgs, named);
      if ("problem" in base) return until(base);
      const opened: Stage = {
        ...{ offset, parent: base.parent, children: [], sources: [] },
        ...{ instructions: [], triggers: [], labels: [], refusals: [] },
      };
      stages.push(opened);
      base.parent?.children.push(opened);
      const [, , name] = plainWords(line);
      if (name) named.set(name.text.toLowerCase(), opened);
    } else if (stage) {
      stage.instructions.push(instruction);
      if (trigger && /^(?:ARG|ENV|LABEL)$/.test(trigger.keyword)) stage.triggers.push(trigger);
    } else if (keyword === "ARG") {
      const wrong = declareGlobal(globalArgs, instruction, setting);
      if (wrong) return until(wrong);
    }
  }
  return until(findSources(stages, named, setting) ?? findCircle(stages));
}

/** Stages that take files from one another in a circle, built or not. */
function findCircle(stages: readonly Stage[]): Refusal | undefined {
  const seen = new Set<Stage>();
  const path = new Set<Stage>();
  const visit = (stage: Stage): Refusal | undefined => {
    if (seen.has(stage)) return undefined;
    seen.add(stage);
    path.add(stage);
    for (const { stage: source, offset } of stage.sources) {
      const problem = "The stage that this takes files from needs files from this one.";
      const wrong = path.has(source)
        ? refused(offset, problem, "Take them from an earlier stage.")
        : visit(source);
      if (wrong) return wrong;
    }
    path.delete(stage);
    return undefined;
  };
  return stages.map(visit).find((wrong) => wrong !== undefined);
}

/** What Docker sets itself. */
const ownArgs = [
  "TARGETSTAGE",
  ...["BUILD", "TARGET"].flatMap((side) =>
    ["PLATFORM", "OS", "OSVERSION", "ARCH", "VARIANT"].map((part) => side + part),
  ),
];

function beforeFrom({ keyword, offset }: Instruction): Refusal {
  const problem = `${keyword} comes before the first FROM, where only ARG may be.`;
  return refused(offset, problem, "Move it below FROM.");
}

/** The stage that a stage is built on, unless it's an image; or why Docker refuses the FROM. */
function resolveBase(
  { line, flags, offset }: Instruction,
  setting: Setting,
  globalArgs: GlobalArgs,
  named: ReadonlyMap<string, Stage>,
): { parent: Stage | undefined } | Refusal {
  /** The text of a word; undefined if a variable in it may have any value. */
  const resolved = (word: Traced) => {
    const known = resolveWord(word, setting, (name) => globalArgs.values.get(name));
    if ("problem" in known) return known;
    const isOpen = known.unknown.some((name) => globalArgs.open.has(name) || name.includes("$"));
    return { text: isOpen ? undefined : known.text };
  };
  for (const flag of flags) {
    const value = flag.text.slice(flag.text.indexOf("=") + 1);
    const platform = resolved(untraced(value, flag.offset));
    if ("problem" in platform) return { ...platform, code: "not-a-dockerfile" };
    if (value !== "" && platform.text === "") {
      return refused(flag.offset, "The platform is empty.", "Write it as in linux/amd64.");
    }
  }
  const base = resolved(plainWords(line)[0] ?? line);
  if ("problem" in base) return { ...base, code: "not-a-dockerfile" };
  if (base.text === undefined) return { parent: undefined };
  const parent = named.get(base.text);
  return (parent ? undefined : imageRefusal(base.text, offset)) ?? { parent };
}

/** Before the first FROM, arguments know only one another. */
function declareGlobal(
  { values, open }: GlobalArgs,
  { assignments }: Instruction,
  setting: Setting,
): Refusal | undefined {
  for (const { name, value } of assignments) {
    const known = value && resolveWord(value, setting, (each) => values.get(each));
    if (!known) open.add(name.text);
    else if ("problem" in known) return { ...known, code: "not-a-dockerfile" };
    else values.set(name.text, known);
  }
  return undefined;
}

/** Finds the stages that others take files from, or what Docker refuses about one. */
function findSources(
  stages: readonly Stage[],
  named: ReadonlyMap<string, Stage>,
  setting: Setting,
): Refusal | undefined {
  for (const stage of stages) {
    for (const { keyword, flags } of stage.instructions) {
      for (const { text, offset } of flags) {
        const name = sourceName(keyword, text);
        if (!name) continue;
        const isNumber = keyword === "COPY" && /^[+-]?\d+$/.test(name);
        const found = isNumber ? stages[Number(name)] : named.get(name.toLowerCase());
        if (found) stage.sources.push({ stage: found, offset });
        else if (isNumber) return refused(offset, `There's no stage ${name}.`, "Name the stage.");
        const wrong = found ? undefined : nameRefusal(name, offset, setting);
        if (wrong) return wrong;
      }
    }
  }
  return undefined;
}

/** The stage or image that a flag names: `COPY --from=…`, `RUN --mount=…,from=…`. */
function sourceName(keyword: string, flag: string): string | undefined {
  if (keyword === "COPY") return /^--from=(.*)$/s.exec(flag)?.[1];
  if (keyword !== "RUN" || !flag.startsWith("--mount=")) return undefined;
  const from = flag
    .slice("--mount=".length)
    .split(",")
    .find((field) => /^from=/i.test(field));
  return from?.slice("from=".length);
}

function nameRefusal(name: string, offset: number, setting: Setting): Refusal | undefined {
  const plain = substituted(untraced(name, offset), setting, () => undefined);
  if ("value" in plain && plain.value.text === name) return imageRefusal(name, offset);
  const problem = `'${excerpt(name)}' isn't the name of a stage, and Docker replaces nothing here.`;
  return refused(offset, problem, "Name a stage or an image.");
}

function imageRefusal(name: string, offset: number): Refusal | undefined {
  if (isImageName(name)) return undefined;
  const problem =
    name === "" ? "The name of the image is empty." : `'${excerpt(name)}' can't be an image.`;
  return refused(offset, problem, "Write it as in python:3.13-slim, in lower case.");
}
