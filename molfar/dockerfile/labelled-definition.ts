import { type Finding, finding, type Place } from "../finding.ts";
import { type JsonText, readJsonText } from "../json/json-text.ts";
import { jsonLabels, separateLabels, textLabels, wholeLabel } from "../labels.ts";
import { jsonFindings, offsetIn, type Reading } from "../read-json.ts";
import { nearest } from "../text/nearest.ts";
import { pointer, splitFirst } from "../text/pointer.ts";
import type { StageLabel } from "./stages.ts";
import { sourceOf } from "./traced-text.ts";

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
  return {
    ...reading,
    findings: [...formFindings(labels, placeAt), ...reading.findings],
  };
}

function formFindings(labels: ReadonlyMap<string, StageLabel>, placeAt: PlaceAt): Finding[] {
  const known = [...separateLabels, wholeLabel];
  const unknown = [...labels].filter(([name]) => !known.includes(name));
  const separate = [...labels].find(([name]) => separateLabels.includes(name));
  const whole = labels.get(wholeLabel);
  return [
    ...unknown.map(([name, { key, offset }]) => {
      const meant = nearest(name, known);
      return finding(
        "unknown-label",
        pointer(name),
        placeAt(offset),
        `There is no label '${key}'.`,
        meant ? `Write '${key.slice(0, key.length - name.length)}${meant}'.` : "Remove it.",
      );
    }),
    ...(whole && separate
      ? [
          finding(
            "two-forms",
            "",
            placeAt(whole.offset),
            `The definition stands here as one JSON string, and '${separate[1].key}' gives a part of it again.`,
            "Keep the JSON string or the separate labels.",
          ),
        ]
      : []),
  ];
}

function fromOne(label: StageLabel, placeAt: PlaceAt): Reading {
  const json = readLabel(label);
  const at = (offset: number) => placeAt(sourceOf(label.value, offset));
  return {
    definition: json.ok ? json.value : undefined,
    findings: jsonFindings(json, "", at),
    placeOf: (path, part) => (json.ok ? at(offsetIn(json, path, part)) : undefined),
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
    findings: jsons.flatMap(({ name, label, json }) =>
      jsonFindings(json, pointer(name), (offset) => placeAt(sourceOf(label.value, offset))),
    ),
    placeOf: (path, part) => {
      const { first: name, rest } = splitFirst(path);
      const label = labels.get(name);
      if (!label) return placeAt(first);
      if (rest === "" && part === "key") return placeAt(label.offset);
      const json = jsons.find((each) => each.name === name)?.json;
      return placeAt(sourceOf(label.value, json?.ok ? offsetIn(json, rest, part) : 0));
    },
  };
}

function readLabel({ value }: StageLabel): JsonText {
  const json = readJsonText(value.text);
  // JSON of any use has double quotes, unless Docker took them for its own.
  if (json.ok || value.text.includes('"')) return json;
  const remedy = "Put the JSON text into single quotes, or Docker takes its double quotes away.";
  return { ...json, remedy };
}
