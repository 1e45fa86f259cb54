import { fileExtension } from "../../contract/collections.ts";
import { lastSegment } from "../../contract/paths.ts";
import { environmentName, indexVariable, pathVariable } from "../../names.ts";
import type { PlannedResult } from "../../wiring/plan.ts";
import {
  type Export,
  type ExportedStep,
  type ExportSource,
  exportedSteps,
  type Feed,
  type FindOutput,
  isText,
  outputFinder,
} from "../exported-step.ts";
import { type JsonObject, yamlText } from "../yaml-text.ts";
import { cwlFindings } from "./cwl-findings.ts";
import {
  commandLineTool,
  expressionResources,
  type FoundStart,
  inScript,
  itemsTool,
  Names,
  outputIds,
  type Start,
  toCwlType,
  toDefault,
} from "./cwl-tool.ts";
import { expressionLib } from "./expression-lib.ts";

const header = (name: string, starts: Iterable<Start>) => [
  `${name}: CWL v1.2, written by molfar export cwl.`,
  "Keep it beside the wiring file, where its paths start.",
  "cwltool needs --relax-path-checks for file names with more than A-Z, a-z, 0-9, and . _ + -",
  ...([...starts].some((start) => "program" in start)
    ? ["Engines may give processes links to inputs and to the files in them: find -L follows both."]
    : []),
];

/** A workflow as one CWL document, or what of it CWL can't say. */
export function writeCwl(
  source: ExportSource,
  findStart: (step: ExportedStep) => FoundStart,
): Export {
  const steps = exportedSteps(source);
  const starts = new Map<string, Start>();
  const findings = steps.flatMap((step) => {
    const start = findStart(step);
    if (typeof start !== "string") starts.set(step.plan.key, start);
    return cwlFindings(step, start, source);
  });
  if (findings.length > 0) return { findings };
  const writer = new Writer(source, steps, starts);
  return {
    text: yamlText(header(source.plan.name, starts.values()), writer.workflow()),
    findings: [],
  };
}

class Writer {
  readonly #source: ExportSource;
  readonly #steps: readonly ExportedStep[];
  readonly #parallel: ReadonlySet<string>;
  readonly #findOutput: FindOutput;
  readonly #starts: ReadonlyMap<string, Start>;
  /** The outputs that something is joined to, by step. */
  readonly #joined: ReadonlyMap<string, readonly { output: string }[]>;
  readonly #outputs: ReadonlyMap<string, ReadonlyMap<string, string>>;
  readonly #newNames: ReadonlyMap<PlannedResult, string>;
  readonly #names = new Names();
  /** The identifiers of workflow outputs, inputs and steps, each by its key. */
  readonly #ids = { outputs: new Map<string, string>(), inputs: new Map<string, string>() };
  readonly #stepIds: ReadonlyMap<string, string>;
  readonly #secretIds = new Map<string, string>();
  /**
   * The inputs that bring files and directories to one step. As a default of a step, Toil 5.9 imports
   * a directory twice and fails the second time.
   */
  readonly #diskIds = new Map<Feed, string>();

  constructor(
    source: ExportSource,
    steps: readonly ExportedStep[],
    starts: ReadonlyMap<string, Start>,
  ) {
    this.#source = source;
    this.#steps = steps;
    this.#parallel = new Set(steps.flatMap(({ plan }) => (plan.each ? [plan.key] : [])));
    this.#findOutput = outputFinder(source.plan);
    this.#starts = starts;
    const origins = steps.flatMap(({ feeds }) => feeds.map(({ origin }) => origin));
    const joined = origins.filter((origin) => origin.kind === "output");
    this.#joined = Map.groupBy([...joined, ...source.plan.outputs], ({ step }) => step);
    this.#outputs = new Map(steps.map((step) => [step.plan.key, outputIds(step)]));
    const take = (key: string): [string, string] => [key, this.#names.take(key)];
    this.#ids.outputs = new Map(source.plan.outputs.map(({ name }) => take(name)));
    this.#newNames = this.#findNewNames();
    this.#ids.inputs = new Map([...source.wiring.inputs.keys()].map(take));
    this.#stepIds = new Map(steps.map(({ plan }) => take(plan.key)));
    for (const { plan, feeds } of steps) {
      for (const { name } of plan.secrets) {
        const key = secretKey(plan.key, name);
        this.#secretIds.set(key, this.#names.take(key));
      }
      for (const feed of feeds) {
        if (!isFromDisk(feed)) continue;
        this.#diskIds.set(feed, this.#names.take(`${plan.key}_${feed.input.variable}`));
      }
    }
  }

  workflow(): JsonObject {
    const { plan } = this.#source;
    const secrets = [...this.#secretIds.values()];
    return {
      cwlVersion: "v1.2",
      class: "Workflow",
      label: plan.name,
      ...(secrets.length > 0 && {
        $namespaces: { cwltool: "http://commonwl.org/cwltool#" },
        hints: [{ class: "cwltool:Secrets", secrets }],
      }),
      requirements: [
        { class: "InlineJavascriptRequirement", expressionLib: [expressionLib] },
        { class: "ScatterFeatureRequirement" },
        { class: "StepInputExpressionRequirement" },
      ],
      inputs: [...this.#inputs(), ...secrets.map((id) => ({ id, type: "string" }))],
      outputs: plan.outputs.map((result) => {
        const id = this.#ids.outputs.get(result.name) ?? result.name;
        const source = this.#outputId(result.step, result.output);
        const outputSource = this.#newNames.has(result) ? `${id}_named/named` : source;
        return { id, type: this.#resultType(result), outputSource };
      }),
      steps: [
        ...this.#steps.flatMap((step) => this.#toSteps(step)),
        ...[...this.#newNames].map(([result, name]) => this.#namingStep(result, name)),
      ],
    };
  }

  #resultType(result: PlannedResult) {
    const kind = this.#findOutput(result)?.shape.kind ?? "file";
    return toCwlType(this.#parallel.has(result.step) ? "directory" : kind);
  }

  /** What is named after its output: directories, and files if two things would have one name. */
  #findNewNames(): ReadonlyMap<PlannedResult, string> {
    const results = this.#source.plan.outputs.flatMap((result) => {
      const type = this.#resultType(result);
      const id = this.#ids.outputs.get(result.name) ?? result.name;
      const path = type === "File" ? (this.#findOutput(result)?.path ?? "") : id;
      return type === "string" ? [] : [{ result, type, id, path }];
    });
    const names = new Set(results.map(({ path }) => lastSegment(path).toLowerCase()));
    const named = results.filter(({ type }) => type === "Directory" || names.size < results.length);
    return new Map(named.map(({ result, id, path }) => [result, id + fileExtension(path)]));
  }

  /** Renames an output, because engines put all of them into one place. Toil loses the third of a name. */
  #namingStep(result: PlannedResult, fileName: string): JsonObject {
    const id = this.#ids.outputs.get(result.name) ?? result.name;
    const type = this.#resultType(result);
    return {
      id: `${id}_named`,
      run: {
        class: "ExpressionTool",
        requirements: [expressionResources],
        inputs: [{ id: "result", type }],
        outputs: [{ id: "named", type }],
        expression: `$({"named": renamed(inputs.result, ${inScript(fileName)})})`,
      },
      in: [{ id: "result", source: this.#outputId(result.step, result.output) }],
      out: ["named"],
    };
  }

  #inputs(): JsonObject[] {
    const given = [...this.#source.wiring.inputs].map(
      ([key, each]) => [this.#ids.inputs.get(key) ?? key, each] as const,
    );
    const fromDisk = [...this.#diskIds].map(([{ origin }, id]) => [id, origin] as const);
    return [...given, ...fromDisk].map(([id, origin]) => ({
      id,
      type: toCwlType(
        origin.kind === "file" || origin.kind === "directory" ? origin.kind : "parameter",
      ),
      ...(origin.kind === "directory" && { loadListing: "deep_listing" }),
      default: toDefault(origin),
    }));
  }

  /** A step, after the one that makes its items and before those that gather its results. */
  #toSteps(step: ExportedStep): JsonObject[] {
    const { plan, feeds } = step;
    const { each, key } = plan;
    const start = this.#starts.get(key);
    if (!start) throw new Error(`Nothing starts the step '${key}'.`);
    const id = this.#stepId(key);
    const items = `${id}_items`;
    const parallel = feeds.find((feed) => feed.each !== undefined);
    const before = parallel ? [this.#itemsStep(step, parallel, items)] : [];
    const single = feeds.filter((feed) => feed !== parallel);
    const scattered = each && [pathVariable(each.input.name), indexVariable(each.input.name)];
    const tool = {
      id,
      run: commandLineTool(step, start),
      in: [
        ...single.map((feed) => ({
          id: pathVariable(feed.input.name),
          ...this.#from(feed),
          ...toConversion(feed),
        })),
        ...(scattered ?? []).map((name, at) => ({
          id: name,
          source: `${items}/${at === 0 ? "items" : "indexes"}`,
          ...(at === 0 && parallel && toItemName(parallel)),
        })),
        ...plan.secrets.map(({ name }) => ({
          id: environmentName(name),
          source: this.#secretIds.get(secretKey(key, name)) ?? "",
        })),
      ],
      ...(scattered && { scatter: scattered, scatterMethod: "dotproduct" }),
      out: [...(this.#outputs.get(key)?.values() ?? [])],
    };
    const gathered = new Set(each && this.#joined.get(key)?.map(({ output }) => output));
    const after = [...gathered].map((output) => this.#gatherStep(step, output));
    return [...before, tool, ...after];
  }

  #itemsStep({ plan }: ExportedStep, feed: Feed, id: string): JsonObject {
    const countOf = plan.each?.countOf;
    return {
      id,
      run: itemsTool(feed, countOf !== undefined),
      in: [
        { id: "source", ...this.#from(feed) },
        ...(countOf ? [{ id: "count", source: this.#outputId(countOf.step, countOf.output) }] : []),
      ],
      out: ["items", "indexes"],
    };
  }

  #gatherStep({ plan }: ExportedStep, name: string): JsonObject {
    const output = this.#findOutput({ step: plan.key, output: name });
    const kind = output?.shape.kind ?? "file";
    const ending = kind === "file" ? fileExtension(output?.path ?? "") : "";
    const id = this.#outputs.get(plan.key)?.get(name) ?? name;
    const known = `${inScript(ending)}, ${inScript(id)}`;
    return {
      id: this.#gatherId(plan.key, name),
      run: {
        class: "ExpressionTool",
        requirements: [expressionResources],
        inputs: [{ id: "results", type: { type: "array", items: toCwlType(kind) } }],
        outputs: [{ id: "directory", type: "Directory" }],
        expression: `$(gathered(inputs.results, ${known}))`,
      },
      in: [{ id: "results", source: `${this.#stepId(plan.key)}/${id}` }],
      out: ["directory"],
    };
  }

  #from(feed: Feed): JsonObject {
    const { origin } = feed;
    const { key } = origin;
    const id = key === undefined ? this.#diskIds.get(feed) : this.#ids.inputs.get(key);
    if (id !== undefined) return { source: id };
    if (origin.kind === "output") return { source: this.#outputId(origin.step, origin.output) };
    return { default: toDefault(origin) };
  }

  /** Where an output is; that of a step in parallel mode is the directory that gathers it. */
  #outputId(step: string, output: string): string {
    if (this.#parallel.has(step)) return `${this.#gatherId(step, output)}/directory`;
    return `${this.#stepId(step)}/${this.#outputs.get(step)?.get(output)}`;
  }

  #gatherId(step: string, output: string): string {
    return `${this.#stepId(step)}_${this.#outputs.get(step)?.get(output)}_gathered`;
  }

  #stepId(key: string): string {
    return this.#stepIds.get(key) ?? key;
  }
}

const isFromDisk = ({ origin }: Feed) =>
  origin.key === undefined && (origin.kind === "file" || origin.kind === "directory");

const secretKey = (step: string, name: string) => `${step}_${environmentName(name)}`;

/** Gives an item the name that its worker finds. Files of a directory keep theirs. */
function toItemName({ input, each }: Feed): JsonObject {
  if (input.shape.kind === "parameter" || each === "sorted") return {};
  return { valueFrom: `$(renamed(self, ${inScript(input.fileName)}))` };
}

/** Gives an input the name that its worker finds, and makes a file of a value. */
function toConversion(feed: Feed): JsonObject {
  const { shape, fileName } = feed.input;
  if (shape.kind === "parameter") return {};
  const make = isText(feed) ? "textFile" : "renamed";
  return { valueFrom: `$(${make}(self, ${inScript(fileName)}))` };
}
