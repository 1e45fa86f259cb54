import { aloneText, type Effect, effects, tierOf } from "./autonomy.ts";
import type { RunStep } from "./run.ts";

/**
 * The calls of a step whose effects the tier of the run doesn't allow, each with its field and the
 * rule. Until the first approval, a run has only those effects outside YNO that its tier names.
 *
 * @param before the steps before it
 * @param number of the tier
 */
export function effectProblems(
  step: RunStep,
  before: readonly RunStep[],
  number: number,
): { field: string; problem: string }[] {
  if (step.kind === "approval") return [];
  const tier = tierOf(number);
  const isApproved = before.some(({ kind }) => kind === "approval");
  const allowed: readonly (Effect | "none")[] = ["none", ...tier.alone];
  return step.calls.flatMap(({ tool, effect, model }, at) => {
    const field = `calls.${at}.effect`;
    if ((effect === undefined) !== (model === true)) {
      const problem = model
        ? `a model answers '${tool}', which changes nothing outside YNO. Remove the effect, or give it to a call of a tool.`
        : `'${tool}' doesn't say what it changes outside YNO. Write one of none, ${effects.join(", ")}.`;
      return [{ field, problem }];
    }
    if (effect === undefined || isApproved || allowed.includes(effect)) return [];
    const rule = `tier ${number}, ${tier.name}, allows without approval: ${aloneText(tier)}`;
    return [
      {
        field,
        problem: `'${tool}' has a ${effect} effect before the first approval, and ${rule} Move the call behind an approval, or give the run the tier that it needs.`,
      },
    ];
  });
}
