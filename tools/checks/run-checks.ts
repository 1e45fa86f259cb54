import { type Preparation, preparations, type Step, type StepId, steps } from "./check-steps.ts";
import { cores, type Finding, nothing } from "./run-tests.ts";
import { schedule } from "./schedule.ts";
import { closingLine, explainTroubles } from "./test-reports.ts";

/**
 * The steps to run. Each has the arguments that choose some of its tests, asked for when it starts:
 * what the build has changed is only known then.
 */
export type Plan = ReadonlyMap<StepId, () => readonly string[]>;

/** One more than there are cores: most steps wait for a disk or a browser now and then. */
const room = cores + 1;

/**
 * Runs steps and what they need side by side, and prints each when it has ended: failures in full,
 * and only the count of passes. The last line is the total, for people and programs. Returns what
 * the steps found, or nothing when it was told to stop.
 */
export async function runChecks(plan: Plan): Promise<Map<StepId, Finding> | undefined> {
  const chosen = withNeeds(plan);
  const findings = new Map<StepId, Finding>();
  const running = new Map<Step, string>();
  const status = new Status(() => [...running].map(([{ title }, far]) => `${title}${far}`));
  let stopped = false;
  const stop = () => {
    stopped = true;
  };
  // Each running program stops by itself; here nothing more starts.
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, stop);

  const work = async (piece: Step | Preparation) => {
    if ("prepare" in piece) {
      await piece.prepare().catch(() => {});
      return;
    }
    const started = performance.now();
    running.set(piece, "");
    const noBuild = piece.needs.includes("build") && (findings.get("build")?.failed ?? 0) > 0;
    const finding = noBuild
      ? notWithoutBuild
      : await piece
          .check({
            args: plan.get(piece.id)?.() ?? [],
            tell: (progress) => running.set(piece, ` (${progress})`),
          })
          .catch(asFailure);
    running.delete(piece);
    if (stopped) return;
    findings.set(piece.id, finding);
    status.clear();
    report(piece, finding, (performance.now() - started) / 1000);
  };
  await schedule(chosen, room, work, () => stopped);
  status.end();
  if (stopped) {
    console.info("\nStopped.");
    process.exitCode = 130;
    return undefined;
  }

  const failed = steps.filter(({ id }) => (findings.get(id)?.failed ?? 0) > 0);
  if (failed.length > 0) console.info(`\nFailed: ${failed.map(({ title }) => title).join(", ")}.`);
  const all = [...findings.values()];
  const sum = (count: (finding: Finding) => number) =>
    all.reduce((total, finding) => total + count(finding), 0);
  console.info(
    `\n${closingLine({
      passed: sum(({ passed }) => passed),
      failed: sum(({ failed: count }) => count),
      skipped: sum(({ skipped }) => skipped?.length ?? 0),
    })}`,
  );
  if (failed.length > 0) process.exitCode = 1;
  return findings;
}

/** The planned steps with the build and the installations that they need, in order. */
function withNeeds(plan: Plan): (Step | Preparation)[] {
  const needed = new Set(
    steps.filter(({ id }) => plan.has(id)).flatMap(({ id, needs }) => [id, ...needs]),
  );
  return [...preparations, ...steps].filter(({ id }) => needed.has(id));
}

const notWithoutBuild: Finding = {
  ...nothing,
  failed: 1,
  remarks: ["Not checked, because there is no build to look at."],
};

function asFailure(error: unknown): Finding {
  const output = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return { ...nothing, failed: 1, remarks: explainTroubles(output), output };
}

function report(step: Step, finding: Finding, seconds: number): void {
  const { passed, failed, remarks, output } = finding;
  const result = failed === 0 ? `${passed} of ${passed}` : `${failed} of ${passed + failed} failed`;
  const word = failed === 0 ? "ok  " : "FAIL";
  console.info(`${word}   ${step.title}: ${result}, ${seconds.toFixed(1)} s`);
  for (const reason of finding.skipped ?? []) console.info(`skip   ${reason}`);
  if (failed === 0) return;
  if (output.trim() !== "") console.info(`\n${output.trimEnd()}\n`);
  for (const remark of remarks) console.info(`       ${remark}`);
}

/** Says what runs: on a terminal in one line that is written again, in a log now and then. */
class Status {
  readonly #terminal = process.stderr.isTTY;
  readonly #timer: NodeJS.Timeout;
  #shown = "";

  constructor(running: () => string[]) {
    this.#timer = setInterval(
      () => {
        const line = `       Now: ${running().join("; ")}`;
        if (!this.#terminal) {
          process.stderr.write(`${line}\n`);
          return;
        }
        this.clear();
        this.#shown = line.slice(0, process.stderr.columns - 1);
        process.stderr.write(`\r${this.#shown}`);
      },
      this.#terminal ? 500 : 60_000,
    );
  }

  /** Makes room for other lines. */
  clear(): void {
    if (this.#shown !== "") process.stderr.write(`\r${" ".repeat(this.#shown.length)}\r`);
    this.#shown = "";
  }

  end(): void {
    clearInterval(this.#timer);
    this.clear();
  }
}
