import {
  type Finding,
  type Findings,
  finding,
  firstFindings,
  type Keys,
  type Locate,
} from "./finding.ts";
import { type JsonText, offsetIn, readJsonText } from "./json/json-text.ts";
import { indexLines } from "./text/places.ts";
import { excerpt } from "./text/wording.ts";

/** What a text holds, before it is validated. */
export type Reading = Findings & {
  /** As JSON.parse would give it; undefined when it could not be read whole. */
  definition: unknown;
  /** For `validate`, so that its findings point into the text. */
  locate: Locate;
  /** For `validate`: fields whose text has a gap, and so is not what will be there. */
  gaps?: ReadonlySet<string>;
};

/** Reads a definition from JSON text, with the places of its parts. Never throws. */
export function readJson(text: string): Reading {
  const { placeAt } = indexLines(text);
  const json = readJsonText(text);
  return {
    definition: json.ok ? json.value : undefined,
    ...jsonFindings(json, [], placeAt),
    locate: (keys, part) => (json.ok ? placeAt(offsetIn(json.place, keys, part)) : undefined),
  };
}

/**
 * Findings about the JSON text alone.
 *
 * @param keys where its value belongs in the definition
 * @param placeAt the place of an offset in the JSON text
 */
export function jsonFindings(
  json: JsonText,
  keys: Keys,
  placeAt: (offset: number) => Finding["place"],
): Findings {
  if (!json.ok) {
    const { code, offset, problem, remedy } = json;
    return firstFindings([finding(code, keys, placeAt(offset), problem, remedy)]);
  }
  const repeated = json.repeated.map(({ keys: own, offset }) =>
    finding(
      "repeated-key",
      [...keys, ...own],
      placeAt(offset),
      `The key '${excerpt(String(own.at(-1)))}' is already in this object, and only the last one counts.`,
      "Keep one of them.",
    ),
  );
  return firstFindings(repeated, json.moreRepeated);
}
