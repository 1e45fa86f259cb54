/** What of a workflow Argo Workflows can't say. */
import type { Place } from "../../finding.ts";
import type { WiringFinding } from "../../wiring/finding.ts";
import {
  authorizationFindings,
  type ExportedStep,
  type ExportSource,
  type Feed,
  missingImage,
  notExported,
} from "../exported-step.ts";
import { isTemplated } from "./argo-text.ts";

/** The most that an object of Kubernetes holds, which a list becomes part of. */
const objectLimit = 1_048_576;

export function argoFindings(step: ExportedStep, source: ExportSource): WiringFinding[] {
  return [
    ...missingImage(step),
    ...authorizationFindings(step, source),
    ...templateFindings(step),
    ...step.feeds.flatMap((feed) => [
      ...longListFindings(feed, source),
      ...gatheredValueFindings(feed),
    ]),
  ];
}

function templateFindings({ plan, image, feeds, place }: ExportedStep): WiringFinding[] {
  const { command = [], args = [] } = plan.task;
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

function longListFindings(
  { each, origin, place, input }: Feed,
  { fileSize }: ExportSource,
): WiringFinding[] {
  if ((each !== "list" && each !== "jsonl") || origin.kind !== "file") return [];
  if (fileSize(origin.path) <= objectLimit) return [];
  return notExported(
    place,
    `'${input.name}': Argo keeps a list in the object of the workflow, and '${origin.path}' has more than 1 MiB.`,
    "Put the items into a directory, and join that with 'each: sorted'.",
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
  return plan.outputs.flatMap(({ name, step, output }) => {
    const from = plan.steps.find(({ key }) => key === step);
    const shape = from?.outputs.find((each) => each.name === output)?.shape;
    if (!from?.each || shape?.kind !== "parameter") return [];
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
