/** A task as a CommandLineTool of CWL v1.2. */
import { attemptDefaults } from "../../contract/failures.ts";
import { localContext } from "../../contract/variables.ts";
import {
  defaultProduct,
  environmentName,
  indexVariable,
  outputPath,
  pathVariable,
} from "../../names.ts";
import type { PlannedOutput } from "../../wiring/plan.ts";
import type { ExportedStep, Feed } from "../exported-step.ts";
import type { Json, JsonObject } from "../yaml-text.ts";

/** How an engine starts a task: in its image, or as a process with the files it needs. */
export type Start =
  | { image: string; words: readonly string[] }
  | { program: readonly string[]; words: readonly string[]; sources: readonly string[] };

/** How a task starts, or what the wiring would have to name for it. */
export type FoundStart = Start | "no-image" | "no-process";

/** The folders of the working directory that hold inputs and outputs. */
export const toolFolders = { in: "in", out: "out" } as const;

/** The identifiers of a tool's outputs, by their names. */
export function outputIds({ plan }: ExportedStep): ReadonlyMap<string, string> {
  const names = new Names();
  return new Map(plan.outputs.map(({ name }) => [name, names.take(name.toLowerCase())]));
}

/** A step as the tool that CWL runs for each of its items. */
export function commandLineTool(step: ExportedStep, start: Start): JsonObject {
  const { plan } = step;
  const isProcess = "program" in start;
  return {
    class: "CommandLineTool",
    label: plan.task.name,
    doc: plan.task.description,
    requirements: toRequirements(step, start),
    hints: [{ class: "WorkReuse", enableReuse: true }],
    ...(isProcess && { baseCommand: start.program }),
    arguments: start.words.map(literal),
    inputs: [...toInputs(step), ...(isProcess ? start.sources.map(sourceInput) : [])],
    outputs: toOutputs(step),
    // One attempt means that a failure stays one, whatever an engine would retry.
    ...(plan.limits.attempts !== 1 && {
      temporaryFailCodes: Array.from({ length: 255 }, (_, index) => index + 1),
    }),
  };
}

function toRequirements({ plan, feeds }: ExportedStep, start: Start): JsonObject[] {
  const { cpus, memoryMib, diskMib, timeoutSeconds } = plan.limits;
  const parameters = feeds.filter(({ input }) => input.shape.kind === "parameter");
  const isProcess = "program" in start;
  const sources = isProcess ? start.sources : [];
  return [
    ...(isProcess ? [] : [{ class: "DockerRequirement", dockerPull: start.image }]),
    {
      class: "InitialWorkDirRequirement",
      listing: [
        {
          entryname: toolFolders.out,
          entry: `$({"class": "Directory", "basename": "${toolFolders.out}", "listing": []})`,
          writable: true,
        },
        ...parameters.map(({ input }) => ({
          entryname: `${toolFolders.in}/${input.variable}/${input.fileName}`,
          entry: `$(inputs.${pathVariable(input.name)})`,
        })),
        ...sources.map((path, index) => ({
          entryname: literal(path),
          entry: `$(inputs.source_${index})`,
        })),
      ],
    },
    { class: "EnvVarRequirement", envDef: toVariables(plan, isProcess) },
    {
      ...{ class: "ResourceRequirement", coresMin: cpus, ramMin: memoryMib },
      ...{ outdirMin: diskMib, tmpdirMin: diskMib },
    },
    { class: "ToolTimeLimit", timelimit: timeoutSeconds ?? attemptDefaults.timeoutSeconds },
    { class: "NetworkAccess", networkAccess: true },
  ];
}

function toVariables({ inputs, secrets, each }: ExportedStep["plan"], isProcess: boolean) {
  const variables: [name: string, value: string][] = [
    ["MOLFAR_ACCOUNT_ID", localContext.accountId],
    ["MOLFAR_PIPELINE_ID", localContext.pipelineId],
    [`MOLFAR_${defaultProduct}_ACCESS_TOKEN`, localContext.token],
    [outputPath, `$(runtime.outdir)/${toolFolders.out}`],
    ...inputs.map(({ name, variable, fileName, shape }): [string, string] => {
      const isParameter = shape.kind === "parameter";
      const staged = `$(runtime.outdir)/${toolFolders.in}/${variable}/${fileName}`;
      return [pathVariable(name), isParameter ? staged : `$(inputs.${pathVariable(name)}.path)`];
    }),
    ...(each ? [sameInput(indexVariable(each.input.name))] : []),
    ...secrets.map(({ name }) => sameInput(environmentName(name))),
    ...(isProcess ? processVariables : []),
  ];
  return variables.map(([envName, envValue]) => ({ envName, envValue }));
}

const sameInput = (name: string): [string, string] => [name, `$(inputs.${name})`];

/** What the process executor sets too. */
const processVariables: readonly [string, string][] = [
  ["LANG", "C.UTF-8"],
  ["TZ", "UTC"],
];

function toInputs({ plan, feeds, purposes }: ExportedStep): JsonObject[] {
  const { each, secrets } = plan;
  return [
    ...feeds.map(({ input }) => ({
      id: pathVariable(input.name),
      type: toCwlType(input.shape.kind),
      doc: purposes.inputs.get(input.name),
    })),
    ...(each ? [{ id: indexVariable(each.input.name), type: "string" }] : []),
    ...secrets.map(({ name }) => ({
      ...{ id: environmentName(name), type: "string" },
      doc: purposes.inputs.get(name),
    })),
  ];
}

function sourceInput(path: string, index: number): JsonObject {
  const file = { class: "File", location: toLocation(path) };
  return { id: `source_${index}`, type: "File", default: file };
}

function toOutputs(step: ExportedStep): JsonObject[] {
  const ids = outputIds(step);
  return step.plan.outputs.map((output) => ({
    id: ids.get(output.name) ?? output.name,
    type: toCwlType(output.shape.kind),
    doc: step.purposes.outputs.get(output.name),
    outputBinding: toBinding(output),
  }));
}

function toBinding({ name, path, shape, isCount }: PlannedOutput): JsonObject {
  const glob = toGlob(`${toolFolders.out}/${path}`);
  if (shape.kind === "directory") return { glob, loadListing: "deep_listing" };
  if (shape.kind === "file") return { glob };
  const known = [inScript(shape.type), String(isCount), inScript(name)].join(", ");
  return { glob, loadContents: true, outputEval: `$(outputValue(self, ${known}))` };
}

/** What a value, a file or a directory is in CWL. */
export function toCwlType(
  kind: "parameter" | "file" | "directory",
): "string" | "File" | "Directory" {
  return kind === "parameter" ? "string" : kind === "file" ? "File" : "Directory";
}

/** What a value from the wiring file is, where it starts from nothing else. */
export function toDefault(origin: { kind: string; path?: string; value?: string }): Json {
  if (origin.kind === "value") return origin.value ?? "";
  const name = origin.kind === "directory" ? "Directory" : "File";
  return { class: name, location: toLocation(origin.path ?? "") };
}

/**
 * What a step needs that only evaluates an expression. Without it, an engine reserves as much as for a
 * worker: 2 GiB in Toil, which alone takes about 80 MiB, and Node 40 more.
 */
export const expressionResources: JsonObject = {
  ...{ class: "ResourceRequirement", coresMin: 1, ramMin: 256 },
  ...{ outdirMin: 16, tmpdirMin: 16 },
};

/** The tool that divides a collection into items and their indexes. */
export function itemsTool({ input, origin, each }: Feed, isCounted: boolean): JsonObject {
  const { shape, fileName } = input;
  const isFile = shape.kind !== "parameter";
  const name = inScript(isFile ? fileName : "");
  const type = inScript(shape.kind === "parameter" ? shape.type : "string");
  const expressions = {
    list: `listItems(inputs.source.contents, ${type}, ${name})`,
    jsonl: `jsonItems(inputs.source.contents, ${name})`,
    sorted: `sortedItems(inputs.source.listing, ${isCounted ? "inputs.count" : "null"})`,
    count: `countItems(inputs.source, ${name})`,
  } as const;
  const sources = {
    list: { type: "File", loadContents: true },
    jsonl: { type: "File", loadContents: true },
    sorted: { type: "Directory", loadListing: "shallow_listing" },
    count: { type: "string" },
  } as const;
  const collection = each ?? (origin.kind === "directory" ? "sorted" : "list");
  return {
    class: "ExpressionTool",
    requirements: [expressionResources],
    inputs: [
      { id: "source", ...sources[collection] },
      ...(isCounted ? [{ id: "count", type: "string" }] : []),
    ],
    outputs: [
      { id: "items", type: { type: "array", items: isFile ? "File" : "string" } },
      { id: "indexes", type: { type: "array", items: "string" } },
    ],
    expression: `$(${expressions[collection]})`,
  };
}

// Texts in a CWL document that engines look for expressions in.

/** A text in JavaScript, in ASCII only. */
export function inScript(text: string): string {
  return JSON.stringify(text).replace(
    /[\x7f-\uffff]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

/** A text that arrives as it is, also where it looks like an expression. */
function literal(text: string): string {
  return /\$[({]/.test(text) ? `$(${inScript(text)})` : text;
}

/** The glob that matches one path and no other. */
function toGlob(path: string): string {
  return literal(path.replace(/[*?[]/g, "[$&]"));
}

/** A path beside the document, as the reference of a URI. */
function toLocation(path: string): string {
  const encoded = path.split("/").map(encodeURIComponent).join("/");
  return path.startsWith("/") ? `file://${encoded}` : encoded;
}

/** Identifiers of one scope. CWL has one for inputs, outputs and steps together. */
export class Names {
  readonly #taken = new Set<string>();
  /** The number to try next, by name, so that equal wishes don't count from 2 each time. */
  readonly #next = new Map<string, number>();

  /** A name like this one that nothing else has. */
  take(wanted: string): string {
    const plain = wanted.replace(/[^A-Za-z0-9_-]/g, "_");
    let name = plain;
    let next = this.#next.get(plain) ?? 2;
    for (; this.#taken.has(name); next += 1) name = `${plain}_${next}`;
    this.#next.set(plain, next);
    this.#taken.add(name);
    return name;
  }
}
