import { site } from "@yno/brand/site";
import type { ServerJson } from "@yno/registry/server-json";

/**
 * The revisions of the protocol that the server is made for and tested in, the newest first. The SDK
 * also answers older ones.
 */
export const protocolRevisions = ["2026-07-28", "2025-11-25"] as const;

/** Where the site's server is, and the card that describes it. */
const endpointPath = "/mcp";
export const cardPath = `${endpointPath}/server-card`;

/** Where clients look for the servers of a domain. */
export const catalogPath = "/.well-known/ai-catalog.json";

export const cardType = "application/mcp-server-card+json";
export const catalogType = "application/ai-catalog+json";

/**
 * The card of a hosted server: who it is, where it is, and which revisions it speaks. Tools are left
 * to the connection.
 * Source: modelcontextprotocol/experimental-ext-server-card, schema.ts of 24 July 2026
 */
export function serverCard({ name, title, description, version, remotes = [] }: ServerJson) {
  return {
    $schema: "https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json",
    ...{ name, title, description, version },
    websiteUrl: `${site.origin}/docs/mcp`,
    remotes: remotes.map((remote) => ({
      ...remote,
      supportedProtocolVersions: protocolRevisions,
    })),
  };
}

/**
 * What the domain offers to agents: the one server.
 * Source: the same project, docs/discovery.md; Agent-Card/ai-catalog
 */
export function aiCatalog({ name }: ServerJson) {
  const host = new URL(site.origin).hostname;
  return {
    specVersion: "1.0",
    entries: [
      {
        identifier: `urn:air:${host}:mcp:${name.split("/")[1]}`,
        type: cardType,
        url: `${site.origin}${cardPath}`,
      },
    ],
  };
}
