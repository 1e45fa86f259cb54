import { expect, test } from "vitest";
import { contentProblems } from "#build/content/content-problems.ts";
import { workflows } from "../collections/workflows.ts";
import { run } from "../runs/three-way-invoice-matching.ts";
import { type Run, type RunStep, runShape } from "./run.ts";
import { runProblems } from "./run-steps.ts";

const file = "content/runs/three-way-invoice-matching.ts";
const workflow = workflows.find(({ id }) => id === run.id);
const findProblems = (changed: Run) => runProblems(file, changed, workflow);

/** The run with one step put in the place of another. */
function withStep(at: number, change: (step: RunStep) => RunStep): Run {
  const [one, two, three, four, five] = run.steps;
  const put = (step: RunStep, index: number) => (index === at ? change(step) : step);
  return {
    ...run,
    steps: [put(one, 0), put(two, 1), put(three, 2), put(four, 3), put(five, 4)],
  };
}

test("an output that the next step doesn't take is named with file, run, step and field", () => {
  const changed = withStep(0, (step) => ({
    ...step,
    gives: [...step.gives, { name: "cover.pdf", text: "One page" }],
  }));
  expect(findProblems(changed)).toEqual([
    `${file}, run '${run.id}', step 1 'Capture', field gives: the next step, 'Extract lines', doesn't take 'cover.pdf'. Add it there under takes, or remove it here.`,
  ]);
});

test("an input that no earlier step gives is named", () => {
  const changed = withStep(4, (step) => ({
    ...step,
    takes: [{ name: "verdict.json", text: "?" }],
  }));
  expect(findProblems(changed)).toContainEqual(
    expect.stringContaining("step 5 'Post', field takes: no earlier step gives 'verdict.json'"),
  );
});

test("a missing step is named by the shape, and a step in a wrong place by its workflow", () => {
  const missing = { ...run, steps: run.steps.slice(0, 4) };
  expect(contentProblems(file, runShape, [missing], ({ id }) => id)).toEqual([
    `${file}, record '${run.id}', field steps: must hold exactly five steps. Add the missing one or take one out.`,
  ]);
  const renamed = withStep(1, (step) => ({ ...step, name: "Read lines" }));
  expect(findProblems(renamed)).toContainEqual(
    expect.stringContaining(
      "step 2 'Read lines', field name: the workflow's step here is 'Extract lines'",
    ),
  );
});

test("a decision that isn't one of the options is named", () => {
  const changed = withStep(3, (step) =>
    step.kind === "approval"
      ? {
          ...step,
          approval: { ...step.approval, decision: { ...step.approval.decision, option: "wait" } },
        }
      : step,
  );
  expect(findProblems(changed)).toEqual([
    expect.stringContaining("field approval.decision.option: 'wait' isn't one of the options"),
  ]);
});

test("a call that failed is followed by its repetition", () => {
  const changed = withStep(4, (step) =>
    step.kind === "work"
      ? {
          ...step,
          calls: step.calls.map((call, at) => (at === 0 ? { ...call, failed: "No answer" } : call)),
        }
      : step,
  );
  expect(findProblems(changed)).toEqual([expect.stringContaining("field calls.0.failed")]);
});

test("a limit that was kept can't have stopped a run", () => {
  const changed = withStep(3, (step) =>
    step.kind === "approval"
      ? {
          ...step,
          approval: {
            ...step.approval,
            policy: {
              ...step.approval.policy,
              limits: [
                { label: "In money, limit SGD 500", limit: 500, value: 226.8, shown: "226" },
              ],
            },
          },
        }
      : step,
  );
  expect(findProblems(changed)).toEqual([expect.stringContaining("field approval.policy.limits")]);
});
