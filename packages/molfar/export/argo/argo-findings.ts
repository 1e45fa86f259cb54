/** What of a workflow Argo Workflows can't say. */
import type { Place } from "../../finding.ts";
import { excerpt } from "../../text/excerpt.ts";
import type { WiringFinding } from "../../wiring/finding.ts";
import {
  authorizationFindings,
  type ExportedStep,
  type ExportSource,
  type Feed,
  missingImage,
  notExported,
  outputFinder,
} from "../exported-step.ts";
import { isTemplated } from "./argo-text.ts";
import { itemsFindings } from "./items-findings.ts";
import { storePath } from "./store-path.ts";

export function argoFindings(step: ExportedStep, source: ExportSource): WiringFinding[] {
  return [
    ...missingImage(step),
    ...authorizationFindings(step, source),
    ...templateFindings(step),
    ...step.feeds.flatMap((feed) => [
      ...itemsFindings(feed, source.disk),
      ...outsideFindings(feed),
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
