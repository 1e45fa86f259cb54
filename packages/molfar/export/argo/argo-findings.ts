/** What of a workflow Argo Workflows can't say. */
import type { Place } from "../../finding.ts";
import { excerpt } from "../../text/wording.ts";
import type { WiringFinding } from "../../wiring/wiring-findings.ts";
import {
  authorizationFindings,
  type Disk,
  type ExportedStep,
  type ExportSource,
  type Feed,
  missingImage,
  notExported,
  outputFinder,
} from "../exported-step.ts";
import { isTemplated, objectLimit, storePath } from "./argo-template.ts";
import { unquotableIn } from "./unquotable.ts";

/** Why a step can't be exported to Argo Workflows; empty where it can. */
export function argoFindings(step: ExportedStep, source: ExportSource): WiringFinding[] {
  return [
    ...missingImage(step),
    ...authorizationFindings(step, source),
    ...templateFindings(step),
    ...gatheredDirectoryFindings(step),
    ...step.feeds.flatMap((feed) => [
      ...itemsFindings(feed, source.disk),
      ...outsideFindings(feed),
      ...characterFindings(feed),
      ...gatheredValueFindings(feed),
    ]),
  ];
}

function templateFindings({ plan, image, feeds, place }: ExportedStep): WiringFinding[] {
  const { name: task, command = [], args = [] } = plan.task;
  if (isTemplated(excerpt(task))) {
    return notExported(
      place,
      `The name of the task '${excerpt(task)}' has {{, and Argo replaces what is in {{ }}.`,
      "Rename the task.",
    );
  }
  const names = feeds.map(({ input }) => input.fileName);
  const values = feeds.flatMap(({ origin }) =>
    origin.kind === "value" ? [origin.value] : origin.kind === "output" ? [] : [origin.path],
  );
  const paths = plan.outputs.map(({ path }) => path);
  const found = [image.image ?? "", ...command, ...args, ...names, ...values, ...paths].find(
    isTemplated,
  );
  if (found === undefined) return [];
  return notExported(
    place,
    `The step '${plan.key}' has the text '${found.slice(0, 40)}', and Argo replaces what is in {{ }} in more than one pass.`,
    "Pass it in a file.",
  );
}

/** The value of a parameter becomes part of JSON. */
function characterFindings({ origin, place, input }: Feed): WiringFinding[] {
  const found = origin.kind === "value" ? unquotableIn(origin.value) : undefined;
  if (found === undefined) return [];
  return notExported(
    place,
    `The value of '${input.name}' has the character ${found}, which becomes invalid JSON in Argo.`,
    "Pass it in a file.",
  );
}

/** Argo saves what a failed attempt wrote too, and results are gathered from keys that don't change. */
function gatheredDirectoryFindings({ plan, place }: ExportedStep): WiringFinding[] {
  const output = plan.outputs.find(({ shape }) => shape.kind === "directory");
  if (!plan.each || !output || plan.limits.attempts === 1) return [];
  return notExported(
    place,
    `Argo would keep files of a failed attempt in '${output.name}', a directory for each item of the step '${plan.key}'.`,
    "Add 'attempts: 1' to the step, or let the task write a file instead.",
  );
}

/** Keys of the artifact store start where the paths of the wiring do. */
function outsideFindings({ origin, place, input }: Feed): WiringFinding[] {
  if (origin.kind !== "file" && origin.kind !== "directory") return [];
  if (storePath(origin.path) !== undefined) return [];
  return notExported(
    place,
    `'${input.name}': '${origin.path}' isn't below the folder of the wiring file, so it has no key in the artifact store.`,
    "Put it below that folder.",
  );
}

/** Argo gathers files, and the file of a parameter may end in a line break that doesn't count. */
function gatheredValueFindings({ origin, place }: Feed): WiringFinding[] {
  if (origin.kind !== "output" || !origin.isGathered || origin.shape.kind !== "parameter") {
    return [];
  }
  return gatheredValue(place, origin.output);
}

/** The same where the values are an output of the workflow. */
export function gatheredResultFindings({ plan, wiring }: ExportSource): WiringFinding[] {
  const findOutput = outputFinder(plan);
  const parallel = new Set(plan.steps.filter(({ each }) => each).map(({ key }) => key));
  return plan.outputs.flatMap(({ name, step, output }) => {
    const shape = findOutput({ step, output })?.shape;
    if (!parallel.has(step) || shape?.kind !== "parameter") return [];
    return gatheredValue(wiring.outputs.get(name)?.place, output);
  });
}

function gatheredValue(place: Place | undefined, output: string): WiringFinding[] {
  return notExported(
    place,
    `Argo gathers files as they are, so the values of '${output}' would keep their final line break.`,
    "Let the task write a file instead.",
  );
}

/** No index below the limit has more digits. */
const maxDigits = 7;
/** The bytes of an item in the JSON of the generating step, besides its text or name. */
const emptyItem = '{"item": "", "index": "", "padded": "", "name": ""}, '.length + 2 * maxDigits;

/** What is wrong with the items that are known before a run. The generating step checks others. */
function itemsFindings(feed: Feed, disk: Disk): WiringFinding[] {
  const { each, origin, input, place } = feed;
  if (each === undefined || (origin.kind !== "file" && origin.kind !== "directory")) return [];
  const problem = itemsProblem(knownItems(origin, disk));
  if (problem === undefined) return [];
  const source = origin.path;
  const elsewhere =
    each === "sorted" ? "Rename the file." : "Put the items into files of a directory.";
  if (problem === "templated") {
    return notExported(
      place,
      `'${input.name}': an item of '${source}' has {{, and Argo replaces what is in {{ }} in more than one pass.`,
      elsewhere,
    );
  }
  if (problem !== "long") {
    return notExported(
      place,
      `'${input.name}': an item of '${source}' has the character ${problem.character}, which becomes invalid JSON in Argo.`,
      elsewhere,
    );
  }
  return notExported(
    place,
    `'${input.name}': Argo keeps items in the object of the workflow, and those of '${source}' may take more than 1 MiB.`,
    each === "sorted"
      ? "Divide it into fewer files."
      : "Put the items into a directory, and join that with 'each: sorted'.",
  );
}

/** The lines of a file or the names in a directory; nothing where a file is too long to read. */
function knownItems(
  { kind, path }: { kind: "file" | "directory"; path: string },
  disk: Disk,
): Iterable<string> | undefined {
  if (kind === "directory") return disk.names(path);
  if (disk.size(path) > objectLimit) return undefined;
  return disk.text(path).replace(/\n$/, "").split("\n");
}

function itemsProblem(
  items: Iterable<string> | undefined,
): "long" | "templated" | { character: string } | undefined {
  if (!items) return "long";
  let bytes = 0;
  for (const item of items) {
    if (isTemplated(item)) return "templated";
    const character = unquotableIn(item);
    if (character !== undefined) return { character };
    bytes += emptyItem + escapedLength(item);
    if (bytes > objectLimit) return "long";
  }
  return undefined;
}

/** The characters of a text in JSON that is ASCII only. */
function escapedLength(text: string): number {
  const short = text.match(/["\\\b\f\n\r\t]/g)?.length ?? 0;
  const long = text.match(/[^ -~\b\f\n\r\t]/g)?.length ?? 0;
  return text.length + short + 5 * long;
}
