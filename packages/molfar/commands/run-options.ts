import { constants, statSync } from "node:fs";
import { resolve } from "node:path";
import { type ParseArgsConfig, parseArgs } from "node:util";
import type { runOptions, workerOptions } from "../command-line.ts";
import { isFile } from "../runner/executors/process.ts";
import { joinWithOr } from "../text/wording.ts";
import type { Given } from "../wiring/wiring.ts";

/** What starts workers, and whether they have a network. */
export const executors = ["docker", "podman", "process"] as const;
export const networks = ["on", "none"] as const;

/** How workers are run, which `run`, `workflow` and `conform` are told. */
export type WorkerOptions = {
  executor: (typeof executors)[number];
  timeoutSeconds?: number;
  attempts?: number;
  network: (typeof networks)[number];
  api: boolean;
  apiCa?: string;
  json: boolean;
};

/** The options that `run` and `workflow` share. */
export type CommonOptions = WorkerOptions & { dir: string; dryRun: boolean };

/** A command line that can't be read; the message says what to write instead. */
export class UsageError extends Error {}

/** Reads the arguments of a command; those after `--` are kept separate. */
export function readArguments<Flags extends NonNullable<ParseArgsConfig["options"]>>(
  args: readonly string[],
  options: Flags,
) {
  const end = args.indexOf("--");
  const own = end === -1 ? args : args.slice(0, end);
  try {
    const { values, positionals } = parseArgs({ args: [...own], options, allowPositionals: true });
    return { values, positionals, words: end === -1 ? undefined : args.slice(end + 1) };
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

type Values<Flags extends NonNullable<ParseArgsConfig["options"]>> = ReturnType<
  typeof readArguments<Flags>
>["values"];

/**
 * The options that every command takes that runs workers.
 *
 * @throws UsageError
 */
export function readRunOptions(values: Values<typeof runOptions>): CommonOptions {
  return { ...readWorkerOptions(values), dir: runsFolder(values.dir), dryRun: values["dry-run"] };
}

/**
 * The folder that `--dir` names. Without a name, it would be the current one.
 *
 * @throws UsageError
 */
export function runsFolder(dir: string): string {
  if (dir === "") throw new UsageError("--dir takes a folder, not ''.");
  return dir;
}

/**
 * How workers are started.
 *
 * @throws UsageError
 */
export function readWorkerOptions(values: Values<typeof workerOptions>): WorkerOptions {
  const executor = oneOf("--executor", executors, values.executor);
  const network = oneOf("--network", networks, values.network);
  if (values.api && network === "none") {
    throw new UsageError("--api needs the network: leave out one of --api and --network none.");
  }
  const timeoutSeconds = whole("--timeout", values.timeout, 86_400);
  const attempts = whole("--attempts", values.attempts, 10);
  return {
    ...{ executor, network, api: values.api, json: values.json },
    ...(timeoutSeconds !== undefined && { timeoutSeconds }),
    ...(attempts !== undefined && { attempts }),
    ...(values["api-ca"] !== undefined && { apiCa: certificate(values["api-ca"]) }),
  };
}

function oneOf<Word extends string>(flag: string, known: readonly Word[], word: string): Word {
  const found = known.find((each) => each === word);
  if (found === undefined) throw new UsageError(notOneOf(flag, known, word));
  return found;
}

/** The sentence about a word that an option doesn't take. */
export function notOneOf(flag: string, known: readonly string[], word: string): string {
  return `${flag} takes ${joinWithOr(known)}, not '${word}'.`;
}

/** Where there's no file, an engine would make a folder of that name. */
function certificate(path: string): string {
  if (isFile(path, constants.R_OK)) return path;
  throw new UsageError(`--api-ca takes a file that can be read, not '${path}'.`);
}

/** An engine would take what begins with a hyphen for an option. */
export function imageReference(text: string | undefined): string | undefined {
  if (text === undefined || /^[a-z0-9]/i.test(text)) return text;
  throw new UsageError(`--image takes a reference such as tools:1, not '${text}'.`);
}

/** An engine starts an image, so it would ignore words to start a process with. */
export function refuseWords(words: readonly string[] = [], { executor }: WorkerOptions): void {
  if (words.length === 0 || executor === "process") return;
  throw new UsageError(
    `${executor} starts an image: leave out the words after --, or use --executor process.`,
  );
}

/** `NAME=REST`; the first = separates. */
export function pair(flag: string, text: string): [name: string, rest: string] {
  const at = text.indexOf("=");
  if (at < 1) throw new UsageError(`${flag} takes NAME=…, not '${text}'.`);
  return [text.slice(0, at), text.slice(at + 1)];
}

/** The values of an option that takes `NAME=REST` and may be repeated, by their names. */
export function namedOnce(flag: string, texts: readonly string[]): Map<string, string> {
  const named = new Map<string, string>();
  for (const text of texts) {
    const [name, rest] = pair(flag, text);
    if (named.has(name)) throw new UsageError(`${flag} ${name}=… is given twice: give it once.`);
    named.set(name, rest);
  }
  return named;
}

/** What `--in NAME=PATH` and `--value NAME=TEXT` give, by their names; paths start at a folder. */
export function givenInputs(
  { in: paths = [], value: values = [] }: { in?: readonly string[]; value?: readonly string[] },
  at: string,
): Map<string, Given> {
  const inputs = new Map<string, Given>();
  for (const [name, path] of namedOnce("--in", paths)) {
    // Without a path, it would be the current folder.
    if (path === "") throw new UsageError(`--in takes NAME=PATH, not '${name}='.`);
    inputs.set(name, onDisk(resolve(at, path)));
  }
  for (const [name, value] of namedOnce("--value", values)) {
    if (inputs.has(name)) {
      throw new UsageError(`'${name}' is given by --in and by --value: give it once.`);
    }
    inputs.set(name, { kind: "value", value, place: undefined });
  }
  return inputs;
}

/** A directory, or else a file, which may be missing. */
export function onDisk(path: string): Given {
  const kind = statSync(path, { throwIfNoEntry: false })?.isDirectory() ? "directory" : "file";
  return { kind, path, place: undefined };
}

/** A whole number from 1, or nothing where the option was left out. */
export function whole(flag: string, text: string | undefined, most: number): number | undefined {
  if (text === undefined) return undefined;
  const number = /^[0-9]{1,6}$/.test(text) ? Number(text) : 0;
  if (number >= 1 && number <= most) return number;
  throw new UsageError(`${flag} takes a whole number from 1 to ${most}, not '${text}'.`);
}
