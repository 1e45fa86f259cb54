import { mcpServers } from "../collections/mcp-servers.ts";
import { popularServers as popular } from "../docs-mcp-page.ts";

/** The servers that /docs/mcp has cards for, in their order, with what the cards show. */
export const popularServers = popular.flatMap(({ server }) =>
  mcpServers
    .filter(({ id }) => id === server)
    .map(({ id, name, description, author }) => ({ id, name, description, author })),
);

export type NamedServer = (typeof popularServers)[number];
