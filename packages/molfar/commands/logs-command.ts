import { existsSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { commands, type ExitCode } from "../command-line.ts";
import { limits } from "../limits.ts";
import { attemptFolder, isRunId, runsIn } from "../runner/run-folder.ts";
import { printError, printLine } from "./output.ts";
import { readField, readStart } from "./read-text.ts";
import { readArguments, runsFolder, UsageError } from "./run-options.ts";

/**
 * What one worker wrote to one stream, masked and cut as it was stored.
 *
 * @property item from 0, or null where the step is single
 */
type Log = {
  step: string;
  item: number | null;
  attempt: number;
  stream: "stdout" | "stderr";
  text: string;
};

/** `molfar logs <run> [step] [--dir DIR] [--json]`; gives the exit code. */
export async function logsCommand(args: readonly string[]): Promise<ExitCode> {
  const { values, positionals, words } = readArguments(args, commands.logs.options);
  const [run, step, ...more] = positionals;
  if (run === undefined || more.length > 0 || words) {
    throw new UsageError("molfar logs takes the name of a run, and may take a step.");
  }
  const path = join(runsIn(resolve(runsFolder(values.dir))), run);
  if (!isRunId(run) || !existsSync(path)) {
    printError(`There's no run '${run}' in ${values.dir}: molfar list shows the names of all.`);
    return 2;
  }
  const steps = stepsOf(path);
  if (step !== undefined && !steps.includes(step)) {
    const others = steps.slice(0, limits.choices).join(", ");
    const remedy = others === "" ? "none of its steps has started" : `it has those of ${others}`;
    printError(`The run ${run} has no logs of a step '${step}': ${remedy}.`);
    return 2;
  }
  const { logs, isCut } = readLogs(path, step === undefined ? steps : [step]);
  const folder = join(path, "steps", step ?? "");
  if (values.json)
    printLine(JSON.stringify({ run, logs, ...(isCut && { more: folder }) }, null, 2));
  else printLine(logsText(logs, isCut ? folder : undefined));
  return 0;
}

/** The steps that have started, in the order of the workflow. */
function stepsOf(path: string): string[] {
  const order = Object.keys(readField(join(path, "workflow.json"), "steps") ?? {});
  return namesIn(join(path, "steps")).sort(
    (a, b) => order.indexOf(a) - order.indexOf(b) || (a < b ? -1 : 1),
  );
}

/** What workers wrote, within the limits, and whether there is more. */
function readLogs(path: string, steps: readonly string[]): { logs: Log[]; isCut: boolean } {
  const logs: Log[] = [];
  let room: number = limits.printedLogs;
  let attempts = 0;
  for (const { step, item, attempt, folder } of attemptsOf(path, steps)) {
    attempts += 1;
    if (attempts > limits.loggedAttempts) return { logs, isCut: true };
    for (const stream of ["stdout", "stderr"] as const) {
      const start = readStart(attemptFolder(folder)[stream], room);
      if (!start) continue;
      if (start.text !== "") logs.push({ step, item, attempt, stream, text: start.text });
      if (start.isCut) return { logs, isCut: true };
      room -= start.bytes;
    }
  }
  return { logs, isCut: false };
}

function* attemptsOf(path: string, steps: readonly string[]) {
  for (const step of steps) {
    for (const name of namesIn(join(path, "steps", step)).sort()) {
      if (name === "gathered") continue;
      const item = name === "single" ? null : Number(name);
      for (const attempt of namesIn(join(path, "steps", step, name))
        .map(Number)
        .sort(byNumber)) {
        yield { step, item, attempt, folder: join(path, "steps", step, name, String(attempt)) };
      }
    }
  }
}

function byNumber(a: number, b: number): number {
  return a - b;
}

function namesIn(path: string): string[] {
  return existsSync(path) ? readdirSync(path) : [];
}

function logsText(logs: readonly Log[], more: string | undefined): string {
  const parts = logs.map(({ step, item, attempt, stream, text }) => {
    const place = item === null ? step : `${step}, item ${item}`;
    return `${place}, attempt ${attempt}, ${stream}:\n${text.trimEnd()}\n`;
  });
  if (more !== undefined) parts.push(`There is more in ${more}.`);
  return parts.length === 0 ? "The workers wrote nothing." : parts.join("\n").trimEnd();
}
