import type { Reporter, TestModule, TestSpecification } from "vitest/node";
import { ProgressCount } from "./progress.ts";

/** Vitest reporter that says how many test files have ended. */
export default class FileProgress implements Reporter {
  #count = new ProgressCount("files", 0);

  onTestRunStart(files: readonly TestSpecification[]): void {
    this.#count = new ProgressCount("files", files.length);
  }

  onTestModuleEnd(file: TestModule): void {
    this.#count.ended(file.ok());
  }
}
