import { type Findings, finding, firstFindings, joinedFindings } from "./finding.ts";
import type { LabelOptions } from "./labels.ts";
import { isTooLarge, limits } from "./limits.ts";
import { readDockerfile } from "./read-dockerfile.ts";
import { readImage } from "./read-image.ts";
import { readJson } from "./read-json.ts";
import type { Definition } from "./shapes/definition.ts";
import { validate } from "./validate.ts";

export type Format = "dockerfile" | "json";

/** The format a text was read as, its content, and its first findings in the order of the text. */
export type Checked = Findings & {
  format: Format;
  /** The definition once its structure holds, whether or not there are findings. */
  definition: Definition | undefined;
};

/** No instruction of a Dockerfile begins with a bracket, and every definition in JSON does. */
export function detectFormat(text: string): Format {
  return /^\ufeff?\s*[[{]/.test(text) ? "json" : "dockerfile";
}

/**
 * Reads a Dockerfile, a definition in JSON or the description of a built image, and checks it against
 * every rule. Never throws.
 */
export function check(text: string, options: LabelOptions & { format?: Format } = {}): Checked {
  const format = options.format ?? detectFormat(text);
  if (isTooLarge(text)) return tooLarge(format);
  const reading =
    format === "json"
      ? (readImage(text, options) ?? readJson(text))
      : readDockerfile(text, options);
  const { definition, locate, gaps } = reading;
  if (definition === undefined) return { format, definition, ...joinedFindings(reading) };
  const validation = validate(definition, locate, gaps);
  return {
    format,
    definition: validation.definition,
    ...joinedFindings(reading, validation),
  };
}

/** The result for a text that is too large to check. */
export function tooLarge(format: Format): Checked {
  const only = finding(
    "too-much",
    [],
    { line: 1, column: 1 },
    `The text is larger than ${limits.text} bytes, the most we check.`,
    "Remove anything the image doesn't need.",
  );
  return { format, definition: undefined, ...firstFindings([only]) };
}
