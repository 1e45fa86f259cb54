import type { FileCheck } from "./file-check.ts";

/** Findings as commands of GitHub Actions, which shows each at its line. Nothing for clean files. */
export function githubText(checks: readonly FileCheck[]): string {
  return checks
    .flatMap((each) => {
      if ("unread" in each) return [command({ file: each.file }, each.unread)];
      return each.findings.map(({ file, code, place, problem, remedy }) =>
        command(
          { file, ...(place && { line: place.line, col: place.column }), title: code },
          `${problem} ${remedy}`,
        ),
      );
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
