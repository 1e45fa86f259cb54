import { groups, type StepId, steps } from "../checks/check-steps.ts";
import { type Plan, runChecks } from "../checks/run-checks.ts";

const known = [...Object.keys(groups), ...steps.map(({ id }) => id)].join(", ");
const usage = `'npm test' runs every check, or those that are named, as in 'npm test -- lint unit':
  ${known}.
Paths and options after the names choose tests in those: 'npm test -- unit app/features/uptime'.`;

/** Runs what `usage` says. */
async function main(words: readonly string[]): Promise<void> {
  if (words.includes("--help")) {
    console.info(usage);
    return;
  }
  const first = words.findIndex((word) => /^-|[/.]/.test(word));
  const names = first < 0 ? words : words.slice(0, first);
  const args = first < 0 ? [] : words.slice(first);
  const unknown = names.filter((name) => idsOf(name).length === 0);
  if (unknown.length > 0) {
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
