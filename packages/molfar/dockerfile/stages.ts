import { limits } from "../limits.ts";
import { type Instruction, parseInstructions } from "./instructions.ts";
import { type Stage, type StageLabel, StageRun } from "./stage-run.ts";
import { type Known, type Lookup, resolveWord, type Setting, settingFor } from "./substitution.ts";
import { parseArguments, type Refusal, splitWords, type Traced, tooMany } from "./words.ts";

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
function parseStages(instructions: readonly Instruction[], setting: Setting) {
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
