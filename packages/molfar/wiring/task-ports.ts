import { lastSegment, withoutFinalSlash } from "../contract/paths.ts";
import { environmentName } from "../names.ts";
import { collectParts } from "../parts.ts";
import type { Definition } from "../shapes/definition.ts";
import { isDirectory } from "../shapes/flow.ts";
import type { Task } from "../shapes/task.ts";
import type { PlannedInput, PlannedOutput, Shape } from "./plan.ts";

/** An input of a task, before it is known where it comes from. */
export type InputPort = Omit<PlannedInput, "source"> & { mimeTypes: readonly string[] };

type OutputPort = PlannedOutput & { mimeTypes: readonly string[] };

/** What a task takes and gives, with every reference followed. */
export type Ports = {
  inputs: ReadonlyMap<string, InputPort>;
  outputs: ReadonlyMap<string, OutputPort>;
  secrets: readonly string[];
};

/** The file name a runner gives a parameter. */
const parameterFile = "value";

/** By name, with the file name or path that a runner gives each. */
export function listPorts(definition: Definition, task: Task): Ports {
  const { parameters, artifacts, secrets } = collectParts(definition, task, []);
  const inputs = new Map<string, InputPort>();
  const outputs = new Map<string, OutputPort>();
  for (const { entry } of parameters) {
    const { name, type, direction } = entry;
    const shape: Shape = { kind: "parameter", type };
    const mimeTypes = ["text/plain"];
    if (direction === "input") {
      const variable = environmentName(name);
      inputs.set(name, { name, variable, fileName: parameterFile, shape, mimeTypes });
    } else {
      const isCount = task.task_type === "split";
      outputs.set(name, { name, path: name, shape, isCount, mimeTypes });
    }
  }
  for (const { entry } of artifacts) {
    const { name, path, direction, mime_types: mimeTypes } = entry;
    const shape: Shape = { kind: isDirectory(entry) ? "directory" : "file" };
    if (direction === "input") {
      const variable = environmentName(name);
      inputs.set(name, { name, variable, fileName: lastSegment(path), shape, mimeTypes });
    } else {
      const port = { name, path: withoutFinalSlash(path), shape, mimeTypes };
      outputs.set(name, { ...port, declaredPath: path, isCount: false });
    }
  }
  return { inputs, outputs, secrets: secrets.map(({ entry }) => entry.name) };
}
