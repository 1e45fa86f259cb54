import { type Finding, type Step, steps } from "../checks/check-steps.ts";
import { closingLine } from "../checks/test-reports.ts";

/**
 * Runs every check, or the named ones: `npm test -- lint unit`. Shows failures in full and only the
 * count of passes. The last line is the total, for people and programs.
 */
async function main(names: readonly string[]): Promise<void> {
  const unknown = names.filter((name) => !steps.some((step) => step.id === name));
  if (unknown.length > 0) {
    const known = steps.map((step) => step.id).join(", ");
    console.error(`There is no check called ${unknown.join(" or ")}: choose from ${known}.`);
    process.exit(1);
  }

  const chosen = steps.filter((step) => names.length === 0 || names.includes(step.id));
  const needsBuild = chosen.some((step) => step.needsBuild);
  const todo = steps.filter((step) => chosen.includes(step) || (needsBuild && step.id === "build"));

  const sum = { passed: 0, failed: 0, skipped: 0 };
  const failedSteps: string[] = [];
  let built = true;
  for (const step of todo) {
    const started = performance.now();
    console.info(`       ${step.title}`);
    const finding: Finding =
      step.needsBuild && !built ? notWithoutBuild : await step.check().catch(asFailure);
    report(step, finding, (performance.now() - started) / 1000);

    sum.passed += finding.passed;
    sum.failed += finding.failed;
    sum.skipped += finding.skipped?.length ?? 0;
    if (finding.failed > 0) failedSteps.push(step.title);
    if (step.id === "build") built = finding.failed === 0;
  }

  if (failedSteps.length > 0) console.info(`\nFailed: ${failedSteps.join(", ")}.`);
  console.info(`\n${closingLine(sum)}`);
  process.exitCode = sum.failed === 0 ? 0 : 1;
}

const notWithoutBuild: Finding = {
  passed: 0,
  failed: 1,
  remarks: ["Not checked, because there is no build to look at."],
  output: "",
};

function asFailure(error: unknown): Finding {
  const output = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return { passed: 0, failed: 1, remarks: [], output };
}

function report(step: Step, finding: Finding, seconds: number): void {
  const { passed, failed, remarks, output } = finding;
  const result = failed === 0 ? `${passed} of ${passed}` : `${failed} of ${passed + failed} failed`;
  const word = failed === 0 ? "ok  " : "FAIL";
  console.info(`${word}   ${step.title}: ${result}, ${seconds.toFixed(1)} s`);
  for (const reason of finding.skipped ?? []) console.info(`skip   ${reason}`);
  for (const name of finding.repeated ?? []) console.info(`again  Passed when run again: ${name}`);
  if (failed === 0) return;
  if (output.trim() !== "") console.info(`\n${output.trimEnd()}\n`);
  for (const remark of remarks) console.info(`       ${remark}`);
}

await main(process.argv.slice(2));
