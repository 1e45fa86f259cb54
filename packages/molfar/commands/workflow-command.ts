import { commands, type ExitCode } from "../command-line.ts";
import { limits } from "../limits.ts";
import { isRunId } from "../runner/run-folder.ts";
import { wiringJson } from "../wiring/wiring-json.ts";
import { dryRun } from "./dry-run.ts";
import { refuse } from "./finding-formats.ts";
import { printError } from "./output.ts";
import { prepareWiring } from "./prepare.ts";
import { readWiringFile, withInputs } from "./read-wiring-file.ts";
import { givenInputs, readArguments, readRunOptions, UsageError, whole } from "./run-options.ts";
import { startRun } from "./start-run.ts";

/** `molfar workflow <file>` */
export async function workflowCommand(args: readonly string[]): Promise<ExitCode> {
  const { resume, rest, next } = withoutResume(args);
  const { resume: _, ...options } = commands.workflow.options;
  const { values, positionals, words } = readArguments(rest, options);
  const [file, ...more] = positionals;
  if (more.length > 0 && next !== undefined && positionals.includes(next)) {
    throw new UsageError(
      `--resume takes the name of a run, such as 20260102T030405Z-3f9a2c, not '${next}'.`,
    );
  }
  if (file === undefined || more.length > 0 || words) {
    throw new UsageError("molfar workflow takes one wiring file.");
  }
  const common = readRunOptions(values);
  const given = givenInputs(values, ".");
  const concurrency = whole("--concurrency", values.concurrency, limits.concurrency);
  const reading = readWiringFile(file);
  if ("problem" in reading) {
    printError(reading.problem);
    return 2;
  }
  if ("findings" in reading) return refuse(file, reading, common.json);
  const { path, base, sha256 } = reading.read;
  const changed = withInputs(reading.read.wiring, given, { path: "--in", value: "--value" });
  if ("unknown" in changed) throw new UsageError(changed.unknown);
  const { wiring } = changed;
  if (common.dryRun) return dryRun(file, wiring, base, common);
  const preparation = prepareWiring(wiring, base);
  if (!("prepared" in preparation)) return refuse(file, preparation, common.json);
  return startRun(preparation.prepared, common, {
    source: { json: wiringJson(wiring), sha256, file: path },
    attempts: 3,
    keepGoing: values["keep-going"],
    ...(resume !== undefined && { resume }),
    ...(concurrency !== undefined && { concurrency }),
  });
}

/**
 * `--resume` may be followed by the name of a run, which `parseArgs` can't express.
 *
 * @returns `next`: what follows it and isn't such a name
 */
function withoutResume(args: readonly string[]): {
  resume?: true | string;
  rest: string[];
  next?: string;
} {
  const rest = [...args];
  const at = rest.findIndex((each) => each === "--resume" || each.startsWith("--resume="));
  if (at === -1) return { rest };
  const [flag = ""] = rest.splice(at, 1);
  if (flag.includes("=")) return { resume: flag.slice(flag.indexOf("=") + 1), rest };
  const name = rest[at];
  if (name === undefined) return { resume: true, rest };
  if (!isRunId(name)) return { resume: true, rest, next: name };
  rest.splice(at, 1);
  return { resume: name, rest };
}
