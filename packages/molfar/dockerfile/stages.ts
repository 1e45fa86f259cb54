import { limits } from "../limits.ts";
import { excerpt } from "../text/wording.ts";
import { isImageName } from "./image-name.ts";
import type { Instruction } from "./instruction-rules.ts";
import { parseInstructions } from "./instructions.ts";
import { csvFields } from "./mounts.ts";
import { type Refusal, refused, tooMany } from "./refusal.ts";
import { type Stage, type StageLabel, StageRun } from "./stage-run.ts";
import { resolveWord, settingFor, substituted } from "./substitution.ts";
import type { Known, Setting } from "./substitution-pieces.ts";
import { type Traced, untraced } from "./traced.ts";
import { isPlatform } from "./values.ts";
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
  const parsed = parseStages(instructions, setting);
  const { stages, globalArgs } = parsed;
  const last = stages.at(-1);
  if (!last || parsed.refusal) return parsed.refusal;

  const needed = new Set<Stage>();
  const unread = beyondTriggers(stages) ?? addNeeded(needed, last, parsed, setting);
  if (unread) return unread;
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
 * them, also by what an ONBUILD of its parent keeps.
 *
 * @returns what Docker refuses about what ONBUILD keeps
 */
function addNeeded(
  needed: Set<Stage>,
  last: Stage,
  parsed: Stages,
  setting: Setting,
): Refusal | undefined {
  const open = [last];
  for (let stage = open.pop(); stage; stage = open.pop()) {
    if (needed.has(stage)) continue;
    needed.add(stage);
    if (stage.parent) open.push(stage.parent);
    for (const trigger of stage.parent?.triggers ?? []) {
      if ("problem" in trigger) return trigger;
      const images: ImageUse[] = [];
      const own = { ...parsed, images };
      const wrong = addSources(stage, trigger, own, setting) ?? imageRefusal(images);
      if (wrong) return wrong;
    }
    open.push(...stage.sources.values());
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

function beyondTriggers(stages: readonly Stage[]): Refusal | undefined {
  let left = limits.triggers;
  for (const { offset, parent } of stages) {
    left -= parent?.triggers.length ?? 0;
    if (left < 0) return tooMany("triggers", limits.triggers, offset);
  }
  return undefined;
}

/** The arguments from before the first FROM. */
type GlobalArgs = {
  values: Map<string, Known>;
  /** Those without a value, which the build or Docker itself gives them. */
  open: Set<string>;
};

/** An image that isn't a stage, where its name is. */
type ImageUse = { name: string; offset: number };

type Stages = {
  stages: readonly Stage[];
  /** The last stage with each name. */
  named: ReadonlyMap<string, Stage>;
  images: ImageUse[];
  globalArgs: GlobalArgs;
  refusal?: Refusal | undefined;
};

/** The stages in order, up to what Docker refuses. */
export function parseStages(instructions: readonly Instruction[], setting: Setting): Stages {
  const globalArgs: GlobalArgs = { values: new Map(), open: new Set(ownArgs) };
  const stages: Stage[] = [];
  const named = new Map<string, Stage>();
  const images: ImageUse[] = [];
  const until = (refusal?: Refusal): Stages => ({ stages, named, images, globalArgs, refusal });
  for (const instruction of instructions) {
    const { keyword, offset, line, trigger } = instruction;
    const stage = stages.at(-1);
    if (keyword === "FROM") {
      const base = resolveBase(instruction, setting, globalArgs);
      if ("problem" in base) return until(base);
      const parent = named.get(base.name ?? "");
      if (base.name && !parent) images.push({ name: base.name, offset });
      const opened: Stage = {
        ...{ offset, parent, children: [], sources: new Map() },
        ...{ instructions: [], triggers: [], labels: [], refusals: [] },
      };
      stages.push(opened);
      parent?.children.push(opened);
      const [, , name] = plainWords(line);
      if (name) named.set(name.text.toLowerCase(), opened);
    } else if (stage) {
      stage.instructions.push(instruction);
      if (trigger) stage.triggers.push(trigger);
    } else if (keyword === "ARG") {
      const wrong = declareGlobal(globalArgs, instruction, setting);
      if (wrong) return until(wrong);
    }
  }
  for (const stage of stages) {
    for (const instruction of stage.instructions) {
      const wrong = addSources(stage, instruction, until(), setting);
      if (wrong) return until(wrong);
    }
  }
  return until(findCircle(stages) ?? imageRefusal(images));
}

/** Stages that take files from one another in a circle, built or not. */
function findCircle(stages: readonly Stage[]): Refusal | undefined {
  const seen = new Set<Stage>();
  const path = new Set<Stage>();
  const visit = (stage: Stage): Refusal | undefined => {
    if (seen.has(stage)) return undefined;
    seen.add(stage);
    path.add(stage);
    for (const [{ offset }, source] of stage.sources) {
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

/**
 * The stage or image that a stage is built on, by its name; or why Docker refuses the FROM. No name
 * if a variable in it may have any value.
 */
function resolveBase(
  { line, flags, offset }: Instruction,
  setting: Setting,
  globalArgs: GlobalArgs,
): { name: string | undefined } | Refusal {
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
    if (value === "" || platform.text === undefined || isPlatform(platform.text)) continue;
    const problem =
      platform.text === ""
        ? "The platform is empty."
        : `'${excerpt(platform.text)}' isn't a platform.`;
    return refused(flag.offset, problem, "Write it as in linux/amd64.");
  }
  const base = resolved(plainWords(line)[0] ?? line);
  if ("problem" in base) return { ...base, code: "not-a-dockerfile" };
  if (base.text !== "") return { name: base.text };
  return refused(offset, "The name of the image is empty.", imageRemedy);
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

/** Adds the stages and images that an instruction takes files from; or what Docker refuses there. */
function addSources(
  { sources }: Stage,
  { keyword, flags }: Instruction,
  { stages, named, images }: Stages,
  setting: Setting,
): Refusal | undefined {
  for (const flag of flags) {
    const { text, offset } = flag;
    const name = sourceName(keyword, text);
    if (!name) continue;
    const isNumber = keyword === "COPY" && /^[+-]?\d+$/.test(name);
    const found = isNumber ? stages[Number(name)] : named.get(name.toLowerCase());
    if (found) sources.set(flag, found);
    else if (isNumber) return refused(offset, `There's no stage ${name}.`, "Name the stage.");
    else if (isReplaced(name, setting)) {
      const problem = `'${excerpt(name)}' isn't the name of a stage, and Docker replaces nothing here.`;
      return refused(offset, problem, "Name a stage or an image.");
    } else images.push({ name, offset });
  }
  return undefined;
}

/** The stage or image that a flag names: `COPY --from=…`, `RUN --mount=…,from=…`. */
function sourceName(keyword: string, flag: string): string | undefined {
  if (keyword === "COPY") return /^--from=(.*)$/s.exec(flag)?.[1];
  if (keyword !== "RUN" || !flag.startsWith("--mount=")) return undefined;
  const fields = csvFields(flag.slice("--mount=".length));
  return fields.filter(({ key, value }) => key === "from" && value !== undefined).at(-1)?.value;
}

/** Whether Docker would replace something in a text. */
function isReplaced(text: string, setting: Setting): boolean {
  const plain = substituted(untraced(text, 0), setting, () => undefined);
  return "problem" in plain || plain.value.text !== text;
}

const imageRemedy = "Write it as in python:3.13-slim, in lower case.";

/** Why Docker refuses the first name that no image can have. */
function imageRefusal(images: readonly ImageUse[]): Refusal | undefined {
  const wrong = images.find(({ name }) => !isImageName(name));
  return wrong && refused(wrong.offset, `'${excerpt(wrong.name)}' can't be an image.`, imageRemedy);
}
