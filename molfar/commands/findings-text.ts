import type { WiringFinding } from "../wiring/finding.ts";

/** Findings for people: a paragraph for each, with file and line, then the sum. */
export function findingsText(file: string, findings: readonly WiringFinding[]): string {
  const paragraphs = findings.map(({ code, file: other, place, problem, remedy }) => {
    const at = place ? `:${place.line}:${place.column}` : "";
    return `${other ?? file}${at} ${code}\n  ${problem}\n  ${remedy}\n`;
  });
  const sum = findings.length === 1 ? "1 finding" : `${findings.length} findings`;
  return [...paragraphs, `${file}: ${sum}. Nothing was started.`].join("\n");
}

/** The same for programs. */
export function findingsJson(file: string, findings: readonly WiringFinding[]): string {
  return JSON.stringify({ file, findings }, null, 2);
}
