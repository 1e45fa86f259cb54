import { expect, test } from "vitest";
import { run } from "../runs/non-conformance-report.ts";
import type { Effect } from "./autonomy.ts";
import type { RunCall, RunStep } from "./run.ts";
import { effectProblems } from "./run-effects.ts";

const [contain, find, decide, issue] = run.steps;

/** A step of the run, with its first call changed. */
function withCall(step: RunStep, change: Partial<RunCall>): RunStep {
  if (step.kind === "approval") return step;
  return { ...step, calls: step.calls.map((call, at) => (at ? call : { ...call, ...change })) };
}

const allowedAlone: readonly [tier: number, allowed: readonly Effect[]][] = [
  [1, []],
  [2, []],
  [3, ["message", "reversible"]],
  [4, ["message", "reversible", "bounded"]],
  [5, ["message", "reversible", "bounded", "costly"]],
];
const effects = ["message", "reversible", "bounded", "costly", "irreversible"] as const;

test.each(allowedAlone)(
  "tier %i has only these effects before an approval: %o",
  (tier, allowed) => {
    const passed = effects.filter((effect) => {
      const [step, before] = [withCall(find, { effect }), [withCall(contain, { effect: "none" })]];
      return effectProblems(step, before, tier).length === 0;
    });
    expect(passed).toEqual(allowed);
  },
);

test("an effect that the tier doesn't allow is named with its call and the rule", () => {
  expect(effectProblems(withCall(contain, { effect: "costly" }), [], 3)).toEqual([
    {
      field: "calls.0.effect",
      problem:
        "'trace' has a costly effect before the first approval, and tier 3, Supervised, allows without approval: Messages that commit you to nothing and reversible effects. Move the call behind an approval, or give the run the tier that it needs.",
    },
  ]);
});

test("after an approval, every effect is allowed", () => {
  const step = withCall(issue, { effect: "irreversible" });
  expect(effectProblems(step, [contain, find, decide], 3)).toEqual([]);
  expect(effectProblems(step, [contain, find], 3)).not.toEqual([]);
});

test("a call of a tool says its effect, and one that a model answers has none", () => {
  const call = contain.kind === "work" ? contain.calls[0] : undefined;
  if (contain.kind !== "work" || !call) throw new Error("The first step has no calls.");
  const { effect, ...silent } = call;
  const problems = (changed: RunCall) => effectProblems({ ...contain, calls: [changed] }, [], 3);
  expect(effect).toBe("none");
  expect(problems(silent)).toEqual([
    { field: "calls.0.effect", problem: expect.stringContaining("'trace' doesn't say") },
  ]);
  expect(problems({ ...silent, model: true })).toEqual([]);
  expect(problems({ ...silent, model: true, effect: "none" })).toHaveLength(1);
});
