import type { ExitCode } from "../command-line.ts";
import { limits } from "../limits.ts";
import type { Plan, PlannedInput } from "../wiring/plan.ts";
import { readWiring } from "../wiring/read-wiring.ts";
import type { Wiring } from "../wiring/wiring.ts";
import type { WiringFinding, WiringFindings } from "../wiring/wiring-findings.ts";
import { findMissing } from "./executor-setup.ts";
import { refuse } from "./finding-formats.ts";
import { printError, printLine } from "./output.ts";
import { checkWiring } from "./prepare.ts";
import type { TextReading } from "./read-text.ts";
import type { CommonOptions } from "./run-options.ts";
import { runsFolderProblem } from "./start-run.ts";

/**
 * Checks what can be checked without starting anything, and prints the plan. It
 * doesn't read the values of secrets, which are rarely on the machine of somebody who checks.
 *
 * @returns the exit code of a run that ends there: 0, 1 for findings, 2 where the runs can't be kept
 * in their folder, or 4 where a program, the engine or an image isn't there
 */
export async function dryRun(
  file: string,
  wiring: Wiring,
  base: string,
  { dir, json, executor }: CommonOptions,
): Promise<ExitCode> {
  const checking = checkWiring(wiring, base);
  if (!("checked" in checking)) return refuse(file, checking, json);
  const { checked } = checking;
  const problem = runsFolderProblem(checked, dir);
  if (problem !== undefined) {
    printError(problem);
    return 2;
  }
  const missing = await findMissing(checked, executor);
  if (missing !== undefined) {
    printError(missing);
    return 4;
  }
  printLine(json ? JSON.stringify(checked.plan, null, 2) : planText(checked.plan));
  return 0;
}

/** A plan for people: its steps in their order, with what goes into them. */
function planText(plan: Plan): string {
  const steps = plan.steps.map(({ key, task, inputs, outputs, each }, index) => {
    const mode = each ? `, each item of '${each.input.name}' (${each.collection})` : "";
    const lines = [
      `${index + 1}. ${key}: ${task.name}${mode}`,
      ...inputs.map((input) => `   ${input.variable}_PATH from ${sourceText(input)}`),
      ...outputs.map(({ name, path, shape }) => `   gives '${name}', ${shape.kind}, ${path}`),
    ];
    return lines.join("\n");
  });
  const outputs = plan.outputs.map(({ name, step, output }) => `   ${name} from ${step}.${output}`);
  return [`${plan.name}`, ...steps, "Outputs", ...outputs, "Nothing was started."].join("\n");
}

function sourceText({ source }: PlannedInput): string {
  if (source.kind === "output") return `${source.step}.${source.output}`;
  return source.kind === "value" ? "a value" : `the ${source.kind} ${source.path}`;
}

/**
 * Holds a wiring file to all rules that need nothing to be started: those of the file, of the
 * definitions and files that it names, and of collections on disk. Values of secrets aren't read.
 *
 * @param base the folder where its paths start
 */
export function checkWiringText(
  reading: TextReading,
  base: string,
): WiringFindings & { steps?: number } {
  if (!reading.ok) return { findings: [tooLong] };
  const { wiring, findings } = readWiring(reading.text);
  if (!wiring) return { findings };
  const steps = wiring.steps.size;
  return { ...checkWiring(wiring, base), steps };
}

const tooLong: WiringFinding = {
  code: "too-much",
  place: { line: 1, column: 1 },
  problem: `The file is larger than ${limits.wiring} bytes, the most that a wiring file has.`,
  remedy: "Divide the workflow into smaller ones.",
};
