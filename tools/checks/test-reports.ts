/** The result of a step of the checks, and the sentences that belong to its failures. */
export type Count = {
  passed: number;
  failed: number;
  remarks: string[];
  /** Checks this machine can't run, a sentence each with what to do. */
  skipped?: readonly string[];
};

/** The part of Vitest's JSON report that is counted. */
type VitestReport = {
  testResults: {
    name: string;
    status: string;
    assertionResults: { status: string; fullName: string }[];
  }[];
};

/** The part of Playwright's JSON report that is counted. */
export type PlaywrightReport = {
  suites: PlaywrightSuite[];
  errors: unknown[];
};

type PlaywrightSuite = {
  title: string;
  suites?: PlaywrightSuite[];
  specs: { title: string; file: string; tests: { status: string; projectName?: string }[] }[];
};

/** The sum of all steps, as people and programs read it in the last line. */
export function closingLine(sum: { passed: number; failed: number; skipped: number }): string {
  const line = `${sum.passed} passed, ${sum.failed} failed`;
  return sum.skipped === 0 ? line : `${line}, ${sum.skipped} skipped`;
}

/** Adds what can't be checked on this machine. Where everything has to be, that's a failure. */
export function withSkipped(count: Count, missing: readonly string[], allRequired: boolean): Count {
  if (!allRequired) return { ...count, skipped: missing };
  return {
    ...count,
    failed: count.failed + missing.length,
    remarks: [...count.remarks, ...missing],
  };
}

/**
 * Counts the tests of a Vitest run. A file that could not be read counts as one failure. Tests that
 * an option such as `-t` leaves out by their names are reported as skipped.
 */
export function countVitest(
  report: VitestReport,
  exitCode: number,
  args: readonly string[] = [],
): Count {
  const count: Count = { passed: 0, failed: 0, remarks: [] };
  const byName = args.some((arg) => /^(?:-t|--testNamePattern)(?:=|$)/.test(arg));
  for (const file of report.testResults) {
    for (const test of file.assertionResults) {
      if (byName && test.status === "skipped") continue;
      tally(count, test.status, `${test.fullName} (${file.name})`);
    }
    if (file.status === "failed" && file.assertionResults.every(isPassed)) count.failed += 1;
  }
  return closed(count, exitCode);
}

/** Counts the tests of a Playwright run. */
export function countPlaywright(report: PlaywrightReport, exitCode: number): Count {
  const count: Count = { passed: 0, failed: report.errors.length, remarks: [] };
  const visit = (suite: PlaywrightSuite) => {
    for (const spec of suite.specs) {
      for (const { status } of spec.tests) {
        const name = `${spec.title} (${spec.file})`;
        tally(count, status === "expected" ? "passed" : status, name);
      }
    }
    suite.suites?.forEach(visit);
  };
  report.suites.forEach(visit);
  return closed(count, exitCode);
}

/**
 * The tests of a Playwright run, each by its project, file and titles, as `--test-list` names it:
 * `[journeys] › about.spec.ts › the title`.
 */
export function journeyResults(report: PlaywrightReport): { id: string; passed: boolean }[] {
  const visit = (
    suite: PlaywrightSuite,
    above: readonly string[],
  ): ReturnType<typeof journeyResults> => {
    const titles = [...above, suite.title];
    return [
      ...suite.specs.flatMap(({ title, tests }) =>
        tests.map(({ status, projectName = "" }) => ({
          id: [`[${projectName}]`, ...titles, title].join(" › "),
          passed: status === "expected",
        })),
      ),
      ...(suite.suites ?? []).flatMap((each) => visit(each, titles)),
    ];
  };
  return report.suites.flatMap((suite) => visit(suite, []));
}

function isPassed(test: { status: string }): boolean {
  return test.status === "passed";
}

function tally(count: Count, status: string, name: string): void {
  if (status === "passed") {
    count.passed += 1;
    return;
  }
  // A test that names the program it lacks says so in its title.
  if (["skipped", "pending"].includes(status) && name.includes("(left out: ")) {
    count.skipped = [...(count.skipped ?? []), `Not checked: ${name}.`];
    return;
  }
  count.failed += 1;
  // A failure has its own output; a test that did not run has none.
  if (status !== "failed" && status !== "unexpected") {
    count.remarks.push(`Counted as failed, because it is ${status}: ${name}.`);
  }
}

/** A run mustn't look better than the runner's own exit code. */
function closed(count: Count, exitCode: number): Count {
  if (count.passed + count.failed === 0) {
    return { ...count, failed: 1, remarks: ["No test was run, so nothing was checked."] };
  }
  if (exitCode !== 0 && count.failed === 0) {
    const remark = `Every test passed, and yet the run ended with code ${exitCode}.`;
    return { ...count, failed: 1, remarks: [...count.remarks, remark] };
  }
  return count;
}

/** What a machine can do to a check, as programs put it, and the sentence for people. */
const troubles: readonly (readonly [RegExp, (match: RegExpExecArray) => string])[] = [
  [
    /ENOSPC|EDQUOT|No space left on device|Disk quota exceeded/i,
    () => "The disk is full: free some space and run the command again.",
  ],
  [
    /https?:\/\/localhost:(\d+)\S* is already used|EADDRINUSE[^\n]*?:(\d+)\b|Port (\d+) is (?:already )?in use/i,
    ([, ...ports]) =>
      `Another program listens on port ${ports.find(Boolean)}: stop it, or set TEST_PORT to a free port.`,
  ],
  [
    /\bEMFILE\b|\bENFILE\b|too many open files/i,
    () =>
      "This machine lets no more files be open at once: raise the limit that 'ulimit -n' shows.",
  ],
  [
    /JavaScript heap out of memory|\bENOMEM\b|Cannot allocate memory/i,
    () => "The memory of this machine is full: end other programs and run the command again.",
  ],
];

/** A sentence for each thing in a program's output that's the machine's fault and not the project's. */
export function explainTroubles(output: string): string[] {
  return troubles.flatMap(([sign, sentence]) => {
    const match = sign.exec(output);
    return match ? [sentence(match)] : [];
  });
}
