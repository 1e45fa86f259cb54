/** Templates of Argo Workflows: one for each task, and one for each kind of collection. */

import { type CollectionKind, fileExtension } from "../../contract/collections.ts";
import { attemptDefaults, delayBefore, graceSeconds } from "../../contract/failures.ts";
import { localContext } from "../../contract/variables.ts";
import {
  defaultProduct,
  environmentName,
  indexVariable,
  outputPath,
  pathVariable,
} from "../../names.ts";
import { excerpt } from "../../text/wording.ts";
import type { PlannedOutput } from "../../wiring/plan.ts";
import { type ExportedStep, type Feed, isText } from "../exported-step.ts";
import type { JsonObject } from "../yaml-text.ts";

/** The unprivileged user that a worker runs as. */
const user = 65_532;
const outFolder = "/molfar/out";

/** The Kubernetes secret that holds the values, each under the step and its variable. */
export const secretName = "molfar-secrets";

/** What a task run of an item is told about it. No name of an input makes these: they have capitals. */
export const itemParameters = [
  { name: "itemIndex", field: "index" },
  { name: "itemPadded", field: "padded" },
  { name: "itemName", field: "name" },
] as const;

/** The name of an input in its template. */
export function inputName({ input }: Feed): string {
  return argoName(input.variable);
}

/** Where the results of a step in parallel mode are gathered, as a key of the artifact store. */
export function gatheredKey(step: string, output: string): string {
  return `{{workflow.uid}}/${step}/${encodeURIComponent(output.toWellFormed())}`;
}

/** The outputs of a step by the names that Argo takes. */
export function outputNames({ plan }: ExportedStep): ReadonlyMap<string, string> {
  return new Map(plan.outputs.map(({ name }, index) => [name, `${argoName(name)}-${index}`]));
}

/** A template that runs one item of a step in a container. */
export function containerTemplate(step: ExportedStep): JsonObject {
  const { plan, image, feeds } = step;
  const { command, args } = plan.task;
  const { timeoutSeconds, attempts = attemptDefaults.attempts } = plan.limits;
  return {
    name: plan.key,
    metadata: { annotations: { "molfar/task": excerpt(plan.task.name) } },
    inputs: {
      parameters: [
        ...(plan.each ? itemParameters.map(({ name }) => ({ name })) : []),
        ...feeds.filter(isText).map((feed) => ({ name: inputName(feed) })),
      ],
      artifacts: feeds.map(inputArtifact),
    },
    container: {
      name: "main",
      image: image.image,
      ...(command && { command: command.map(kubernetesWord) }),
      ...(args && args.length > 0 && { args: args.map(kubernetesWord) }),
      env: toEnvironment(step),
      resources: toResources(plan.limits),
      securityContext: {
        allowPrivilegeEscalation: false,
        capabilities: { drop: ["ALL"] },
        readOnlyRootFilesystem: true,
        runAsNonRoot: true,
        ...{ runAsUser: user, runAsGroup: user },
      },
      volumeMounts: [
        { name: "out", mountPath: outFolder },
        { name: "tmp", mountPath: "/tmp" },
      ],
    },
    securityContext: { fsGroup: user },
    volumes: ["out", "tmp"].map((name) => ({
      name,
      emptyDir: { sizeLimit: `${plan.limits.diskMib}Mi` },
    })),
    outputs: toOutputs(step),
    activeDeadlineSeconds: timeoutSeconds ?? attemptDefaults.timeoutSeconds,
    podSpecPatch: JSON.stringify({ terminationGracePeriodSeconds: graceSeconds }),
    ...(attempts > 1 && { retryStrategy: retryStrategy(attempts) }),
    ...(plan.each &&
      plan.limits.concurrency !== undefined && {
        parallelism: plan.limits.concurrency,
      }),
  };
}

function retryStrategy(attempts: number): JsonObject {
  return {
    limit: String(attempts - 1),
    retryPolicy: "OnFailure",
    backoff: { duration: `${delayBefore(2)}s`, factor: "2", cap: `${delayBefore(99) / 60}m` },
  };
}

function toResources({ cpus, memoryMib }: ExportedStep["plan"]["limits"]): JsonObject {
  const most = { cpu: String(cpus), memory: `${memoryMib}Mi` };
  return { requests: most, limits: most };
}

function inputArtifact(feed: Feed): JsonObject {
  const name = inputName(feed);
  const artifact = {
    ...{ name, path: inputPath(feed) },
    // What the executor downloads into a directory is readable by its own user only.
    ...(feed.input.shape.kind === "directory"
      ? { mode: 0o555, recurseMode: true }
      : { mode: 0o444 }),
  };
  if (!isText(feed)) return artifact;
  return { ...artifact, raw: { data: `{{inputs.parameters.${name}}}` } };
}

/** An item of file sorted keeps its own name. */
function inputPath({ input, each }: Feed): string {
  const name = each === "sorted" ? "{{inputs.parameters.itemName}}" : input.fileName;
  return `/molfar/in/${input.variable}/${name}`;
}

function toEnvironment({ plan, feeds }: ExportedStep): JsonObject[] {
  const { each, secrets, key } = plan;
  const open = (name: string, value: string): JsonObject => ({ name, value });
  return [
    ...["HOME", "TMPDIR"].map((name) => open(name, "/tmp")),
    open("MOLFAR_ACCOUNT_ID", localContext.accountId),
    open("MOLFAR_PIPELINE_ID", localContext.pipelineId),
    open(`MOLFAR_${defaultProduct}_ACCESS_TOKEN`, localContext.token),
    open(outputPath, outFolder),
    ...feeds.map((feed) => open(pathVariable(feed.input.name), kubernetesWord(inputPath(feed)))),
    ...(each ? [open(indexVariable(each.input.name), "{{inputs.parameters.itemIndex}}")] : []),
    ...secrets.map(({ name }) => {
      const variable = environmentName(name);
      const secretKeyRef = { name: secretName, key: `${key}.${variable}` };
      return { name: variable, valueFrom: { secretKeyRef } };
    }),
  ];
}

function toOutputs(step: ExportedStep): JsonObject {
  const { plan } = step;
  const names = outputNames(step);
  const named = (output: PlannedOutput) => ({
    name: names.get(output.name) ?? output.name,
    path: `${outFolder}/${output.path}`,
  });
  const parameters = plan.outputs.filter(({ shape }) => shape.kind === "parameter");
  const artifacts = plan.outputs.filter(({ shape }) => shape.kind !== "parameter");
  return {
    parameters: parameters.map((output) => {
      const { name, path } = named(output);
      return { name, valueFrom: { path } };
    }),
    artifacts: artifacts.map((output) => ({
      ...named(output),
      archive: { none: {} },
      // Without a key, two outputs whose paths end in one name would have the same one.
      s3: {
        key: plan.each
          ? `${gatheredKey(plan.key, output.name)}/{{inputs.parameters.itemPadded}}${ending(output)}`
          : `{{workflow.uid}}/{{pod.name}}/${names.get(output.name)}${ending(output)}`,
      },
    })),
  };
}

function ending({ path, shape }: PlannedOutput): string {
  return shape.kind === "file" ? fileExtension(path) : "";
}

// Texts that Kubernetes and Argo Workflows would otherwise read as references.

/** A word as Kubernetes takes it, which reads `$$` as `$` and `$(…)` as a variable. */
function kubernetesWord(text: string): string {
  return text.replaceAll("$", "$$$$");
}

/** Whether Argo would replace something in a text. It has no escape that survives every pass. */
export function isTemplated(text: string): boolean {
  return text.includes("{{");
}

/** A name for parameters, artifacts and volumes: letters, digits and hyphens. */
export function argoName(text: string): string {
  return text.replace(/[^A-Za-z0-9]/g, "-").toLowerCase();
}

/** Names that no step has: the one that is wanted, or the next that is free. */
export class FreeNames {
  readonly #taken: Set<string>;
  readonly #given = new Map<string, string>();

  constructor(taken: Iterable<string>) {
    this.#taken = new Set(taken);
  }

  /** The same name each time for the same wish. */
  of(wanted: string): string {
    const known = this.#given.get(wanted);
    if (known !== undefined) return known;
    let name = wanted;
    for (let count = 2; this.#taken.has(name); count += 1) name = `${wanted}-${count}`;
    this.#taken.add(name);
    this.#given.set(wanted, name);
    return name;
  }
}

/**
 * A path of the wiring file as a key of the artifact store: without `.` and `..`, and undefined for
 * a file outside the folder of the wiring file.
 */
export function storePath(path: string): string | undefined {
  if (path.startsWith("/")) return undefined;
  const parts: string[] = [];
  for (const part of path.split("/")) {
    if (part === "" || part === ".") continue;
    if (part !== "..") parts.push(part);
    else if (parts.pop() === undefined) return undefined;
  }
  return parts.join("/");
}

/** What the generating steps run on. */
const itemsImage = "python:3.13-slim";

/** The most that an object of Kubernetes holds, which the items become part of. */
export const objectLimit = 1_048_576;

/**
 * Divides a collection into objects with the index, the padded index, and the item. An object takes
 * more than 50 characters, so that a large count is refused without making all of them.
 */
export const program = `import json, os, sys

kind, source, limit = sys.argv[1], "/molfar/source", ${objectLimit}
if kind == "sorted":
    names = sorted(os.listdir(source), key=os.fsencode)
    items = [{"name": name} for name in names]
elif kind == "count":
    with open(source, encoding="utf-8") as file:
        count = int(file.read())
    items = [{"item": str(index)} for index in range(min(count, limit // 50))]
else:
    with open(source, "rb") as file:
        lines = file.read().split(b"\\n")
    last = lines.pop()
    lines = [line[:-1] if line.endswith(b"\\r") else line for line in lines]
    lines += [last] if last else []
    items = [{"item": line.decode("utf-8")} for line in lines]
    if kind == "jsonl":
        for each in items:
            if not isinstance(json.loads(each["item"]), dict):
                sys.exit("An item of JSONL isn't an object.")
width = max(5, len(str(max(len(items) - 1, 0))))
for index, each in enumerate(items):
    each.update(index=str(index), padded=str(index).zfill(width))
    each.setdefault("item", "")
    each.setdefault("name", "")
text = json.dumps(items)
if len(text) > limit:
    sys.exit("The items take more than 1 MiB, and Argo can't keep them.")
# What Go's strconv.Quote writes in a way that JSON doesn't have. Python 3.13 knows Unicode 15.1,
# and Go 15.0, which lacks one block.
def is_unquotable(char):
    if char < " " or char == "\\x7f":
        return char not in "\\b\\f\\n\\r\\t"
    return char > "\\uffff" and (not char.isprintable() or "\\U0002ebf0" <= char <= "\\U0002ee5d")
if any(is_unquotable(char) for each in items for char in each["item"] + each["name"]):
    sys.exit("A character in an item would become invalid JSON in Argo.")
if any("{" * 2 in each["item"] + each["name"] for each in items):
    sys.exit("Argo would replace what is in double braces in an item.")
with open("/tmp/items.json", "w", encoding="utf-8") as file:
    file.write(text)
`;

/** A template that divides collections of a kind into items, whatever step they are for. */
export function itemsTemplate(kind: CollectionKind, name: string): JsonObject {
  const source = { name: "source", path: "/molfar/source" };
  const isCount = kind === "count";
  return {
    name,
    inputs: {
      parameters: isCount ? [{ name: "source" }] : [],
      artifacts: [isCount ? { ...source, raw: { data: "{{inputs.parameters.source}}" } } : source],
    },
    container: {
      name: "main",
      image: itemsImage,
      command: ["python3", "-c", program, kind],
      volumeMounts: [{ name: "tmp", mountPath: "/tmp" }],
    },
    volumes: [{ name: "tmp", emptyDir: {} }],
    outputs: { parameters: [{ name: "items", valueFrom: { path: "/tmp/items.json" } }] },
  };
}
