import type { FullConfig, Reporter, Suite, TestCase, TestResult } from "@playwright/test/reporter";

/** How far a run has come. */
export type Progress = { done: number; total: number; failed: number; seconds: number };

const betweenLinesMs = 20_000;

/** The line that says how far the run is, such as `312 of 861 journeys, 1 failed, 145 s`. */
export function progressLine({ done, total, failed, seconds }: Progress): string {
  return `${done} of ${total} journeys, ${failed} failed, ${Math.round(seconds)} s`;
}

/**
 * Playwright reporter that counts on standard error. A terminal (`PROGRESS=terminal`) sees one line
 * rewritten after every journey; a log gets a line at most every 20 s. It prints only when a
 * journey has ended, so that silence means that nothing moves.
 */
export default class JourneyProgress implements Reporter {
  #done = 0;
  #failed = 0;
  #total = 0;
  #started = 0;
  #printed = 0;
  readonly #terminal = process.env.PROGRESS === "terminal";

  onBegin(_config: FullConfig, suite: Suite): void {
    this.#total = suite.allTests().length;
    this.#started = Date.now();
    this.#printed = this.#started;
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    // It runs again, and counts then.
    if (result.status !== "passed" && result.retry < test.retries) return;
    this.#done += 1;
    if (result.status !== "passed") this.#failed += 1;
    const now = Date.now();
    if (!this.#terminal && now - this.#printed < betweenLinesMs) return;
    this.#printed = now;
    const line = progressLine({
      done: this.#done,
      total: this.#total,
      failed: this.#failed,
      seconds: (now - this.#started) / 1000,
    });
    process.stderr.write(this.#terminal ? `\r       ${line}` : `       ${line}\n`);
  }

  onEnd(): void {
    if (this.#terminal) process.stderr.write(`\r${" ".repeat(60)}\r`);
  }

  /** The failures are printed by the reporter beside this one. */
  printsToStdio(): boolean {
    return false;
  }
}
