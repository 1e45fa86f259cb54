import type { Reporter as PlaywrightReporter, Suite, TestResult } from "@playwright/test/reporter";
import type { TestModule, TestCase as VitestCase, Reporter as VitestReporter } from "vitest/node";

/** How far a run has come. */
type Progress = { done: number; total: number; failed: number; seconds: number };

const betweenLinesMs = 5_000;

/** The line that says how far the run is, such as `312 of 861 journeys, 1 failed, 145 s`. */
export function progressLine(what: string, { done, total, failed, seconds }: Progress): string {
  return `${done} of ${total} ${what}, ${failed} failed, ${Math.round(seconds)} s`;
}

/** Parts what a program says on standard error into the last line of progress and all the rest. */
export function splitProgress(text: string): { progress: string | undefined; rest: string } {
  const line = /^ *(\d+ of \d+ [a-z ]+, \d+ failed, \d+ s)\n/gm;
  const progress = [...text.matchAll(line)].at(-1)?.[1];
  return { progress, rest: text.replace(line, "") };
}

/**
 * Reporter of Vitest and Playwright that counts on standard error what has ended, with a line at most
 * every 5 s. It prints only when something has ended, so that silence means that nothing moves: all
 * journeys of an engine are in one file, which may take longer than a run may be silent.
 */
export default class ProgressReporter implements VitestReporter, PlaywrightReporter {
  #what = "tests";
  #total = 0;
  readonly #started = Date.now();
  #printed = Date.now();
  #done = 0;
  #failed = 0;

  /** Vitest: the tests of one more file are known. */
  onTestModuleCollected({ children }: Pick<TestModule, "children">): void {
    this.#total += Array.from(children.allTests()).length;
  }

  /** Vitest */
  onTestCaseResult(test: Pick<VitestCase, "ok">): void {
    this.#ended(test.ok());
  }

  /** Playwright: all tests are known. */
  onBegin(_config: unknown, suite: Pick<Suite, "allTests">): void {
    this.#what = "journeys";
    this.#total = suite.allTests().length;
  }

  /** Playwright */
  onTestEnd(_test: unknown, { status }: Pick<TestResult, "status">): void {
    this.#ended(status === "passed");
  }

  /** Playwright: the failures are printed by the reporter beside this one. */
  printsToStdio(): boolean {
    return false;
  }

  #ended(passed: boolean): void {
    this.#done += 1;
    if (!passed) this.#failed += 1;
    const now = Date.now();
    if (now - this.#printed < betweenLinesMs) return;
    this.#printed = now;
    const line = progressLine(this.#what, {
      ...{ done: this.#done, total: this.#total, failed: this.#failed },
      seconds: (now - this.#started) / 1000,
    });
    process.stderr.write(`       ${line}\n`);
  }
}
