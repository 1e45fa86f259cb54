/** Reads and checks everything that a run needs, before anything of it starts. */
import { accessSync, constants, realpathSync, statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { type Checked, check } from "../check.ts";
import type { Program } from "../contract/task-run-key.ts";
import { decoded } from "../contract/values.ts";
import { entrypointWords } from "../dockerfile/start-words.ts";
import type { Place } from "../finding.ts";
import { limits } from "../limits.ts";
import { filesBelow, hashFile } from "../runner/copy.ts";
import type { ReadyImage } from "../runner/executor.ts";
import { isFile } from "../runner/executors/process.ts";
import { checkItems } from "../runner/items.ts";
import { isSystemError, RunFailure } from "../runner/run-failure.ts";
import { isWithin } from "../runner/run-folder.ts";
import type { Definition } from "../shapes/definition.ts";
import type { Task } from "../shapes/task.ts";
import type { Plan } from "../wiring/plan.ts";
import { planWorkflow } from "../wiring/plan-workflow.ts";
import type { Given, SecretSource, Source, WiredImage, Wiring } from "../wiring/wiring.ts";
import type { WiringFinding, WiringFindings } from "../wiring/wiring-findings.ts";
import { readBytes, readDefinitionText } from "./read-text.ts";

type SecretValues = ReadonlyMap<string, readonly { name: string; value: string }[]>;

/** A wiring whose plan holds, with the texts of its definitions. */
export type CheckedWiring = {
  wiring: Wiring;
  plan: Plan;
  definitions: ReadonlyMap<string, { definition: Definition; text: string }>;
  /** The folder where paths of the wiring start. */
  base: string;
};

/** A wiring that can be run, because its secrets are there too. */
export type Prepared = CheckedWiring & { secrets: SecretValues };

/** Holds a wiring to its definitions, to the files that it names and to the secrets it needs. */
export function prepareWiring(
  wiring: Wiring,
  base: string,
): { prepared: Prepared; findings: readonly [] } | WiringFindings {
  const { planned, findings, more } = planIn(wiring, base);
  const secrets = planned && secretValues(planned, findings);
  if (!secrets || findings.length > 0) return { findings, more };
  return { prepared: { ...planned, secrets }, findings: [] };
}

/** The same without the values of secrets, which an export must not hold. */
export function checkWiring(
  wiring: Wiring,
  base: string,
): { checked: CheckedWiring; findings: readonly [] } | WiringFindings {
  const { planned, findings, more } = planIn(wiring, base);
  if (!planned || findings.length > 0) return { findings, more };
  return { checked: planned, findings: [] };
}

function planIn(wiring: Wiring, base: string) {
  const definitions = new Map<string, { definition: Definition; text: string }>();
  const findings: WiringFinding[] = [];
  let more = 0;
  for (const [key, image] of wiring.images) {
    const reading = readDefinition(image, base);
    if ("definition" in reading) {
      definitions.set(key, reading);
      continue;
    }
    findings.push(...reading.findings);
    more += reading.more ?? 0;
  }
  const only = new Map([...definitions].map(([key, { definition }]) => [key, definition]));
  const { plan, findings: others } = planWorkflow(wiring, only);
  findings.push(...others, ...missingFiles(wiring, base));
  const planned = plan && { wiring, plan, definitions, base };
  if (planned) findings.push(...brokenCollections(planned));
  return { planned, findings, more };
}

function readDefinition(
  { definition: path, place }: WiredImage,
  base: string,
): { definition: Definition; text: string } | WiringFindings {
  const reading = readDefinitionText(resolve(base, path), limits.text);
  if (!reading.ok) {
    return {
      findings: [missing(place, `The definition '${path}' can't be read`, reading.problem)],
    };
  }
  const checked: Checked = check(reading.text);
  const { definition } = checked;
  if (definition && checked.findings.length === 0) return { definition, text: reading.text };
  return {
    findings: checked.findings.map(({ code, place: at, problem, remedy }) => ({
      code: "broken-definition",
      file: path,
      ...(at && { place: at }),
      problem: `${problem} (${code})`,
      remedy,
    })),
    more: checked.more ?? 0,
  };
}

function missingFiles({ images, inputs, steps }: Wiring, base: string): WiringFinding[] {
  const programs = [...images.values()].flatMap(({ sources: files = [], place }) =>
    files.map((path) => ({ kind: "file" as const, path, place })),
  );
  const joined = [...steps.values()].flatMap((step) => [...step.in.values()]);
  const sources = [...programs, ...inputs.values(), ...joined];
  // What a step gets as it is. What is in a collection is checked as its items are.
  const single = joined.filter(({ each }) => each === undefined);
  const whole = new Set<Given | Source | undefined>(
    single.map((source) => (source.kind === "input" ? inputs.get(source.input) : source)),
  );
  return sources.flatMap((source): WiringFinding[] => {
    if (source.kind !== "file" && source.kind !== "directory") return [];
    const { kind, path, place } = source;
    try {
      const target = resolve(base, path);
      const stats = statSync(target);
      if (kind === "file" ? stats.isFile() : stats.isDirectory()) {
        const files = kind === "directory" && whole.has(source) ? filesBelow(target) : [];
        for (const file of ["", ...files]) accessSync(join(target, file), constants.R_OK);
        return [];
      }
      return [missing(place, `'${path}' can't be used`, `it isn't a ${kind}`)];
    } catch (error) {
      if (error instanceof RunFailure) {
        const remedy = `Correct '${path}'.`;
        return [{ code: "missing-file", place, problem: error.message, remedy }];
      }
      return [missing(place, `The ${kind} '${path}' can't be read`, error)];
    }
  });
}

/** The collections on disk that can't be divided into items; those that steps make come later. */
function brokenCollections({ plan, wiring, base }: CheckedWiring): WiringFinding[] {
  return plan.steps.flatMap(({ key, each }): WiringFinding[] => {
    if (!each) return [];
    const { source, name } = each.input;
    if (source.kind !== "file" && source.kind !== "directory") return [];
    try {
      checkItems(each.input, each.collection, { path: sourcePath(base, source.path) });
      return [];
    } catch (error) {
      // A folder or a file that can't be read has been found already.
      if (isSystemError(error)) return [];
      if (!(error instanceof RunFailure)) throw error;
      const { code, message } = error;
      return [
        {
          code: code === "bad-item" || code === "too-many-items" ? code : "bad-collection",
          place: wiring.steps.get(key)?.in.get(name)?.place,
          problem: `The input '${name}' of the step '${key}': ${message}`,
          remedy: `Correct '${source.path}'.`,
        },
      ];
    }
  });
}

/** Where a path of the wiring leads. The caller's own links are followed, those of a worker never. */
export function sourcePath(base: string, path: string): string {
  return realpathSync(resolve(base, path));
}

function missing(place: Place | undefined, problem: string, reason: unknown): WiringFinding {
  const why = reason instanceof Error ? reason.message : String(reason);
  const remedy = "Correct the path, or put it there.";
  return { code: "missing-file", place, problem: `${problem}: ${why}.`, remedy };
}

function secretValues(
  { plan, wiring: { fromOptions }, base }: CheckedWiring,
  findings: WiringFinding[],
): SecretValues {
  const values = new Map<string, { name: string; value: string }[]>();
  for (const { key, task, secrets } of plan.steps) {
    const where = fromOptions ? `task '${task.name}'` : `step '${key}'`;
    const list: { name: string; value: string }[] = [];
    for (const { name, source } of secrets) {
      const reading = secretValue(source, base);
      if ("value" in reading) list.push({ name, value: reading.value });
      else {
        const problem = `The secret '${name}' of the ${where} ${reading.problem}.`;
        const remedy = "Give it 1 to 65,536 bytes of UTF-8 without NUL.";
        findings.push({ code: "no-secret", place: source.place, problem, remedy });
      }
    }
    values.set(key, list);
  }
  return values;
}

function secretValue(
  { kind, from }: SecretSource,
  base: string,
): { value: string } | { problem: string } {
  if (kind === "env") {
    const value = process.env[from];
    if (value === undefined || value === "") return { problem: `isn't in the variable ${from}` };
    if (Buffer.byteLength(value) > limits.secret) return { problem: "is too long" };
    // Node has put U+FFFD in the place of each byte that isn't UTF-8.
    if (value.includes("\ufffd")) return { problem: `isn't UTF-8 in the variable ${from}` };
    return { value };
  }
  const reading = readBytes(resolve(base, from), limits.secret + "\r\n".length);
  if (!reading.ok) {
    return { problem: reading.isTooLong ? "is too long" : `can't be read (${reading.problem})` };
  }
  const value = decoded(reading.bytes)?.replace(/\r?\n$/, "");
  if (value === undefined) return { problem: "isn't UTF-8" };
  if (value === "") return { problem: "is empty" };
  if (value.includes("\0")) return { problem: "has a NUL character" };
  return Buffer.byteLength(value) > limits.secret ? { problem: "is too long" } : { value };
}

/** The words that start a task as a process, or nothing where none are known. */
export function processWords(
  image: WiredImage,
  task: Task,
  text: string,
): readonly string[] | undefined {
  return image.process ?? task.command ?? entrypointWords(text);
}

/** An image as a process: its words, and the hashes of the files that count as its program. */
export async function readyProcess(
  image: WiredImage,
  words: readonly string[],
  base: string,
): Promise<ReadyImage> {
  const sources: { name: string; sha256: string }[] = [];
  for (const name of programFiles(image, words, base)) {
    sources.push({ name, sha256: (await hashFile(sourcePath(base, name))).sha256 });
  }
  const program: Program = { process: words, sources };
  return { program, start: { words } };
}

/** The files of a program: those that the image names, or else those that its words name. */
export function programFiles(
  { sources }: WiredImage,
  words: readonly string[],
  base: string,
): ReadonlySet<string> {
  return new Set(sources ?? words.filter((word) => isFileIn(base, word)));
}

/** Whether a word names a file in the folder that the worker starts in, such as its script. */
function isFileIn(base: string, word: string): boolean {
  const path = resolve(base, word);
  return isWithin(base, path) && isFile(path, constants.R_OK);
}

/** The absolute folder from which the paths in a wiring file or a definition start. */
export function baseFolder(file: string): string {
  return dirname(resolve(file));
}
