import { costsOf, type PlanFacts } from "@yno/site-mcp/estimate";
import { plans } from "../collections/plans.ts";
import { formatSgd } from "../messages/amounts.ts";
import { estimateWords } from "../messages/price-estimate.ts";
import { enterpriseCalls, enterpriseUsers } from "../shared-facts.ts";

/** What prices are worked out from, in the page and by the MCP server. */
export const planFacts: readonly PlanFacts[] = plans.map(({ id, name, price, limits }) => ({
  ...{ id, name, price, limits },
  // Facts are written for readers: '100 users', '10M'.
  ...(id === "enterprise"
    ? {
        leastUsers: Number.parseInt(enterpriseUsers, 10),
        sharedCalls: 1_000_000 * Number.parseInt(enterpriseCalls, 10),
      }
    : { leastUsers: 1 }),
}));

/** The rows of the table of costs, in words: a month, twelve of them, a year at once, the saving. */
export const priceRows = planFacts.map((plan) => ({
  key: plan.id,
  cells: [plan.name, ...costCells(plan)],
}));

function costCells(plan: PlanFacts): string[] {
  const costs = costsOf(plan);
  const { byOrder, free } = estimateWords;
  if (!costs) return [byOrder, byOrder, byOrder, "–"];
  const { month, twelveMonths, year, saved } = costs;
  if (month === 0) return [free, free, free, "–"];
  return [month, twelveMonths, year, saved].map((cents) => formatSgd(cents / 100));
}
