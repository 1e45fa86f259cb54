import { commands, type ExitCode } from "../command-line.ts";
import { type Cleaning, cleanRuns } from "../runner/clean-runs.ts";
import { isSystemError, RunRefused } from "../runner/run-failure.ts";
import { realFolder } from "../runner/run-folder.ts";
import { asCount, counted } from "../text/wording.ts";
import { removerOfContainers } from "./executor-setup.ts";
import { printError, printLine } from "./output.ts";
import { readArguments, runsFolder, UsageError, whole } from "./run-options.ts";
import { cleanTrials } from "./trial-folders.ts";

/** The most runs of a file that `--keep` takes. */
const mostKept = 100_000;

/** `molfar clean [--dir DIR] [--keep N] [--json]`; gives the exit code. */
export async function cleanCommand(args: readonly string[]): Promise<ExitCode> {
  const { values, positionals, words } = readArguments(args, commands.clean.options);
  if (positionals.length > 0 || words) throw new UsageError("molfar clean takes only options.");
  const dir = runsFolder(values.dir);
  const keep = whole("--keep", values.keep, mostKept) ?? 1;
  const remove = removerOfContainers(process.cwd());
  try {
    const cleaning = await cleanRuns(realFolder(dir), keep, remove);
    const trials = await cleanTrials(cleaning, remove);
    const said = { ...cleaning, trials };
    printLine(values.json ? JSON.stringify(said, null, 2) : cleaningText(said));
    return cleaning.unanswered.length > 0 ? 4 : 0;
  } catch (error) {
    if (error instanceof RunRefused) {
      printError(error.message);
      return 2;
    }
    if (!isSystemError(error)) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    const remedy = /ENOSPC|EDQUOT/.test(reason)
      ? "Free a little space elsewhere on that disk"
      : `Give yourself the right to change '${dir}'`;
    printError(`Not everything could be removed (${reason}). ${remedy}, then clean again.`);
    return 3;
  }
}

function cleaningText(cleaning: Cleaning & { trials: number }): string {
  const { removed, kept, going, unanswered, workers, trials, files, bytes } = cleaning;
  const sum = `Removed ${counted(files, "file")} with ${asCount(bytes)} bytes`;
  return [
    files === 0 ? "There was nothing to remove." : `${sum}.`,
    ...(removed.length > 0 ? [`${counted(removed.length, "run")} removed.`] : []),
    ...(kept.length > 0
      ? [`${counted(kept.length, "run")} kept, with results and what --resume takes over.`]
      : []),
    ...(going.length > 0 ? [`${counted(going.length, "run")} still going, and not touched.`] : []),
    ...(trials > 0 ? [`${counted(trials, "temporary folder")} of molfar conform removed.`] : []),
    ...(workers > 0 ? [`${counted(workers, "worker")} of killed runs stopped.`] : []),
    ...unanswered.map(
      ({ run, executor }) =>
        `The run ${run} may have left containers, and ${executor} doesn't answer: start ${executor}, then clean again.`,
    ),
  ].join("\n");
}
