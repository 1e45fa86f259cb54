import { answerOf } from "./answer.ts";
import type { Checked } from "./check.ts";
import { asCount, restOf } from "./text/counts.ts";

/** A checked file for people: a paragraph for each finding, then the sum. */
export function asText(file: string, checked: Checked): string {
  const { findings, more = 0 } = answerOf(checked);
  const paragraphs = findings.map((found) => {
    const at = found.place ? `:${found.place.line}:${found.place.column}` : "";
    const path = found.path === "" ? "" : `\n  at ${found.path}`;
    return `${file}${at} ${found.code}${path}\n  ${found.problem}\n  ${found.remedy}\n`;
  });
  const rest = more > 0 ? [`${restOf(more)}\n`] : [];
  const sum = `${file}: ${sumOf(findings.length + more)}${tasksOf(checked.definition)}.`;
  return [...paragraphs, ...rest, sum].join("\n");
}

/** The same for programs, with the environment that each task will get. */
export function asJson(file: string, checked: Checked): string {
  return JSON.stringify({ file, ...answerOf(checked) }, null, 2);
}

function sumOf(findings: number): string {
  if (findings === 0) return "no findings";
  return findings === 1 ? "1 finding" : `${asCount(findings)} findings`;
}

function tasksOf(definition: Checked["definition"]): string {
  if (!definition) return "";
  const { length } = definition.tasks;
  return length === 1 ? " in 1 task" : ` in ${asCount(length)} tasks`;
}
