import { restSentence } from "../text/counts.ts";
import type { FileCheck } from "./file-check.ts";

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
