import type { Plan } from "../../wiring/plan.ts";

/** Where an exported workflow runs. */
export const places = ["slurm", "kubernetes", "single"] as const;
export type EnginePlace = (typeof places)[number];

/**
 * How Toil runs an exported workflow, each command as its words.
 *
 * @property file where the CWL is kept: beside the wiring file, where its paths start
 * @property restart what continues a run whose leader died, in this order
 * @property warnings sentences about what the engine won't take well
 */
export type EngineCommand = {
  file: string;
  command: readonly string[];
  restart: readonly (readonly string[])[];
  warnings: readonly string[];
};

/** Jobs at once where the wiring file doesn't say. Toil's own default is the leader's cores. */
const defaultJobs = 32;

/** Seconds between two questions to Slurm, each about all jobs. */
const pollingWait = 5;

/** MiB for Toil's worker, which runs beside the program of a step: it was killed at 64 and not at 100. */
const leastMemory = 128;

/**
 * The command that runs a workflow in Toil 5.9.
 *
 * @param at the absolute folder of the wiring file, which all nodes of Slurm have to share, and the
 * file's name without its ending
 */
export function engineCommand(
  { steps, concurrency }: Plan,
  { folder, name }: { folder: string; name: string },
  place: EnginePlace,
  executor: "docker" | "process",
): EngineCommand {
  const beside = (ending: string) => `${folder}/${name}${ending}`;
  const document = beside(".cwl");
  // With the folder, so that the command that cancels these jobs finds no others.
  const jobName = `molfar${beside("").replace(/[^A-Za-z0-9_-]/g, "-")}`;
  // Toil has one limit for all jobs, so the lowest is the one that breaks none.
  const limits = [concurrency, ...steps.map((step) => step.limits.concurrency)];
  const jobs = Math.min(...limits.filter((each) => each !== undefined));
  const options = {
    slurm: [
      ...[`--jobStore=${beside("-jobs")}`, `--workDir=${folder}`],
      `--maxLocalJobs=${Number.isFinite(jobs) ? jobs : defaultJobs}`,
      // The help says that only LSF has it. In Slurm it asks for all jobs in one call.
      ...[`--statePollingWait=${pollingWait}`, "--coalesceStatusCalls"],
    ],
    // Pods share no folder, so the job store is a bucket, and images are started without Docker.
    kubernetes: [
      "--jobStore=aws:REGION:BUCKET",
      ...(executor === "docker" ? ["--singularity"] : []),
    ],
    single: [`--jobStore=${beside("-jobs")}`],
  }[place];
  const toil = (...more: readonly string[]) => [
    ...(place === "slurm" ? ["env", `TOIL_SLURM_ARGS=--job-name=${jobName}`] : []),
    ...["toil-cwl-runner", `--batchSystem=${place === "single" ? "single_machine" : place}`],
    ...options,
    ...(executor === "process" ? ["--no-container"] : []),
    ...[`--outdir=${beside("-outputs")}`, ...more, document],
  ];
  // It looks for files by their addresses, as they're written, and cuts its own commands at spaces.
  const moves = /[^\w.~/-]/.test(document)
    ? [
        `Move the workflow to a path of A-Z, a-z, 0-9, '.', '_', '~' and '-', because Toil fails with '${document}'.`,
      ]
    : [];
  const low = steps.filter(({ limits }) => place === "slurm" && limits.memoryMib < leastMemory);
  const raises = low.map(
    ({ key, limits }) =>
      `Set memory_mib of step ${key} to ${leastMemory} or more: with ${limits.memoryMib}, the first attempt at each item is killed where Slurm limits memory, because Toil's worker needs about 100.`,
  );
  return {
    ...{ file: document, command: toil() },
    warnings: [...moves, ...raises],
    restart: [...(place === "slurm" ? [["scancel", `--name=${jobName}`]] : []), toil("--restart")],
  };
}

/** The command and what surrounds it, for people. */
export function engineText({ file, command, restart, warnings }: EngineCommand): string {
  return [
    `Keep the CWL as ${shellWord(file)}, then run:`,
    `  ${shellLine(command)}`,
    "If that command is killed, continue with:",
    ...restart.map((each) => `  ${shellLine(each)}`),
    ...warnings,
  ].join("\n");
}

const shellLine = (words: readonly string[]) => words.map(shellWord).join(" ");

/** A word as a POSIX shell reads it. */
function shellWord(word: string): string {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}
