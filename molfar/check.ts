import { type Finding, inOrderOfText } from "./finding.ts";
import type { LabelOptions } from "./labels.ts";
import { readDockerfile } from "./read-dockerfile.ts";
import { readJson } from "./read-json.ts";
import type { Definition } from "./shapes/definition.ts";
import { validate } from "./validate.ts";

export type Format = "dockerfile" | "json";

/** What a text was read as, what it holds, and every finding in the order of the text. */
export type Checked = {
  format: Format;
  /** The definition once its structure holds, whether or not there are findings. */
  definition: Definition | undefined;
  findings: readonly Finding[];
};

/** No instruction of a Dockerfile begins with a bracket, and every definition in JSON does. */
export function formatOf(text: string): Format {
  return /^\ufeff?\s*[[{]/.test(text) ? "json" : "dockerfile";
}

/** Reads a Dockerfile or a definition in JSON and holds it to every rule. Never throws. */
export function check(text: string, options: LabelOptions & { format?: Format } = {}): Checked {
  const format = options.format ?? formatOf(text);
  const reading = format === "json" ? readJson(text) : readDockerfile(text, options);
  if (reading.definition === undefined) {
    return { format, definition: undefined, findings: inOrderOfText(reading.findings) };
  }
  const { definition, findings } = validate(reading.definition, reading.placeOf);
  // Text with a gap in it is not what will stand there, so nothing is said of it.
  const withGaps = new Set(
    reading.findings.filter(({ code }) => code === "unknown-variable").map(({ path }) => path),
  );
  const others = findings.filter(({ path }) => !withGaps.has(path));
  return { format, definition, findings: inOrderOfText([...reading.findings, ...others]) };
}
