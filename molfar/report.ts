import type { Checked } from "./check.ts";
import { environmentOf } from "./environment.ts";
import type { Finding } from "./finding.ts";

/** A checked file for people: a paragraph for each finding, then the sum. */
export function asText(file: string, { definition, findings }: Checked): string {
  const paragraphs = findings.map((found) => {
    const at = found.place ? `:${found.place.line}:${found.place.column}` : "";
    const path = found.path === "" ? "" : `\n  at ${found.path}`;
    return `${file}${at} ${found.code}${path}\n  ${found.problem}\n  ${found.remedy}\n`;
  });
  return [...paragraphs, `${file}: ${sumOf(findings)}${tasksOf(definition)}.`].join("\n");
}

/** The same for programs, with the environment that each task will get. */
export function asJson(file: string, { format, definition, findings }: Checked): string {
  const tasks = definition?.tasks.map((task) => ({
    name: task.name,
    environment: environmentOf(definition, task),
  }));
  return JSON.stringify({ file, format, findings, tasks: tasks ?? [] }, null, 2);
}

function sumOf(findings: readonly Finding[]): string {
  if (findings.length === 0) return "no findings";
  return findings.length === 1 ? "1 finding" : `${findings.length} findings`;
}

function tasksOf(definition: Checked["definition"]): string {
  if (!definition) return "";
  const count = definition.tasks.length;
  return count === 1 ? " in 1 task" : ` in ${count} tasks`;
}
