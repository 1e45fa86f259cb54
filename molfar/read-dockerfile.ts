import { labelledDefinition } from "./dockerfile/labelled-definition.ts";
import { type Stage, type StageLabel, stagesOf } from "./dockerfile/stages.ts";
import { sourceOf } from "./dockerfile/traced-text.ts";
import { type Finding, finding, nowhere, type Place } from "./finding.ts";
import { defaultPrefix, type LabelOptions, textLabels, wholeLabel } from "./labels.ts";
import type { Reading } from "./read-json.ts";
import { linesOf } from "./text/places.ts";
import { pointer } from "./text/pointer.ts";

type PlaceAt = (offset: number) => Place;

/** A label of the image, whatever its key. */
export type Label = { key: string; value: string; keyPlace: Place; valuePlace: Place };

/** What a Dockerfile says of the image, before it is validated. */
export type DockerfileReading = Reading & {
  /** Every label of the last stage, with those of the stages that it builds on. */
  labels: readonly Label[];
};

/**
 * Reads the labels of a Dockerfile and the definition that they hold, in either form. The last
 * stage counts, with what it has from earlier stages; of labels with one key the last counts.
 * Never throws. What a base image from a registry sets is not seen.
 */
export function readDockerfile(
  text: string,
  { prefix = defaultPrefix }: LabelOptions = {},
): DockerfileReading {
  const { placeAt } = linesOf(text);
  const stages = stagesOf(text);
  const last = stages.at(-1);
  if (!last) return { definition: undefined, findings: [noStage()], placeOf: nowhere, labels: [] };

  const labels = [...last.labels.values()].map(({ key, offset, value }) => ({
    key,
    value: value.text,
    keyPlace: placeAt(offset),
    valuePlace: placeAt(sourceOf(value, 0)),
  }));
  const refusals = last.refusals.map(({ code, offset, problem, remedy }) =>
    finding(code, "", placeAt(offset), problem, remedy),
  );
  const own = underPrefix(last, prefix);
  if (own.size === 0) {
    const findings = refusals.length > 0 ? refusals : [nothingFound(stages, last, prefix, placeAt)];
    return { definition: undefined, findings, placeOf: nowhere, labels };
  }

  const unknown = [...own].flatMap(([name, label]) => unknownVariables(name, label, placeAt));
  const findings = [...refusals, ...unknown];
  // JSON text with a gap in it would only give findings that nobody can act on.
  const hasGaps = [...own].some(([name, label]) => label.unknown.length > 0 && !isText(name));
  if (refusals.length > 0 || hasGaps) {
    return { definition: undefined, findings, placeOf: nowhere, labels };
  }
  const reading = labelledDefinition(own, placeAt);
  return { ...reading, findings: [...findings, ...reading.findings], labels };
}

/** The labels of a definition, by what follows the prefix. */
function underPrefix({ labels }: Stage, prefix: string): Map<string, StageLabel> {
  return new Map(
    [...labels.values()]
      .filter(({ key }) => key.startsWith(prefix))
      .map((label) => [label.key.slice(prefix.length), label]),
  );
}

function isText(name: string): boolean {
  return textLabels.some((each) => each === name);
}

/** Each variable once in a label, where it comes first. */
function unknownVariables(name: string, label: StageLabel, placeAt: PlaceAt): Finding[] {
  const seen = new Set<string>();
  const first = label.unknown.filter((each) => seen.size < seen.add(each.name).size);
  return first.map((variable) =>
    finding(
      "unknown-variable",
      name === wholeLabel ? "" : pointer(name),
      placeAt(variable.offset),
      `The variable '${variable.name}' has no value in this Dockerfile.`,
      `Give it one before, as in 'ARG ${variable.name}=value'. A dollar sign that is meant as such is written \\$ in double quotes, or the value stands in single quotes.`,
    ),
  );
}

function noStage(): Finding {
  return finding(
    "no-stage",
    "",
    { line: 1, column: 1 },
    "The Dockerfile has no FROM, so it builds no image.",
    "Begin it with FROM and a base image.",
  );
}

function nothingFound(
  stages: readonly Stage[],
  last: Stage,
  prefix: string,
  placeAt: PlaceAt,
): Finding {
  const [earlier] = stages.flatMap((stage) => [...underPrefix(stage, prefix).values()]);
  if (earlier) {
    return finding(
      "labels-in-earlier-stage",
      "",
      placeAt(earlier.offset),
      `The label '${earlier.key}' stands in a stage that the image does not keep.`,
      "Move the labels below the last FROM.",
    );
  }
  return finding(
    "no-labels",
    "",
    placeAt(last.offset),
    `The image has no label that begins with '${prefix}'.`,
    `Add the labels ${prefix}schema_version, name, description and tasks, or ${prefix}${wholeLabel} alone.`,
  );
}
