import { type Finding, finding, type Part, type PlaceOf } from "./finding.ts";
import { type JsonText, readJsonText } from "./json/json-text.ts";
import { linesOf } from "./text/places.ts";
import { parentOf } from "./text/pointer.ts";

/** What a text holds, before it is validated. */
export type Reading = {
  /** As JSON.parse would give it; undefined when it could not be read whole. */
  definition: unknown;
  findings: readonly Finding[];
  /** For `validate`, so that its findings point into the text. */
  placeOf: PlaceOf;
};

/** Reads a definition from JSON text, with the places of its parts. Never throws. */
export function readJson(text: string): Reading {
  const { placeAt } = linesOf(text);
  const json = readJsonText(text);
  return {
    definition: json.ok ? json.value : undefined,
    findings: jsonFindings(json, "", placeAt),
    placeOf: (path, part) => (json.ok ? placeAt(offsetIn(json, path, part)) : undefined),
  };
}

/**
 * What is wrong with a JSON text by itself.
 *
 * @param path where its value belongs in the definition
 * @param placeAt the place of an offset in the JSON text
 */
export function jsonFindings(
  json: JsonText,
  path: string,
  placeAt: (offset: number) => Finding["place"],
): Finding[] {
  if (!json.ok) {
    return [finding("broken-json", path, placeAt(json.offset), json.problem, json.remedy)];
  }
  return json.repeated.map(({ key, path: own, offset }) =>
    finding(
      "repeated-key",
      path + own,
      placeAt(offset),
      `The key '${key}' stands in this object already, and only the last one counts.`,
      "Keep one of them.",
    ),
  );
}

/** Where a part of a JSON text stands. What is missing stands where its nearest parent does. */
export function offsetIn(json: JsonText & { ok: true }, path: string, part: Part): number {
  const found = json.offsets.get(path);
  if (found) return part === "key" ? (found.key ?? found.value) : found.value;
  const parent = parentOf(path);
  return parent === undefined ? 0 : offsetIn(json, parent, "value");
}
