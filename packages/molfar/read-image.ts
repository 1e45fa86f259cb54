import { labelledDefinition } from "./dockerfile/labelled-definition.ts";
import type { StageLabel } from "./dockerfile/stages.ts";
import { Tracer } from "./dockerfile/words.ts";
import { finding, firstFindings, nowhere } from "./finding.ts";
import { offsetIn, readJsonText } from "./json/json-text.ts";
import { defaultPrefix, type LabelOptions } from "./labels.ts";
import type { Reading } from "./read-json.ts";
import { indexLines } from "./text/places.ts";

/**
 * Reads the definition in the labels of a built image, from what `docker image inspect` or
 * `podman image inspect` prints for it. A finding in a label is at the start of its value. Never
 * throws.
 *
 * @returns undefined for other JSON, and for several images
 */
export function readImage(
  text: string,
  { prefix = defaultPrefix }: LabelOptions = {},
): Reading | undefined {
  // A definition is an object, which needn't be read twice.
  if (!/^\ufeff?\s*\[/.test(text)) return undefined;
  const json = readJsonText(text);
  const labels = json.ok ? labelsOf(json.value) : undefined;
  if (!json.ok || !labels) return undefined;
  const { placeAt } = indexLines(text);
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
  const missing = finding(
    "no-labels",
    [],
    placeAt(offset("value")),
    `The image has no label that starts with '${prefix}'.`,
    "Add the labels to its Dockerfile, and build it again.",
  );
  return { definition: undefined, locate: nowhere, ...firstFindings([missing]) };
}

/** The labels of the one image that is described; an engine gives null where it has none. */
function labelsOf(value: unknown): object | undefined {
  if (!Array.isArray(value) || value.length !== 1) return undefined;
  const [image]: unknown[] = value;
  if (!hasConfig(image) || typeof image.Config !== "object" || !image.Config) return undefined;
  const { Labels = null }: { Labels?: unknown } = image.Config;
  return typeof Labels === "object" ? (Labels ?? {}) : undefined;
}

function hasConfig(value: unknown): value is { Config: unknown } {
  return typeof value === "object" && value !== null && "Config" in value;
}
