import type { CollectionKind } from "../contract/collections.ts";
import type { ValueType } from "../contract/values.ts";
import type { Task } from "../shapes/task.ts";
import type { SecretSource } from "./wiring.ts";

/** A workflow with valid joins, in an order in which every step comes after those it waits for. */
export type Plan = {
  name: string;
  steps: readonly PlannedStep[];
  outputs: readonly PlannedResult[];
  concurrency?: number;
};

/** An output of the workflow. */
export type PlannedResult = { name: string; step: string; output: string };

export type PlannedStep = {
  key: string;
  image: string;
  task: Task;
  inputs: readonly PlannedInput[];
  outputs: readonly PlannedOutput[];
  secrets: readonly { name: string; source: SecretSource }[];
  /** The input in parallel mode, if there is one. */
  each?: ParallelInput;
  /** The keys of the steps that it waits for. */
  waitsFor: readonly string[];
  limits: StepLimits;
};

export type StepLimits = {
  timeoutSeconds?: number;
  attempts?: number;
  concurrency?: number;
  cpus: number;
  memoryMib: number;
  diskMib: number;
};

/** What an input or an output is. */
export type Shape =
  | { kind: "parameter"; type: ValueType }
  | { kind: "file" }
  | { kind: "directory" };

export type PlannedInput = {
  name: string;
  /** Its variable without `_PATH`, which names its directory too. */
  variable: string;
  /** The last segment of its path; that of an item of file sorted is the item's own name. */
  fileName: string;
  shape: Shape;
  source: PlannedSource;
};

export type PlannedSource =
  | { kind: "file" | "directory"; path: string }
  | { kind: "value"; value: string }
  | { kind: "output"; step: string; output: string };

/** @property countOf the split task whose count its directory is held to */
export type ParallelInput = {
  input: PlannedInput;
  collection: CollectionKind;
  countOf?: { step: string; output: string };
};

export type PlannedOutput = {
  name: string;
  /** The file or directory below OUTPUT_PATH, without a final slash. */
  path: string;
  shape: Shape;
  /** The path from the definition; absent for parameters. */
  declaredPath?: string;
  /** Whether it is the count of a split task. */
  isCount: boolean;
};
