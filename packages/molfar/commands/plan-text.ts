import type { Plan, PlannedInput } from "../wiring/plan.ts";

/** A plan for people: its steps in their order, with what goes into them. */
export function planText(plan: Plan): string {
  const steps = plan.steps.map(({ key, task, inputs, outputs, each }, index) => {
    const mode = each ? `, each item of '${each.input.name}' (${each.collection})` : "";
    const lines = [
      `${index + 1}. ${key}: ${task.name}${mode}`,
      ...inputs.map((input) => `   ${input.variable}_PATH from ${sourceText(input)}`),
      ...outputs.map(({ name, path, shape }) => `   gives '${name}', ${shape.kind}, ${path}`),
    ];
    return lines.join("\n");
  });
  const outputs = plan.outputs.map(({ name, step, output }) => `   ${name} from ${step}.${output}`);
  return [`${plan.name}`, ...steps, "Outputs", ...outputs, "Nothing was started."].join("\n");
}

function sourceText({ source }: PlannedInput): string {
  if (source.kind === "output") return `${source.step}.${source.output}`;
  return source.kind === "value" ? "a value" : `the ${source.kind} ${source.path}`;
}
