import { ByteBudget, buildAnswer, fitting } from "../answer.ts";
import type { Checked } from "../check.ts";
import { limits } from "../limits.ts";
import { asCount, restSentence } from "../text/counts.ts";
import type { WiringFinding } from "../wiring/finding.ts";

/** The findings that an answer has room for, and how many there are beyond them. */
export function cutFindings(findings: readonly WiringFinding[]): {
  first: readonly WiringFinding[];
  more: number;
} {
  // The rest of an answer takes less.
  const budget = new ByteBudget(limits.answer - 1_000, 2);
  const { first } = fitting(findings.slice(0, limits.findings), budget);
  return { first, more: findings.length - first.length };
}

/**
 * Findings for people: a paragraph for each, with file and line.
 *
 * @param more how many findings there are beyond these
 */
export function findingParagraphs(
  file: string,
  findings: readonly (Omit<WiringFinding, "code"> & { code: string })[],
  more: number,
): string[] {
  const paragraphs = findings.map(({ code, file: other, place, problem, remedy }) => {
    const at = place ? `:${place.line}:${place.column}` : "";
    return `${other ?? file}${at} ${code}\n  ${problem}\n  ${remedy}\n`;
  });
  return [...paragraphs, ...(more > 0 ? [`${restSentence(more)}\n`] : [])];
}

/** `no findings`, `1 finding`, `35,905 findings`. */
export function findingsSum(count: number): string {
  if (count === 0) return "no findings";
  return count === 1 ? "1 finding" : `${asCount(count)} findings`;
}

/** The paragraphs, then the sum. */
export function findingsText(file: string, findings: readonly WiringFinding[], more = 0): string {
  const sum = findingsSum(findings.length + more);
  return [...findingParagraphs(file, findings, more), `${file}: ${sum}. Nothing was started.`].join(
    "\n",
  );
}

/** The same for programs. */
export function findingsJson(file: string, findings: readonly WiringFinding[], more = 0): string {
  return JSON.stringify({ file, findings, ...(more > 0 && { more }) }, null, 2);
}

/** Says what is wrong, and that nothing was started. Gives the exit code. */
export function refuse(file: string, findings: readonly WiringFinding[], json: boolean): number {
  const { first, more } = cutFindings(findings);
  console.info(json ? findingsJson(file, first, more) : findingsText(file, first, more));
  return 1;
}

/** A checked file for people: a paragraph for each finding, then the sum. */
export function asText(file: string, checked: Checked): string {
  const { findings, more = 0 } = buildAnswer(checked);
  const paragraphs = findings.map((found) => {
    const at = found.place ? `:${found.place.line}:${found.place.column}` : "";
    const path = found.path === "" ? "" : `\n  at ${found.path}`;
    return `${file}${at} ${found.code}${path}\n  ${found.problem}\n  ${found.remedy}\n`;
  });
  const rest = more > 0 ? [`${restSentence(more)}\n`] : [];
  const sum = `${file}: ${findingsSum(findings.length + more)}${countTasks(checked.definition)}.`;
  return [...paragraphs, ...rest, sum].join("\n");
}

/** The same for programs, with the environment that each task will get. */
export function asJson(file: string, checked: Checked): string {
  return JSON.stringify({ file, ...buildAnswer(checked) }, null, 2);
}

function countTasks(definition: Checked["definition"]): string {
  if (!definition) return "";
  const { length } = definition.tasks;
  return length === 1 ? " in 1 task" : ` in ${asCount(length)} tasks`;
}
