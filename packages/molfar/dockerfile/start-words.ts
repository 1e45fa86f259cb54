import { listIn } from "./instruction-rules.ts";
import { parseInstructions } from "./instructions.ts";
import type { Stage } from "./stage-run.ts";
import { parseStages } from "./stages.ts";
import { settingFor } from "./substitution.ts";

/** The words of an instruction in exec form, or the text that it gives to a shell. */
export type StartForm = readonly string[] | string;

type StartWords = Partial<Record<"ENTRYPOINT" | "CMD", StartForm | undefined>>;

/** What the image of a Dockerfile starts, by its last stage and those that it builds on. */
export function startWords(dockerfile: string): StartWords {
  const { escapeCharacter, instructions } = parseInstructions(dockerfile);
  const setting = settingFor(escapeCharacter, dockerfile.length);
  const lineage: Stage[] = [];
  let stage = parseStages(instructions, setting).stages.at(-1);
  for (; stage; stage = stage.parent) lineage.push(stage);
  const words: StartWords = {};
  for (const { instructions } of lineage.reverse()) {
    let setsCommand = false;
    for (const { keyword, line } of instructions) {
      if (keyword !== "ENTRYPOINT" && keyword !== "CMD") continue;
      words[keyword] = startForm(line.text);
      if (keyword === "CMD") setsCommand = true;
      // Docker drops the CMD of an earlier stage with its ENTRYPOINT.
      else if (!setsCommand) words.CMD = undefined;
    }
  }
  return words;
}

/** The words of an ENTRYPOINT in exec form. */
export function entrypointWords(dockerfile: string): readonly string[] | undefined {
  const { ENTRYPOINT } = startWords(dockerfile);
  return typeof ENTRYPOINT === "string" ? undefined : ENTRYPOINT;
}

/** Nothing for `[]`, which clears what an earlier stage has set. */
function startForm(text: string): StartForm | undefined {
  const list = listIn(text);
  if (!Array.isArray(list)) return text;
  return list.length > 0 ? list : undefined;
}
