import type { CollectionKind } from "../../contract/collections.ts";
import { excerpt } from "../../text/wording.ts";
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
import { argoFindings, gatheredResultFindings } from "./argo-findings.ts";
import {
  argoName,
  containerTemplate,
  FreeNames,
  gatheredKey,
  inputName,
  itemParameters,
  itemsTemplate,
  outputNames,
  secretName,
  storePath,
} from "./argo-template.ts";

/** A workflow for Argo Workflows, or what of it Argo can't say. */
export function writeArgo(source: ExportSource): Export {
  const steps = exportedSteps(source);
  const findings = [
    ...steps.flatMap((step) => argoFindings(step, source)),
    ...gatheredResultFindings(source),
  ];
  if (findings.length > 0) return { findings };
  const writer = new Writer(source, steps);
  return { text: yamlText(formatHeader(source, steps), writer.workflow()), findings: [] };
}

function formatHeader({ plan }: ExportSource, steps: readonly ExportedStep[]): string[] {
  const hasSecrets = steps.some((step) => step.plan.secrets.length > 0);
  return [
    `${plan.name}: Argo Workflows, written by molfar export argo.`,
    "It fits Argo's schema. We haven't executed it: try it on a cluster of yours first.",
    "It needs a default artifact store for S3, with the files of the wiring at the keys named here.",
    ...(hasSecrets ? [`The secret '${secretName}' needs the keys named here.`] : []),
    "Not in it: a NetworkPolicy, the access token, and the checks of missing and illegal outputs.",
    // Argo would replace {{ in an annotation, and Kubernetes takes 256 KiB of them at most.
    ...steps.flatMap(({ plan: { key }, purposes: { inputs, outputs } }) => [
      ...Array.from(inputs, ([name, purpose]) => `${key} takes ${name}: ${purpose}`),
      ...Array.from(outputs, ([name, purpose]) => `${key} gives ${name}: ${purpose}`),
    ]),
  ];
}

class Writer {
  readonly #source: ExportSource;
  readonly #steps: readonly ExportedStep[];
  readonly #names: FreeNames;
  readonly #findOutput: FindOutput;
  /** The names of outputs, by step. */
  readonly #outputNames: ReadonlyMap<string, ReadonlyMap<string, string>>;

  constructor(source: ExportSource, steps: readonly ExportedStep[]) {
    this.#source = source;
    this.#steps = steps;
    this.#names = new FreeNames(steps.map(({ plan }) => plan.key));
    this.#findOutput = outputFinder(source.plan);
    this.#outputNames = new Map(steps.map((step) => [step.plan.key, outputNames(step)]));
  }

  workflow(): JsonObject {
    const { plan } = this.#source;
    const kinds = new Set(this.#steps.flatMap((step) => step.plan.each?.collection ?? []));
    return {
      apiVersion: "argoproj.io/v1alpha1",
      kind: "Workflow",
      metadata: {
        generateName: `${objectName(plan.name)}-`,
        annotations: { "molfar/workflow": excerpt(plan.name) },
      },
      spec: {
        entrypoint: this.#names.of("main"),
        ...(plan.concurrency !== undefined && { parallelism: plan.concurrency }),
        templates: [
          {
            name: this.#names.of("main"),
            dag: { tasks: this.#steps.flatMap((step) => this.#tasks(step)) },
            outputs: this.#outputs(),
          },
          ...[...kinds].map((kind) => itemsTemplate(kind, this.#names.of(`items-of-${kind}`))),
          ...this.#steps.map(containerTemplate),
        ],
      },
    };
  }

  /** The outputs of the workflow. Gathered ones stay at their keys in the store. */
  #outputs(): JsonObject {
    const parallel = new Set(this.#steps.flatMap(({ plan }) => (plan.each ? [plan.key] : [])));
    const results = this.#source.plan.outputs.flatMap(({ name, step, output }) => {
      const shape = this.#findOutput({ step, output })?.shape;
      if (!shape || parallel.has(step)) return [];
      return [
        { name, shape, path: `tasks.${step}.outputs`, output: this.#outputName({ step, output }) },
      ];
    });
    return {
      parameters: results
        .filter(({ shape }) => shape.kind === "parameter")
        .map(({ name, path, output }) => ({
          name,
          valueFrom: { parameter: `{{${path}.parameters.${output}}}` },
        })),
      artifacts: results
        .filter(({ shape }) => shape.kind !== "parameter")
        .map(({ name, path, output }) => ({ name, from: `{{${path}.artifacts.${output}}}` })),
    };
  }

  /** A step, after the one that makes its items. */
  #tasks(step: ExportedStep): JsonObject[] {
    const { plan, feeds } = step;
    const parallel = feeds.find(({ each }) => each !== undefined);
    const itemsKey = this.#names.of(`${plan.key}-items`);
    const depends = [...plan.waitsFor, ...(parallel ? [itemsKey] : [])];
    const task = {
      ...{ name: plan.key, template: plan.key },
      ...(depends.length > 0 && { dependencies: depends }),
      arguments: {
        parameters: [
          ...(parallel ? itemParameters : []).map(({ name, field }) => ({
            name,
            value: `{{item.${field}}}`,
          })),
          ...feeds.filter(isText).map((feed) => ({
            name: inputName(feed),
            value: feed === parallel ? "{{item.item}}" : this.#value(feed),
          })),
        ],
        artifacts: feeds
          .filter((feed) => !isText(feed))
          .map((feed) =>
            this.#artifact(feed, inputName(feed), feed === parallel ? "{{item.name}}" : undefined),
          ),
      },
      ...(parallel && { withParam: `{{tasks.${itemsKey}.outputs.parameters.items}}` }),
    };
    return parallel?.each
      ? [this.#itemsTask(parallel, parallel.each, itemsKey, plan.waitsFor), task]
      : [task];
  }

  #itemsTask(
    feed: Feed,
    kind: CollectionKind,
    name: string,
    waitsFor: readonly string[],
  ): JsonObject {
    const isCount = kind === "count";
    return {
      ...{ name, template: this.#names.of(`items-of-${kind}`) },
      ...(waitsFor.length > 0 && { dependencies: waitsFor }),
      arguments: {
        parameters: isCount ? [{ name: "source", value: this.#value(feed) }] : [],
        artifacts: isCount ? [] : [this.#artifact(feed, "source")],
      },
    };
  }

  #value({ origin }: Feed): string {
    if (origin.kind === "value") return origin.value;
    if (origin.kind !== "output") return "";
    return `{{tasks.${origin.step}.outputs.parameters.${this.#outputName(origin)}}}`;
  }

  /**
   * A file or directory, or an item in it: of a step, gathered in the store, or put there by hand. A
   * path without a key was refused before (argo-findings.ts).
   */
  #artifact({ origin, input }: Feed, name: string, item?: string): JsonObject {
    // Argo reads `subPath` beside `from` only, and unpacks a tarball that isn't said to be none.
    const stored = (...key: (string | undefined)[]) => ({
      ...{ name, s3: { key: [...key, item].filter(Boolean).join("/") }, archive: { none: {} } },
    });
    if (origin.kind !== "output") {
      const path = origin.kind === "value" ? input.fileName : origin.path;
      return stored("molfar", objectName(this.#source.plan.name), storePath(path));
    }
    const { step, output, isGathered } = origin;
    if (isGathered) return stored(gatheredKey(step, output));
    const from = `{{tasks.${step}.outputs.artifacts.${this.#outputName(origin)}}}`;
    return { name, from, ...(item && { subPath: item }) };
  }

  #outputName({ step, output }: { step: string; output: string }): string {
    return this.#outputNames.get(step)?.get(output) ?? argoName(output);
  }
}

/** A name for objects of Kubernetes. */
function objectName(text: string): string {
  const plain = argoName(text).replace(/-+/g, "-").replace(/^-|-$/g, "").slice(0, 40);
  return /^[a-z]/.test(plain) ? plain : `workflow-${plain}`.replace(/-$/, "");
}
