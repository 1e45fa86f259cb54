import type { PlanFacts } from "@yno/site-mcp/estimate";
import { plans } from "../collections/plans.ts";
import { enterpriseUsers } from "../shared-facts.ts";

/** What prices are worked out from, in the page and by the MCP server. */
export const planFacts: readonly PlanFacts[] = plans.map(({ id, name, price, limits }) => ({
  ...{ id, name, price, limits },
  leastUsers: id === "enterprise" ? Number.parseInt(enterpriseUsers, 10) : 1,
}));
