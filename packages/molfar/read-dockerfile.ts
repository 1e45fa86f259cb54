import { labelledDefinition } from "./dockerfile/labelled-definition.ts";
import type { Refusal } from "./dockerfile/refusal.ts";
import type { StageLabel } from "./dockerfile/stage-run.ts";
import { type Image, readImage } from "./dockerfile/stages.ts";
import { sourceOffset } from "./dockerfile/traced.ts";
import {
  type Finding,
  finding,
  firstFindings,
  joinedFindings,
  nowhere,
  type Place,
} from "./finding.ts";
import { defaultPrefix, type LabelOptions, textLabels, wholeLabel } from "./labels.ts";
import type { Reading } from "./read-json.ts";
import { indexLines } from "./text/places.ts";
import { excerpt } from "./text/wording.ts";

type PlaceAt = (offset: number) => Place;

/** A label of the image, with any key. */
type Label = { key: string; value: string; keyPlace: Place; valuePlace: Place };

/** What a Dockerfile says about the image, before validation. */
export type DockerfileReading = Reading & {
  /** Every label of the last stage, with those of the stages that it builds on. */
  labels: readonly Label[];
};

/**
 * Reads the labels of a Dockerfile and the definition that they hold, in either form. The last
 * stage counts, with what it has from earlier stages; of labels with one key the last counts. Never
 * throws. Labels of base images from a registry aren't seen.
 */
export function readDockerfile(
  text: string,
  { prefix = defaultPrefix }: LabelOptions = {},
): DockerfileReading {
  const { placeAt } = indexLines(text);
  const image = readImage(text);
  if (!image) return nothing([noStage()]);
  if ("problem" in image) return nothing([refusalFinding(image, placeAt)]);

  const labels = image.labels.map(({ key, offset, value }) => ({
    key,
    value: value.text,
    keyPlace: placeAt(offset),
    valuePlace: placeAt(sourceOffset(value, 0)),
  }));
  const refusals = image.refusals.map((refusal) => refusalFinding(refusal, placeAt));
  const own = underPrefix(image.labels, prefix);
  if (own.size === 0) {
    return nothing(refusals.length > 0 ? refusals : [nothingFound(image, prefix, placeAt)], labels);
  }

  const unknown = [...own].flatMap(([name, label]) => unknownVariables(name, label, placeAt));
  const withGaps = [...own].filter(([, label]) => label.unknown.length > 0).map(([name]) => name);
  // JSON text with a gap would only produce findings that can't be acted on.
  if (refusals.length > 0 || !withGaps.every(isText)) {
    return nothing([...refusals, ...unknown], labels);
  }
  const reading = labelledDefinition(own, placeAt);
  const all = joinedFindings(firstFindings(unknown), reading);
  return { ...reading, ...all, labels, gaps: new Set(withGaps) };
}

/** A reading that ends without a definition. */
function nothing(findings: Iterable<Finding>, labels: readonly Label[] = []): DockerfileReading {
  return { definition: undefined, ...firstFindings(findings), locate: nowhere, labels };
}

function refusalFinding({ code, offset, problem, remedy }: Refusal, placeAt: PlaceAt): Finding {
  return finding(code, [], placeAt(offset), problem, remedy);
}

/** The labels of a definition, by what follows the prefix. */
function underPrefix(labels: readonly StageLabel[], prefix: string): Map<string, StageLabel> {
  return new Map(
    labels
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
      name === wholeLabel ? [] : [name],
      placeAt(variable.offset),
      `The variable '${excerpt(variable.name)}' has no value in this Dockerfile.`,
      `Set one before this line, as in 'ARG ${excerpt(variable.name)}=value'. For a literal dollar sign, write \\$ in double quotes, or put the value in single quotes.`,
    ),
  );
}

function noStage(): Finding {
  return finding(
    "no-stage",
    [],
    { line: 1, column: 1 },
    "The Dockerfile has no FROM, so it doesn't build an image.",
    "Start it with FROM and a base image.",
  );
}

function nothingFound(image: Image, prefix: string, placeAt: PlaceAt): Finding {
  const [earlier] = underPrefix(image.elsewhere, prefix).values();
  if (earlier) {
    return finding(
      "labels-in-earlier-stage",
      [],
      placeAt(earlier.offset),
      `The label '${excerpt(earlier.key)}' is in a stage that isn't part of the final image.`,
      "Move the labels below the last FROM.",
    );
  }
  return finding(
    "no-labels",
    [],
    placeAt(image.offset),
    `The image has no label that starts with '${prefix}'.`,
    `Add the labels ${prefix}schema_version, name, description and tasks, or ${prefix}${wholeLabel} alone.`,
  );
}
