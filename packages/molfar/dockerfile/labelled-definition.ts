import { finding, firstFindings, joinedFindings, type Place } from "../finding.ts";
import { type JsonText, offsetIn, readJsonText } from "../json/json-text.ts";
import { jsonLabels, separateLabels, textLabels, wholeLabel } from "../labels.ts";
import { jsonFindings, type Reading } from "../read-json.ts";
import { excerpt, nearest } from "../text/wording.ts";
import type { StageLabel } from "./stage-run.ts";
import { sourceOffset } from "./traced.ts";

type PlaceAt = (offset: number) => Place;

/**
 * The definition that the labels of an image hold, in either form.
 *
 * @param labels at least one, all of them under the prefix; by what follows the prefix
 */
export function labelledDefinition(
  labels: ReadonlyMap<string, StageLabel>,
  placeAt: PlaceAt,
): Reading {
  const whole = labels.get(wholeLabel);
  const reading = whole ? fromOne(whole, placeAt) : fromSeparate(labels, placeAt);
  const form = firstFindings(formFindings(labels, placeAt));
  return { ...reading, ...joinedFindings(form, reading) };
}

function* formFindings(labels: ReadonlyMap<string, StageLabel>, placeAt: PlaceAt) {
  const known = [...separateLabels, wholeLabel];
  for (const [name, { key, offset }] of labels) {
    if (known.includes(name)) continue;
    const meant = nearest(name, known);
    const prefix = key.slice(0, key.length - name.length);
    yield finding(
      "unknown-label",
      [name],
      placeAt(offset),
      `There's no label '${excerpt(key)}'.`,
      meant ? `Write '${excerpt(prefix + meant)}'.` : "Remove it.",
    );
  }
  const whole = labels.get(wholeLabel);
  const separate = [...labels].find(([name]) => separateLabels.includes(name));
  if (!whole || !separate) return;
  yield finding(
    "two-forms",
    [],
    placeAt(whole.offset),
    `The definition is here as one JSON string, but '${excerpt(separate[1].key)}' repeats part of it.`,
    "Keep either the JSON string or the separate labels.",
  );
}

function fromOne(label: StageLabel, placeAt: PlaceAt): Reading {
  const json = readLabel(label);
  const at = (offset: number) => placeAt(sourceOffset(label.value, offset));
  return {
    definition: json.ok ? json.value : undefined,
    ...jsonFindings(json, [], at),
    locate: (keys, part) => (json.ok ? at(offsetIn(json.place, keys, part)) : undefined),
  };
}

function fromSeparate(labels: ReadonlyMap<string, StageLabel>, placeAt: PlaceAt): Reading {
  const texts = textLabels.flatMap((name) => {
    const label = labels.get(name);
    return label ? [[name, label.value.text] as const] : [];
  });
  const jsons = jsonLabels.flatMap((name) => {
    const label = labels.get(name);
    return label ? [{ name, label, json: readLabel(label) }] : [];
  });
  const values = jsons.flatMap(({ name, json }) => (json.ok ? [[name, json.value] as const] : []));
  const first = [...labels.values()].map(({ offset }) => offset).sort((a, b) => a - b)[0] ?? 0;

  return {
    // Without all of its parts, what is missing could not be told from what is broken.
    definition:
      values.length === jsons.length ? Object.fromEntries([...texts, ...values]) : undefined,
    ...joinedFindings(
      ...jsons.map(({ name, label, json }) =>
        jsonFindings(json, [name], (offset) => placeAt(sourceOffset(label.value, offset))),
      ),
    ),
    locate: ([name, ...rest], part) => {
      const label = labels.get(String(name));
      if (!label) return placeAt(first);
      if (rest.length === 0 && part === "key") return placeAt(label.offset);
      const json = jsons.find((each) => each.name === name)?.json;
      return placeAt(sourceOffset(label.value, json?.ok ? offsetIn(json.place, rest, part) : 0));
    },
  };
}

function readLabel({ value }: StageLabel): JsonText {
  const json = readJsonText(value.text);
  // JSON of any use has double quotes, unless Docker took them for its own.
  if (json.ok || json.code !== "broken-json" || value.text.includes('"')) return json;
  const remedy = "Put the JSON in single quotes. Otherwise Docker removes its double quotes.";
  return { ...json, remedy };
}
