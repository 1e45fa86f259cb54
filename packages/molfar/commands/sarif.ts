import { isAbsolute, sep } from "node:path";
import { pathToFileURL } from "node:url";
import { rules } from "../rules.ts";
import { restSentence } from "../text/counts.ts";
import { wiringRules } from "../wiring/rules.ts";
import type { FileCheck, FileFinding } from "./file-check.ts";

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
