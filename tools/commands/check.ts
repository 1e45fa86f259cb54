import { groups, type StepId, steps } from "../checks/check-steps.ts";
import { type Plan, runChecks } from "../checks/run-checks.ts";

/**
 * Runs every check, or the named ones: `npm test -- lint unit`. Paths and options after the names
 * choose tests in those: `npm run test:unit -- app/features/uptime`.
 */
async function main(words: readonly string[]): Promise<void> {
  const first = words.findIndex((word) => /^-|[/.]/.test(word));
  const names = first < 0 ? words : words.slice(0, first);
  const args = first < 0 ? [] : words.slice(first);
  const unknown = names.filter((name) => idsOf(name).length === 0);
  if (unknown.length > 0) {
    const known = [...Object.keys(groups), ...steps.map(({ id }) => id)].join(", ");
    console.error(`There is no check called ${unknown.join(" or ")}: choose from ${known}.`);
    process.exitCode = 1;
    return;
  }
  const ids = names.length === 0 ? steps.map(({ id }) => id) : names.flatMap(idsOf);
  const plan: Plan = new Map(
    steps
      .filter(({ id, runsTests }) => ids.includes(id) && (runsTests || args.length === 0))
      .map(({ id }) => [id, () => args]),
  );
  if (plan.size === 0) {
    console.error(`In ${names.join(" and ")} no tests can be chosen: leave out ${args.join(" ")}.`);
    process.exitCode = 1;
    return;
  }
  await runChecks(plan);
}

function idsOf(name: string): StepId[] {
  return steps.map(({ id }) => id).filter((id) => id === name || groups[name]?.includes(id));
}

await main(process.argv.slice(2));
