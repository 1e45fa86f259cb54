import { defaultPrefix, jsonLabels, type LabelOptions, textLabels, wholeLabel } from "./labels.ts";
import type { Definition } from "./shapes/definition.ts";

/**
 * A definition as one LABEL instruction with the separate labels, for a Dockerfile whose escape
 * character is the backslash. `$schema` is left out: it is for editors.
 */
export function writeLabels(
  definition: Definition,
  { prefix = defaultPrefix }: LabelOptions = {},
): string {
  const texts = textLabels.map((name) => `${prefix}${name}=${inDoubleQuotes(definition[name])}`);
  const jsons = jsonLabels.flatMap((name) => {
    const value = definition[name];
    return value === undefined ? [] : [`${prefix}${name}=${asJson(value)}`];
  });
  return `LABEL ${[...texts, ...jsons].join(" \\\n      ")}\n`;
}

/** A definition as one LABEL instruction with one label that holds all of it as JSON. */
export function writeJsonLabel(
  definition: Definition,
  { prefix = defaultPrefix }: LabelOptions = {},
): string {
  const { $schema: _, ...rest } = definition;
  return `LABEL ${prefix}${wholeLabel}=${asJson(rest)}\n`;
}

/** Within double quotes, Docker would replace variables and take quotes for the end. */
function inDoubleQuotes(text: string): string {
  return `"${text.replace(/["\\$]/g, "\\$&")}"`;
}

/**
 * Within single quotes every character is literal, so the JSON stays readable in the Dockerfile. A
 * single quote within it becomes its JSON escape.
 */
function asJson(value: unknown): string {
  const json = JSON.stringify(value, null, 2).replaceAll("'", "\\u0027");
  return `'${json.replaceAll("\n", " \\\n")}'`;
}
