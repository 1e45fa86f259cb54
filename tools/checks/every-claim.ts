import { claims } from "#content/claims.ts";
import { faq } from "#content/faq.ts";
import { integrations } from "#content/integrations.ts";
import { topServers } from "#content/integrations-page.ts";
import { jobs } from "#content/jobs.ts";
import { mcpServers } from "#content/mcp-servers.ts";
import { partners } from "#content/partners.ts";
import { plans } from "#content/pricing.ts";
import type { Claim } from "#content/schema/claim.ts";
import { recordClaims } from "./record-claims.ts";
import { registryClaims } from "./registry-claims.ts";

/** Every figure of the site: those listed by hand, and those in or derived from records. */
export const everyClaim: readonly Claim[] = [
  ...claims,
  ...recordClaims({ plans, jobs, partners, integrations, topServers, faq }),
  ...registryClaims(mcpServers),
];
