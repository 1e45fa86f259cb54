import { dirname } from "node:path";
import { type Checked, check, detectFormat, tooLarge } from "../check.ts";
import { commands, type ExitCode } from "../command-line.ts";
import { limits } from "../limits.ts";
import { counted } from "../text/wording.ts";
import {
  asJson,
  asText,
  cutFindings,
  type FileCheck,
  findingParagraphs,
  findingsSum,
  githubText,
  sarifJson,
} from "./finding-formats.ts";
import { printError, printText } from "./output.ts";
import { decoded, readDefinitionText, readStandardInput, type TextReading } from "./read-text.ts";
import { readArguments, UsageError } from "./run-options.ts";

/** How a wiring file is called on the command line. */
const wiringName = /\.ya?ml$/i;

/**
 * `molfar check <file|->… [--format text|json|github|sarif] [--json]`
 *
 * @param version of the command, which SARIF names
 * @returns the exit code: the highest that a file gives, 2 where it can't be read, 1 for findings
 */
export async function checkCommand(args: readonly string[], version: string): Promise<ExitCode> {
  const { values, positionals: files, words } = readArguments(args, commands.check.options);
  if (files.length === 0 || words)
    throw new UsageError("molfar check takes files, or - for standard input.");
  if (files.filter((file) => file === "-").length > 1) {
    throw new UsageError("Standard input can be read once: leave out one -.");
  }
  const format = formatOf(values);
  const checks: FileCheck[] = [];
  for (const file of files) checks.push(await checkFile(file));
  printText(textOf(checks, format, version));
  if (checks.some((each) => "unread" in each)) return 2;
  return checks.some((each) => "findings" in each && each.findings.length > 0) ? 1 : 0;
}

type Format = "text" | "json" | "github" | "sarif";

function formatOf({ json, format }: { json: boolean; format?: string | undefined }): Format {
  const named = format ?? (json ? "json" : "text");
  if (json && named !== "json") {
    throw new UsageError(`--json and --format ${named} can't both hold: leave one out.`);
  }
  if (named === "text" || named === "json" || named === "github" || named === "sarif") return named;
  throw new UsageError(`--format takes text, json, github or sarif, not '${named}'.`);
}

/** What is printed on standard output. What couldn't be read goes to standard error, unless a format has a place for it. */
function textOf(checks: readonly FileCheck[], format: Format, version: string): string {
  if (format === "sarif") return `${sarifJson(checks, version)}\n`;
  if (format === "github") return lines([githubText(checks)].filter((text) => text !== ""));
  for (const each of checks) if ("unread" in each) printError(each.unread);
  const read = checks.flatMap((each) => ("json" in each ? [each] : []));
  if (format === "text") return lines(read.map(({ text }) => text));
  const json = read.map((each) => each.json);
  // One file gives an object, as it did before there could be several.
  return checks.length > 1 ? `[\n${json.join(",\n")}\n]\n` : lines(json);
}

function lines(texts: readonly string[]): string {
  return texts.map((text) => `${text}\n`).join("");
}

async function checkFile(file: string): Promise<FileCheck> {
  const loose =
    file === "-" ? await readStandardInput(limits.wiring) : readDefinitionText(file, limits.wiring);
  const isWired = isWiring(file, loose);
  const reading = isWired && loose.ok ? decoded(loose.bytes) : loose;
  if (!reading.ok && !reading.isTooLong) {
    return { file, unread: `${file} couldn't be read: ${reading.problem}` };
  }
  return isWired ? checkWiringFile(file, reading) : checkDefinition(file, reading);
}

/** By its name, or by its text where that doesn't say. */
function isWiring(file: string, reading: TextReading): boolean {
  if (wiringName.test(file)) return true;
  if (!reading.ok) return false;
  if (detectFormat(reading.text) === "json") return isWiringJson(reading.text);
  // The first line of a Dockerfile that isn't a comment is an instruction.
  const first = reading.text.split("\n").find((line) => !/^\ufeff?\s*(#|$)/.test(line)) ?? "";
  return /^\ufeff?(---|[\w"'-]+[ \t]*:)/.test(first);
}

function isWiringJson(text: string): boolean {
  try {
    const whole: unknown = JSON.parse(text.replace(/^\ufeff/, ""));
    if (typeof whole !== "object" || whole === null || "tasks" in whole) return false;
    return "steps" in whole || "images" in whole;
  } catch {
    return false;
  }
}

function checkDefinition(file: string, reading: TextReading): FileCheck {
  const checked: Checked = reading.ok
    ? check(reading.text)
    : tooLarge(file.endsWith(".json") ? "json" : "dockerfile");
  return {
    file,
    findings: checked.findings.map((finding) => ({ file, ...finding })),
    more: checked.more ?? 0,
    ...{ text: asText(file, checked), json: asJson(file, checked) },
  };
}

async function checkWiringFile(file: string, reading: TextReading): Promise<FileCheck> {
  const problem = nodeProblem(process.versions.node);
  if (problem) return { file, unread: problem };
  const { checkWiringText } = await import("./dry-run.ts");
  const base = file === "-" ? "." : dirname(file);
  const { steps, ...checked } = checkWiringText(reading, base);
  const { first: located, more } = cutFindings(file, checked);
  const where = steps === undefined ? "" : ` in ${counted(steps, "step")}`;
  const sum = `${file}: ${findingsSum(located.length + more)}${where}.`;
  return {
    ...{ file, findings: located, more },
    text: [...findingParagraphs(file, located, more), sum].join("\n"),
    json: JSON.stringify(
      { file, format: "wiring", findings: located, ...(more > 0 && { more }) },
      null,
      2,
    ),
  };
}

/** Why a Node is too old for the commands that start programs, or nothing if it isn't. */
export function nodeProblem(version: string): string | undefined {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  if (major > 22 || (major === 22 && minor >= 13)) return undefined;
  return `molfar needs Node 22.13 or newer; this is ${version}.`;
}
