import type { Registry } from "@yno/registry/registry";
import type { SiteSearch } from "@yno/search/search";
import * as z from "zod";
import type { PlanFacts } from "./estimate.ts";
import type { SecurityAnswer } from "./security-answers.ts";

/** All that the MCP server answers from. */
export type SiteData = {
  /** The text of every page as Markdown, by its path: '/', '/docs/mcp'. */
  pages: ReadonlyMap<string, string>;
  registry: Registry;
  /** The search of the palette. */
  search: SiteSearch;
  /** The plans, the smallest first. */
  plans: readonly PlanFacts[];
  /** The answers for security reviews, in the order of their topics. */
  securityAnswers: readonly SecurityAnswer[];
};

const limit = z.union([z.int(), z.literal("unlimited")]);
const dollars = z.int().nullable();

/** A plan in `/plans.json`. */
export const planFactsShape = z.object({
  id: z.string(),
  name: z.string(),
  price: z.object({ monthly: dollars, yearly: dollars }),
  limits: z.object({
    ...{ agents: limit, workflows: limit, integrations: limit, apiCalls: limit },
    ...{ customIntegrations: z.boolean(), sso: z.boolean(), auditLogs: z.boolean() },
    ...{ onPremises: z.boolean(), support: z.string(), regions: z.string() },
  }),
  leastUsers: z.int(),
  sharedCalls: z.int().optional(),
}) satisfies z.ZodType<PlanFacts>;
