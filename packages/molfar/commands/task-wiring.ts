import { resolve } from "node:path";
import type { Definition } from "../shapes/definition.ts";
import { listPorts } from "../wiring/task-ports.ts";
import type { SecretSource, Wiring } from "../wiring/wiring.ts";
import { givenInputs, namedOnce, UsageError } from "./run-options.ts";

/** The one step of a workflow that runs a single task. */
export const onlyStep = "task";

export type TaskOptions = {
  definition: string;
  task: string;
  in: readonly string[];
  value: readonly string[];
  secret: readonly string[];
  image?: string | undefined;
  words?: readonly string[] | undefined;
};

/** The wiring behind `molfar run`: one step with all its outputs. */
export function taskWiring(options: TaskOptions, definition: Definition, at: string): Wiring {
  const place = undefined;
  const inputs = givenInputs(options, at);
  const secrets = new Map<string, SecretSource>();
  for (const [name, source] of namedOnce("--secret", options.secret)) {
    const kind = source.startsWith("env:") ? "env" : "file";
    if (kind === "file" && !source.startsWith("file:")) {
      throw new UsageError(`--secret takes NAME=env:VARIABLE or NAME=file:PATH, not '${name}=…'.`);
    }
    const from = source.slice(kind.length + 1);
    secrets.set(name, { kind, from: kind === "file" ? resolve(at, from) : from, place });
  }
  const task = definition.tasks.find(({ name }) => name === options.task);
  const outputs = task ? [...listPorts(definition, task).outputs.keys()] : [];
  const image = {
    ...{ place, definition: options.definition },
    ...(options.image !== undefined && { image: options.image }),
    ...(options.words && options.words.length > 0 && { process: options.words }),
  };
  return {
    name: options.task,
    fromOptions: true,
    images: new Map([["image", image]]),
    inputs: new Map(),
    steps: new Map([
      [onlyStep, { place, image: "image", task: options.task, in: inputs, secrets }],
    ]),
    outputs: new Map(
      outputs.map((output) => [output, { place, kind: "from" as const, step: onlyStep, output }]),
    ),
  };
}
