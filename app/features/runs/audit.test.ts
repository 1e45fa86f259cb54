import { describe, expect, test } from "vitest";
import { runs } from "#tools/content/runs.ts";
import { buildAudit } from "./audit.ts";

const listEvents = (run: (typeof runs)[number]) => buildAudit(run).map(({ event }) => event);

describe.each(runs)("the audit record of $id", (run) => {
  const entries = buildAudit(run);

  test("is numbered from 1 and never goes back in time", () => {
    expect(entries.map(({ number }) => number)).toEqual(entries.map((_, index) => index + 1));
    const times = entries.map(({ time }) => Date.parse(time));
    expect(times).toEqual([...times].sort((one, other) => one - other));
  });

  test("begins with the start, ends with the outcome and names every step", () => {
    expect(entries[0]?.event).toBe("run.started");
    expect(entries.at(-1)?.event).toMatch(/^run\.(completed|refused)$/);
    const named = new Set(entries.map(({ step }) => step));
    expect(run.steps.filter(({ name }) => !named.has(name))).toEqual([]);
  });
});

test("among the runs are a failure with its repetition, an escalation and a refusal", () => {
  const all = runs.flatMap(listEvents);
  for (const event of ["tool.failed", "approval.escalated", "run.refused"] as const)
    expect(all).toContain(event);
});
