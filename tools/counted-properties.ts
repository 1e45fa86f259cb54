import fc from "fast-check";
// biome-ignore lint/correctness/noUndeclaredDependencies: Vitest is the root's, and runs this file.
import { afterEach } from "vitest";
import { countChecks } from "./counted-checks.ts";

// How many inputs a test has made up goes into its report. Failures are reported as by default.
let inputs = 0;
fc.configureGlobal({
  ...fc.readConfigureGlobal(),
  reporter(details) {
    inputs += details.numRuns;
    if (!details.failed) return;
    throw new Error(fc.defaultReportMessage(details), { cause: details.errorInstance });
  },
});

afterEach(({ task }) => {
  if (inputs > 0) countChecks(task, { inputs });
  inputs = 0;
});
