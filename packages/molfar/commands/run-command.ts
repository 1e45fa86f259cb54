import { resolve } from "node:path";
import { check } from "../check.ts";
import { commands, type ExitCode } from "../command-line.ts";
import { limits } from "../limits.ts";
import { sha256 } from "../runner/copy.ts";
import type { Definition } from "../shapes/definition.ts";
import { listPorts } from "../wiring/task-ports.ts";
import { wiringJson } from "../wiring/wiring-json.ts";
import { dryRun } from "./dry-run.ts";
import { asJson, asText, refuse } from "./finding-formats.ts";
import { printError, printLine } from "./output.ts";
import { baseFolder, prepareWiring } from "./prepare.ts";
import { readDefinitionText } from "./read-text.ts";
import {
  imageReference,
  pair,
  readArguments,
  readRunOptions,
  refuseWords,
  UsageError,
} from "./run-options.ts";
import { startRun } from "./start-run.ts";
import { taskWiring } from "./task-wiring.ts";

/** `molfar run <definition> --task <name> [--in NAME=PATH]… [-- WORD…]` */
export async function runCommand(args: readonly string[]): Promise<ExitCode> {
  const { values, positionals, words } = readArguments(args, commands.run.options);
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0 || values.task === undefined) {
    throw new UsageError("molfar run takes one definition, and --task with the name of a task.");
  }
  const options = readRunOptions(values);
  refuseWords(words, options);
  const reading = readDefinitionFile(file, options.json);
  if ("exit" in reading) return reading.exit;
  const { path, bytes, definition } = reading;
  const { task, in: inputs = [], value = [], secret = [] } = values;
  const image = imageReference(values.image);
  const given = { definition: path, task, in: inputs, value, secret, image, words };
  const wiring = taskWiring(given, definition, process.cwd());
  const index = parseIndex(values.index);
  const known = definition.tasks.find(({ name }) => name === task);
  if (index && known && !listPorts(definition, known).inputs.has(index.input)) {
    throw new UsageError(`--index names '${index.input}', which isn't an input of '${task}'.`);
  }
  const base = baseFolder(path);
  if (options.dryRun) return dryRun(file, wiring, base, options);
  const preparation = prepareWiring(wiring, base);
  if (!("prepared" in preparation)) return refuse(file, preparation, options.json);
  return startRun(preparation.prepared, options, {
    source: { json: wiringJson(wiring), sha256: sha256(bytes), file: path },
    attempts: 1,
    keepGoing: false,
    ...(index && { index }),
  });
}

/** Reads a definition without findings. For any other, says what is wrong and gives the exit code. */
export function readDefinitionFile(
  file: string,
  json: boolean,
): { path: string; bytes: Uint8Array; definition: Definition } | { exit: 1 | 2 } {
  const path = resolve(file);
  const reading = readDefinitionText(path, limits.text);
  if (!reading.ok) {
    printError(`${file} couldn't be read: ${reading.problem}.`);
    return { exit: 2 };
  }
  const checked = check(reading.text);
  const { definition } = checked;
  const { bytes } = reading;
  if (definition && checked.findings.length === 0) return { path, bytes, definition };
  printLine(json ? asJson(file, checked) : asText(file, checked));
  return { exit: 1 };
}

function parseIndex(text: string | undefined): { input: string; index: number } | undefined {
  if (text === undefined) return undefined;
  const [input, number] = pair("--index", text);
  if (/^(?:0|[1-9][0-9]{0,6})$/.test(number)) return { input, index: Number(number) };
  throw new UsageError(`--index takes NAME=N with a whole number from 0, not '${text}'.`);
}
