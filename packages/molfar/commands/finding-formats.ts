import { dirname, isAbsolute, join, sep } from "node:path";
import { pathToFileURL } from "node:url";
import { ByteBudget, buildAnswer, fitting } from "../answer.ts";
import type { Checked } from "../check.ts";
import type { Place } from "../finding.ts";
import { limits } from "../limits.ts";
import { rules } from "../rules.ts";
import { counted, restSentence } from "../text/wording.ts";
import { type WiringFindings, wiringRules } from "../wiring/wiring-findings.ts";
import { printLine } from "./output.ts";

/** A finding of any of the files, for formats that have one list. */
type FileFinding = {
  /** As the caller can open it: from the folder where the command was called, or absolute. */
  file: string;
  code: string;
  place?: Place | undefined;
  problem: string;
  remedy: string;
};

/**
 * What became of one file: its findings, in each format, or why it couldn't be read.
 *
 * @property more how many findings there are beyond these
 */
export type FileCheck =
  | { file: string; unread: string }
  | { file: string; findings: readonly FileFinding[]; more: number; text: string; json: string };

/** GitHub takes no file without it. */
const schema = "https://json.schemastore.org/sarif-2.1.0.json";

const sentences: ReadonlyMap<string, string> = new Map([
  ...Object.entries(wiringRules),
  ...Object.entries(rules),
]);

/** Findings as SARIF 2.1.0. Files that couldn't be read are notifications of the call. */
export function sarifJson(checks: readonly FileCheck[], version: string): string {
  const findings = checks.flatMap((each) => ("findings" in each ? each.findings : []));
  const isWhole = checks.every((each) => "findings" in each);
  const codes = [...new Set(findings.map(({ code }) => code))];
  const run = {
    tool: {
      driver: {
        ...{ name: "molfar", version },
        rules: codes.map((id) => ({ id, shortDescription: { text: sentences.get(id) ?? id } })),
      },
    },
    invocations: [
      {
        executionSuccessful: isWhole,
        toolExecutionNotifications: checks.flatMap((each) => {
          if ("unread" in each) return [notification(each.file, "error", each.unread)];
          return each.more > 0 ? [notification(each.file, "note", restSentence(each.more))] : [];
        }),
      },
    ],
    columnKind: "utf16CodeUnits",
    results: findings.map((finding) => result(finding, codes.indexOf(finding.code))),
  };
  return JSON.stringify({ $schema: schema, version: "2.1.0", runs: [run] }, null, 2);
}

function notification(file: string, level: "error" | "note", text: string) {
  const locations = [{ physicalLocation: { artifactLocation: { uri: uri(file) } } }];
  return { level, message: { text }, locations };
}

function result({ file, code, place, problem, remedy }: FileFinding, ruleIndex: number) {
  return {
    ...{ ruleId: code, ruleIndex, level: "error" },
    message: { text: `${problem} ${remedy}` },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: uri(file) },
          ...(place && { region: { startLine: place.line, startColumn: place.column } }),
        },
      },
    ],
  };
}

/** A relative reference, or an address where the path is absolute. */
function uri(file: string): string {
  if (isAbsolute(file)) return pathToFileURL(file).href;
  return file.split(sep).map(encodeURIComponent).join("/");
}

/** Findings as commands of GitHub Actions, which shows each at its line. Nothing for clean files. */
export function githubText(checks: readonly FileCheck[]): string {
  return checks
    .flatMap((each) => {
      const { file: whole } = each;
      if ("unread" in each) return [command({ file: whole }, each.unread)];
      const rest = each.more > 0 ? [command({ file: whole }, restSentence(each.more))] : [];
      const found = each.findings.map(({ file, code, place, problem, remedy }) =>
        command(
          { file, ...(place && { line: place.line, col: place.column }), title: code },
          `${problem} ${remedy}`,
        ),
      );
      return [...found, ...rest];
    })
    .join("\n");
}

/** `::error file=…,line=…::…`; see `packages/core/src/command.ts` of actions/toolkit. */
function command(properties: Record<string, string | number>, message: string): string {
  const list = Object.entries(properties).map(
    ([name, value]) => `${name}=${escapeProperty(value)}`,
  );
  return `::error ${list.join(",")}::${escapeData(message)}`;
}

function escapeData(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

function escapeProperty(value: string | number): string {
  return escapeData(String(value)).replaceAll(":", "%3A").replaceAll(",", "%2C");
}

/**
 * The findings that an answer has room for, and how many there are beyond them.
 *
 * @param file where the wiring is; a file that it names starts from there
 */
export function cutFindings(
  file: string,
  { findings, more = 0 }: WiringFindings,
): { first: readonly FileFinding[]; more: number } {
  const base = file === "-" ? "." : dirname(file);
  const located = findings.slice(0, limits.findings).map(({ file: other, ...finding }) => ({
    ...finding,
    file: other === undefined ? file : isAbsolute(other) ? other : join(base, other),
  }));
  // The rest of an answer takes less.
  const { first } = fitting(located, new ByteBudget(limits.answer - 1_000, 2));
  return { first, more: findings.length - first.length + more };
}

/** A finding as it's printed, of a definition or of a wiring file. */
type Printed = Omit<FileFinding, "file"> & {
  /** The file, where it is another than the one that was checked. */
  file?: string;
  /** The JSON pointer of the part, '' for the whole. */
  path?: string;
};

/**
 * Findings for people: a paragraph for each, with file and line.
 *
 * @param more how many findings there are beyond these
 */
export function findingParagraphs(file: string, findings: readonly Printed[], more: number) {
  const paragraphs = findings.map(({ code, file: other, path, place, problem, remedy }) => {
    const at = place ? `:${place.line}:${place.column}` : "";
    const part = path ? `\n  at ${path}` : "";
    return `${other ?? file}${at} ${code}${part}\n  ${problem}\n  ${remedy}\n`;
  });
  return [...paragraphs, ...(more > 0 ? [`${restSentence(more)}\n`] : [])];
}

/** `no findings`, `1 finding`, `35,905 findings`. */
export function findingsSum(count: number): string {
  return count === 0 ? "no findings" : counted(count, "finding");
}

/** Says what is wrong, to people or to programs, and that nothing was started. Gives the exit code. */
export function refuse(file: string, refusal: WiringFindings, json: boolean, say = printLine): 1 {
  const { first, more } = cutFindings(file, refusal);
  const sum = `${file}: ${findingsSum(first.length + more)}. Nothing was started.`;
  const text = [...findingParagraphs(file, first, more), sum].join("\n");
  const answer = { file, findings: first, ...(more > 0 && { more }) };
  say(json ? JSON.stringify(answer, null, 2) : text);
  return 1;
}

/** A checked file for people: a paragraph for each finding, then the sum. */
export function asText(file: string, checked: Checked): string {
  const { findings, more = 0 } = buildAnswer(checked);
  const sum = `${file}: ${findingsSum(findings.length + more)}${countTasks(checked.definition)}.`;
  return [...findingParagraphs(file, findings, more), sum].join("\n");
}

/** The same for programs, with the environment that each task will get. */
export function asJson(file: string, checked: Checked): string {
  return JSON.stringify({ file, ...buildAnswer(checked) }, null, 2);
}

function countTasks(definition: Checked["definition"]): string {
  return definition ? ` in ${counted(definition.tasks.length, "task")}` : "";
}
