import type { FullConfig, Reporter, Suite, TestCase, TestResult } from "@playwright/test/reporter";
import { ProgressCount } from "./progress.ts";

/** Playwright reporter that says how many tests have ended. */
export default class JourneyProgress implements Reporter {
  #count = new ProgressCount("journeys", 0);

  onBegin(_config: FullConfig, suite: Suite): void {
    this.#count = new ProgressCount("journeys", suite.allTests().length);
  }

  onTestEnd(_test: TestCase, result: TestResult): void {
    this.#count.ended(result.status === "passed");
  }

  /** The failures are printed by the reporter beside this one. */
  printsToStdio(): boolean {
    return false;
  }
}
