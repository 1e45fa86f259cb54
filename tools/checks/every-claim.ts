import { claims } from "#content/claims.ts";
import { mcpServers } from "#content/mcp-servers.ts";
import type { Claim } from "#content/schema/claim.ts";
import { registryClaims } from "./registry-claims.ts";

/** Every figure of the site: those that are listed by hand, and those that the registry's records hold. */
export const everyClaim: readonly Claim[] = [...claims, ...registryClaims(mcpServers)];
