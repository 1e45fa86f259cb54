import type { Reporter, TestCase, TestModule } from "vitest/node";
import { ProgressCount } from "./progress.ts";

/**
 * Vitest reporter that says how many tests have ended, of those in the files read so far: all
 * journeys of an engine are in one file, which may take longer than a run may be silent.
 */
export default class TestProgress implements Reporter {
  readonly #count = new ProgressCount("tests", 0);

  onTestModuleCollected(file: TestModule): void {
    this.#count.expect(Array.from(file.children.allTests()).length);
  }

  onTestCaseResult(test: TestCase): void {
    this.#count.ended(test.ok());
  }
}
