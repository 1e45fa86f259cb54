import { labelledDefinition } from "./dockerfile/labelled-definition.ts";
import type { StageLabel } from "./dockerfile/stage-run.ts";
import { Tracer } from "./dockerfile/traced.ts";
import { type Finding, finding, firstFindings, nowhere } from "./finding.ts";
import { offsetIn, readJsonText } from "./json/json-text.ts";
import { defaultPrefix, type LabelOptions } from "./labels.ts";
import type { Reading } from "./read-json.ts";
import { indexLines } from "./text/places.ts";

/**
 * Reads the definition in the labels of a built image, from what `docker image inspect` or
 * `podman image inspect` prints for it. A finding in a label is at the start of its value. Never
 * throws.
 *
 * @returns undefined for other JSON
 */
export function readImage(
  text: string,
  { prefix = defaultPrefix }: LabelOptions = {},
): Reading | undefined {
  // A definition is an object, which needn't be read twice.
  if (!/^\ufeff?\s*\[/.test(text)) return undefined;
  const json = readJsonText(text);
  if (!json.ok || !Array.isArray(json.value)) return undefined;
  const { placeAt } = indexLines(text);
  if (json.value.length > 1 && json.value.every(hasConfig)) {
    const place = placeAt(offsetIn(json.place, [1], "value"));
    const problem = `This describes ${json.value.length} images.`;
    return refused(finding("wrong-type", [], place, problem, "Inspect one of them."));
  }
  const labels = json.value.length === 1 ? labelsOf(json.value[0]) : undefined;
  if (!labels) return undefined;
  const offset = (part: "key" | "value", ...key: readonly string[]) =>
    offsetIn(json.place, [0, "Config", "Labels", ...key], part);
  const own = Object.entries(labels).flatMap(([key, value]): [string, StageLabel][] => {
    if (!key.startsWith(prefix) || typeof value !== "string") return [];
    const start = offset("value", key);
    const traced = new Tracer();
    traced.addFrom(value, start);
    const label = { key, offset: offset("key", key), value: traced.traced(start), unknown: [] };
    return [[key.slice(prefix.length), label]];
  });
  if (own.length > 0) return labelledDefinition(new Map(own), placeAt);
  const missing = `The image has no label that starts with '${prefix}'.`;
  const remedy = "Add the labels to its Dockerfile, and build it again.";
  return refused(finding("no-labels", [], placeAt(offset("value")), missing, remedy));
}

const refused = (found: Finding): Reading => ({
  ...{ definition: undefined, locate: nowhere, ...firstFindings([found]) },
});

/** The labels of the one image that is described; an engine gives null where it has none. */
function labelsOf(image: unknown): object | undefined {
  if (!hasConfig(image) || typeof image.Config !== "object" || !image.Config) return undefined;
  const { Labels = null }: { Labels?: unknown } = image.Config;
  return typeof Labels === "object" ? (Labels ?? {}) : undefined;
}

function hasConfig(value: unknown): value is { Config: unknown } {
  return typeof value === "object" && value !== null && "Config" in value;
}
