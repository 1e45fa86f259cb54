import { faq } from "#content/faq.ts";
import { integrations } from "#content/integrations.ts";
import { topServers } from "#content/integrations-page.ts";
import { jobs } from "#content/jobs.ts";
import { mcpServers } from "#content/mcp-servers.ts";
import { partners } from "#content/partners.ts";
import { plans } from "#content/pricing.ts";
import type { Claim } from "#content/schema/claim.ts";
import { workflows } from "#content/workflows.ts";
import { readClaims } from "../content/content-files.ts";
import { recordClaims } from "./record-claims.ts";
import { registryClaims } from "./registry-claims.ts";

/** Every figure of the site: those that a file of content/ lists, and those in records. */
export const everyClaim: readonly Claim[] = [
  ...(await readClaims()),
  ...recordClaims({ plans, jobs, partners, integrations, topServers, faq, workflows }),
  ...registryClaims(mcpServers),
];
