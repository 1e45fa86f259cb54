import type { Run, RunStep } from "./run.ts";
import { effectProblems } from "./run-effects.ts";
import type { Workflow } from "./workflow.ts";

/**
 * Mismatches between the steps of a run, or between them and their workflow: a sentence for each,
 * with file, run, step and field.
 *
 * @param file where the run is written, as 'content/runs/gst-f5-return.ts'
 */
export function runProblems(file: string, run: Run, workflow: Workflow | undefined): string[] {
  if (!workflow) {
    return [
      `${file}, run '${run.id}', field id: no workflow is called '${run.id}'. Use the id of a workflow in content/workflows/.`,
    ];
  }
  return run.steps.flatMap((step, index) => {
    const at = (field: string, problem: string) =>
      `${file}, run '${run.id}', step ${index + 1} '${step.name}', field ${field}: ${problem}`;
    return [
      ...planProblems(step, workflow.workflow[index], run.steps.slice(0, index)),
      ...inputProblems(step, run.steps.slice(0, index)),
      ...outputProblems(step, run.steps[index + 1]),
      ...effectProblems(step, run.steps.slice(0, index), run.tier),
      ...(step.kind === "work" ? workProblems(step) : approvalProblems(step, index)),
    ].map(({ field, problem }) => at(field, problem));
  });
}

type Problem = { field: string; problem: string };

function planProblems(
  step: RunStep,
  planned: Workflow["workflow"][number] | undefined,
  before: readonly RunStep[],
): Problem[] {
  const problems: Problem[] = [];
  if (planned?.name !== step.name) {
    problems.push({
      field: "name",
      problem: `the workflow's step here is '${planned?.name}'. Write that step here.`,
    });
  }
  if ((planned?.decides !== undefined) !== (step.kind === "approval")) {
    problems.push({
      field: "kind",
      problem: planned?.decides
        ? "a person decides here in the workflow. Make the step an approval."
        : "the workflow has no decision here. Make the step 'work'.",
    });
  }
  if (before.some(({ kind }) => kind === "approval") && step.plan === undefined) {
    problems.push({
      field: "plan",
      problem: "is missing. The run waits before this step, so say what the step will do.",
    });
  }
  return problems;
}

function inputProblems(step: RunStep, before: readonly RunStep[]): Problem[] {
  const given = new Set(before.flatMap(({ gives }) => gives.map(({ name }) => name)));
  const unknown = (step.takes ?? []).filter(({ name }) => !given.has(name));
  const problems = unknown.map(({ name }) => ({
    field: "takes",
    problem: `no earlier step gives '${name}'. Correct the name, or write it under outside.`,
  }));
  const takesNothing = (step.takes ?? step.outside) === undefined;
  return takesNothing
    ? [...problems, { field: "takes", problem: "the step takes nothing. Write what came in." }]
    : problems;
}

function outputProblems(step: RunStep, next: RunStep | undefined): Problem[] {
  if (!next) return [];
  const taken = new Set((next.takes ?? []).map(({ name }) => name));
  return step.gives
    .filter(({ name }) => !taken.has(name))
    .map(({ name }) => ({
      field: "gives",
      problem: `the next step, '${next.name}', doesn't take '${name}'. Add it there under takes, or remove it here.`,
    }));
}

function workProblems({ calls, why }: Extract<RunStep, { kind: "work" }>): Problem[] {
  const problems: Problem[] = [];
  if (calls.some(({ model }) => model) !== (why !== undefined)) {
    problems.push({
      field: "why",
      problem: why
        ? "no call of this step goes to a model. Mark that call with 'model: true', or remove the reason."
        : "a model answered a call of this step. Write its reason.",
    });
  }
  calls.forEach((call, at) => {
    if (call.failed && calls[at + 1]?.tool !== call.tool) {
      problems.push({
        field: `calls.${at}.failed`,
        problem: `'${call.tool}' failed and isn't repeated. Write the next attempt as the next call.`,
      });
    }
  });
  return problems;
}

function approvalProblems(
  { approval }: Extract<RunStep, { kind: "approval" }>,
  index: number,
): Problem[] {
  const { options, decision, policy } = approval;
  const taken = options.find(({ id }) => id === decision.option);
  const problems: Problem[] = [];
  if (!taken) {
    problems.push({
      field: "approval.decision.option",
      problem: `'${decision.option}' isn't one of the options. Choose one of ${options.map(({ id }) => id).join(", ")}.`,
    });
  }
  for (const field of ["id", "key"] as const) {
    if (new Set(options.map((option) => option[field])).size < options.length) {
      problems.push({
        field: `approval.options.${field}`,
        problem: "two options share it. Give each its own.",
      });
    }
  }
  if (taken?.refuses && index < 4) {
    problems.push({
      field: "approval.decision.option",
      problem: "the recorded person refused, and later steps follow. Refuse only at the last step.",
    });
  }
  for (const { label, limit, value } of policy.limits) {
    if (value <= limit) {
      problems.push({
        field: "approval.policy.limits",
        problem: `'${label}' is kept by ${value}, so it can't have stopped the run. Correct it or take it out.`,
      });
    }
  }
  const escalated = decision.escalated;
  if (escalated && escalated.seconds >= decision.seconds) {
    problems.push({
      field: "approval.decision.escalated",
      problem: "comes after the decision. Write a time before it.",
    });
  }
  return problems;
}
