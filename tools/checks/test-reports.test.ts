import { expect, test } from "vitest";
import {
  closingLine,
  countPlaywright,
  countVitest,
  explainTroubles,
  journeyResults,
  withSkipped,
} from "#tools/checks/test-reports.ts";

const vitestFile = (statuses: string[], status = "passed") => ({
  name: "a.test.ts",
  status,
  assertionResults: statuses.map((each, index) => ({ status: each, fullName: `test ${index}` })),
});

const journeys = (statuses: string[], errors: unknown[] = []) => ({
  errors,
  suites: [
    {
      title: "a.spec.ts",
      specs: [],
      suites: [
        {
          title: "group",
          specs: statuses.map((status) => ({
            title: "visits",
            file: "a.spec.ts",
            tests: [{ status }],
          })),
        },
      ],
    },
  ],
});

test("passed and failed unit tests are counted one by one", () => {
  const report = { testResults: [vitestFile(["passed", "failed", "passed"], "failed")] };
  expect(countVitest(report, 1)).toEqual({ passed: 2, failed: 1, remarks: [] });
});

test("a skipped or planned test counts as failed and is named", () => {
  const report = { testResults: [vitestFile(["passed", "skipped", "todo"])] };
  expect(countVitest(report, 0)).toEqual({
    passed: 1,
    failed: 2,
    remarks: [
      "Counted as failed, because it is skipped: test 1 (a.test.ts).",
      "Counted as failed, because it is todo: test 2 (a.test.ts).",
    ],
  });
});

test("a unit test that its name leaves out isn't counted", () => {
  const report = { testResults: [vitestFile(["passed", "skipped"])] };
  for (const args of [["-t", "test 0"], ["--testNamePattern=test 0"]]) {
    expect(countVitest(report, 0, args)).toEqual({ passed: 1, failed: 0, remarks: [] });
  }
});

test("a test file that cannot be read counts as one failure", () => {
  const report = { testResults: [vitestFile(["passed"]), vitestFile([], "failed")] };
  expect(countVitest(report, 1)).toMatchObject({ passed: 1, failed: 1 });
});

test("a run without any test has failed", () => {
  const nothing = {
    passed: 0,
    failed: 1,
    remarks: ["No test was run, so nothing was checked."],
  };
  expect(countVitest({ testResults: [] }, 0)).toEqual(nothing);
  expect(countPlaywright({ suites: [], errors: [] }, 0)).toMatchObject(nothing);
});

test("a run whose tests passed but which ended badly has failed", () => {
  expect(countVitest({ testResults: [vitestFile(["passed"])] }, 1)).toMatchObject({
    passed: 1,
    failed: 1,
  });
});

test("journeys are counted at every depth, and one that was left out has failed", () => {
  const report = journeys(["expected", "unexpected", "skipped"]);
  expect(countPlaywright(report, 1)).toEqual({
    passed: 1,
    failed: 2,
    remarks: ["Counted as failed, because it is skipped: visits (a.spec.ts)."],
  });
});

test("an error outside the journeys counts as a failure", () => {
  expect(countPlaywright(journeys(["expected"], [{}]), 1)).toMatchObject({ passed: 1, failed: 1 });
});

test("a test that names the program it lacks is skipped, not failed", () => {
  const left = { status: "skipped", fullName: "python (left out: there is no python3 here)" };
  const report = { testResults: [{ ...vitestFile(["passed"]), assertionResults: [left] }] };
  expect(countVitest({ testResults: [vitestFile(["passed"]), ...report.testResults] }, 0)).toEqual({
    ...{ passed: 1, failed: 0, remarks: [] },
    skipped: [`Not checked: ${left.fullName} (a.test.ts).`],
  });
});

test("the closing line says what was skipped only when something was", () => {
  expect(closingLine({ passed: 4, failed: 0, skipped: 0 })).toBe("4 passed, 0 failed");
  expect(closingLine({ passed: 4, failed: 1, skipped: 2 })).toBe("4 passed, 1 failed, 2 skipped");
});

test("what a machine can't check is skipped, and a failure where everything is required", () => {
  const count = { passed: 3, failed: 0, remarks: [] };
  const missing = ["WebKit needs Xvfb."];
  expect(withSkipped(count, missing, false)).toEqual({ ...count, skipped: missing });
  expect(withSkipped(count, missing, true)).toEqual({ passed: 3, failed: 1, remarks: missing });
});

test("a journey is named by its project, its file and its titles", () => {
  const report = {
    errors: [],
    suites: [
      {
        ...{ title: "a.spec.ts", specs: [] },
        suites: [
          {
            title: "group",
            specs: [
              {
                ...{ title: "visits", file: "a.spec.ts" },
                tests: [
                  { status: "expected", projectName: "desktop" },
                  { status: "unexpected", projectName: "phone" },
                ],
              },
            ],
          },
        ],
      },
    ],
  };
  expect(journeyResults(report)).toEqual([
    { id: "[desktop] › a.spec.ts › group › visits", passed: true },
    { id: "[phone] › a.spec.ts › group › visits", passed: false },
  ]);
});

test.each([
  ["Error: ENOSPC: no space left on device, write", /disk is full/],
  ["write /build/client/index.html: No space left on device", /disk is full/],
  ["Error: http://localhost:4173/healthz is already used, make sure that", /port 4173:/],
  ["Error: listen EADDRINUSE: address already in use :::5173\n    at x:12:3", /port 5173:/],
  ["Error: Port 6173 is already in use", /port 6173:/],
  ["Error: EMFILE: too many open files, open 'a'", /files be open/],
  ["FATAL ERROR: Reached heap limit - JavaScript heap out of memory", /memory/],
])("%s is explained in one sentence", (output, sentence) => {
  expect(explainTroubles(`a line\n${output}\nmore`)).toEqual([expect.stringMatching(sentence)]);
});

test("a failure of the project's own isn't blamed on the machine", () => {
  expect(explainTroubles("AssertionError: expected 3 to be 4")).toEqual([]);
});
