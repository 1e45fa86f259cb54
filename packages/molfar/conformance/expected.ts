import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import type { RunEvent } from "../contract/events.ts";
import { filesBelow } from "../runner/copy.ts";
import type { CaseRun, ExpectedRun } from "./run-case.ts";

const read = (...path: readonly string[]) => readFileSync(join(...path), "utf8");

/**
 * Where a run isn't what its case expects, a line each.
 *
 * @param folder the folder of the case, with its own files
 */
export function differences(run: CaseRun, expected: ExpectedRun, folder: string): string[] {
  const path = run.result?.path ?? folder;
  const found: string[] = [];
  const compare = (what: string, given: unknown, wanted: unknown) => {
    if (isDeepStrictEqual(given, wanted)) return;
    found.push(`${what}: ${JSON.stringify(given)}, and not ${JSON.stringify(wanted)}`);
  };
  const text = (...parts: readonly string[]) =>
    existsSync(join(...parts)) ? read(...parts) : undefined;

  compare("findings", run.findings, expected.findings ?? []);
  compare("exit code", run.exit, expected.exit);
  for (const [key, wanted] of Object.entries(expected.steps ?? {})) {
    const facts: Record<string, unknown> = stepFacts(run.events, key);
    const names = Object.keys(wanted);
    compare(key, Object.fromEntries(names.map((name) => [name, facts[name]])), wanted);
  }
  if (expected.warnings) {
    const codes = run.events.flatMap((event) => (event.type === "warning" ? [event.code] : []));
    compare("warnings", codes, expected.warnings);
  }
  if (expected.delays) {
    const delays = run.events.flatMap((event) =>
      event.type === "retry.scheduled" ? [event.delay_s] : [],
    );
    compare("delays", delays, expected.delays);
  }
  for (const [name, wanted] of Object.entries(expected.outputs ?? {})) {
    compare(name, text(path, "outputs", name), wanted);
  }
  if (expected.onlyOutputs) {
    compare("outputs", filesBelow(join(path, "outputs")), Object.keys(expected.outputs ?? {}));
  }
  for (const [name, wanted] of Object.entries(expected.files ?? {})) {
    compare(name, text(path, name)?.trimEnd(), wanted);
  }
  for (const name of expected.absent ?? []) {
    if (existsSync(join(path, name))) found.push(`${name} is there`);
  }
  for (const [name, wanted] of Object.entries(expected.unchanged ?? {})) {
    compare(name, text(folder, name), wanted);
  }
  return found;
}

function stepFacts(events: readonly RunEvent[], key: string) {
  const own = events.filter((event) => "step" in event && event.step === key);
  const started = own.find((event) => event.type === "step.started");
  const finished = own.find((event) => event.type === "step.finished");
  const attempts = own.filter((event) => event.type === "attempt.finished");
  const last = attempts.at(-1);
  return {
    ...(finished?.type === "step.finished" && finished),
    items: started?.type === "step.started" ? started.items : 0,
    attempts: attempts.length,
    exit_code: last?.type === "attempt.finished" ? last.exit_code : null,
  };
}
