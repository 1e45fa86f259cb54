import type { ApprovalStep, Run, WorkStep } from "#content/schema/run.ts";
import {
  callTimes,
  formatTimestamp,
  moneyText,
  type StepTime,
  stepTimes,
  toMilliseconds,
} from "./timing.ts";

type AuditEvent =
  | "run.started"
  | "run.completed"
  | "run.refused"
  | "step.waited"
  | "step.completed"
  | "tool.called"
  | "tool.failed"
  | "policy.stopped"
  | "approval.requested"
  | "approval.escalated"
  | "approval.decided";

/** One entry of the audit record. Entries are added and never changed. */
export type AuditEntry = {
  number: number;
  /** In Singapore, to a tenth of a second. */
  time: string;
  event: AuditEvent;
  /** The step it belongs to; the run itself for the first and the last entry. */
  step: string;
  what: string;
};

type Happening = Omit<AuditEntry, "number" | "time"> & { at: number };

/** The audit record of a run, made from what its steps say happened. */
export function buildAudit(run: Run): AuditEntry[] {
  const times = stepTimes(run);
  const happenings = run.steps.flatMap((step, index) => {
    const time = times[index];
    if (!time) return [];
    return step.kind === "work" ? workHappenings(step, time) : approvalHappenings(step, time);
  });
  const first: Happening = {
    at: Date.parse(run.started),
    event: "run.started",
    step: run.number,
    what: `${run.trigger.name} started version ${run.version}`,
  };
  return [first, ...happenings, lastHappening(run, times)].map(({ at, ...rest }, index) => ({
    number: index + 1,
    time: formatTimestamp(at),
    ...rest,
  }));
}

function workHappenings(step: WorkStep, { start, end }: StepTime): Happening[] {
  const times = callTimes(step.calls);
  const calls = step.calls.flatMap(({ recorded, failed }, index): Happening[] => {
    const ended = times[index]?.end;
    if (recorded === undefined || ended === undefined) return [];
    const event = failed ? "tool.failed" : "tool.called";
    return [{ at: start + toMilliseconds(ended), event, step: step.name, what: recorded }];
  });
  const waited: Happening[] = step.pause
    ? [{ at: start, event: "step.waited", step: step.name, what: step.pause.reason }]
    : [];
  const what = `${step.name}: ${withoutStop(step.result)}`;
  return [...waited, ...calls, { at: end, event: "step.completed", step: step.name, what }];
}

function approvalHappenings(step: ApprovalStep, { start, end }: StepTime): Happening[] {
  const { policy, asks, decision } = step.approval;
  const at = { step: step.name };
  const limits = policy.limits.map(({ shown }) => shown).join(", ");
  const escalated: Happening[] = decision.escalated
    ? [
        {
          ...at,
          at: start + toMilliseconds(decision.escalated.seconds),
          event: "approval.escalated",
          what: `No answer in time, passed on to ${decision.escalated.to}`,
        },
      ]
    : [];
  return [
    { ...at, at: start, event: "policy.stopped", what: `${policy.id}: ${limits}` },
    { ...at, at: start, event: "approval.requested", what: `Asked ${asks}` },
    ...escalated,
    {
      ...at,
      at: end,
      event: "approval.decided",
      what: `${decision.title}, by ${decision.by} ${decision.via}`,
    },
  ];
}

function lastHappening(run: Run, times: readonly StepTime[]): Happening {
  const approvals = run.steps.filter(({ kind }) => kind === "approval").length;
  return {
    at: times.at(-1)?.end ?? Date.parse(run.started),
    event: isRefused(run) ? "run.refused" : "run.completed",
    step: run.number,
    what: `5 steps, ${approvalsText(approvals)}, ${moneyText(sumCosts(run))}`,
  };
}

function approvalsText(count: number): string {
  if (count === 0) return "no approval";
  return count === 1 ? "1 approval" : `${count} approvals`;
}

/** Whether the last decision ended the run without its outcome. */
export function isRefused({ steps }: Run): boolean {
  return steps.some(
    (step) =>
      step.kind === "approval" &&
      step.approval.options.some(
        ({ id, refuses }) => refuses && id === step.approval.decision.option,
      ),
  );
}

/** What the first steps of a run cost, or all of them, in cents of SGD. */
export function sumCosts(run: Run, steps = 5): number {
  return run.steps
    .slice(0, steps)
    .reduce((sum, step) => sum + (step.kind === "work" ? step.cost : 0), 0);
}

function withoutStop(sentence: string): string {
  return sentence.endsWith(".") ? sentence.slice(0, -1) : sentence;
}
