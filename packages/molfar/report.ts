import { buildAnswer } from "./answer.ts";
import type { Checked } from "./check.ts";
import { asCount, restSentence } from "./text/counts.ts";

/** A checked file for people: a paragraph for each finding, then the sum. */
export function asText(file: string, checked: Checked): string {
  const { findings, more = 0 } = buildAnswer(checked);
  const paragraphs = findings.map((found) => {
    const at = found.place ? `:${found.place.line}:${found.place.column}` : "";
    const path = found.path === "" ? "" : `\n  at ${found.path}`;
    return `${file}${at} ${found.code}${path}\n  ${found.problem}\n  ${found.remedy}\n`;
  });
  const rest = more > 0 ? [`${restSentence(more)}\n`] : [];
  const sum = `${file}: ${countFindings(findings.length + more)}${countTasks(checked.definition)}.`;
  return [...paragraphs, ...rest, sum].join("\n");
}

/** The same for programs, with the environment that each task will get. */
export function asJson(file: string, checked: Checked): string {
  return JSON.stringify({ file, ...buildAnswer(checked) }, null, 2);
}

function countFindings(findings: number): string {
  if (findings === 0) return "no findings";
  return findings === 1 ? "1 finding" : `${asCount(findings)} findings`;
}

function countTasks(definition: Checked["definition"]): string {
  if (!definition) return "";
  const { length } = definition.tasks;
  return length === 1 ? " in 1 task" : ` in ${asCount(length)} tasks`;
}
