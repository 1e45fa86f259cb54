import type { McpServer } from "@modelcontextprotocol/server";
import { excerpt } from "@yno/molfar/wording";
import { clientIds, systems } from "@yno/registry/clients/clients";
import { clientConfiguration } from "@yno/registry/clients/configuration";
import { toKitServer } from "@yno/registry/clients/target";
import { compared } from "@yno/registry/compare";
import { listingIn } from "@yno/registry/entries";
import type { Entry } from "@yno/registry/entry-shape";
import { comparisonLimit, kitLimit } from "@yno/registry/enums";
import { dialects, policies, policyModes } from "@yno/registry/policy/policies";
import { policyFile } from "@yno/registry/policy/policy-file";
import { findEntry, type Registry } from "@yno/registry/registry";
import * as z from "zod";
import { argumentsShape, onlyReads, problemResult, recordResult } from "./page-tools.ts";
import type { SiteData } from "./site-data.ts";

const serversShape = (most: number) =>
  z
    .array(z.string().min(1).max(300))
    .min(1)
    .max(most)
    .describe("Their ids or names in the registry, as list_servers gives them");

const systemShape = z.enum(systems).default("linux").describe("Where it's used");

/** Files as text: nothing of it is a secret, and variables are named instead of their values. */
const fileShape = {
  path: z.string(),
  format: z.string(),
  text: z.string(),
  notes: z.array(z.string()),
};

/** The tools that write what the page of the registry writes for a kit, and compare servers. */
export function addKitTools(server: McpServer, { registry }: SiteData): void {
  server.registerTool(
    "client_config",
    {
      title: "Configure a client",
      description:
        "The file that a client needs for MCP servers of the registry, with its place. Versions are exact, and secrets are variables that you set. If the client has such a file already, add the servers to it.",
      inputSchema: argumentsShape({
        servers: serversShape(kitLimit),
        client: z.enum(clientIds).describe("The client"),
        system: systemShape,
      }),
      outputSchema: z.object({ ...fileShape, userPath: z.string().optional() }),
      annotations: onlyReads,
    },
    ({ servers, client, system }) => {
      const found = find(registry, servers);
      if ("unknown" in found) return unknownServers(found.unknown);
      const file = clientConfiguration(found.entries.map(inKit), client, system);
      return recordResult({ ...file, notes: [...file.notes] });
    },
  );

  server.registerTool(
    "policy_config",
    {
      title: "Write a policy",
      description:
        "A policy that allows MCP servers of the registry and no others, or that denies them, for an administrator to deploy. limits says what it can't stop.",
      inputSchema: argumentsShape({
        servers: serversShape(kitLimit),
        dialect: z.enum(dialects).describe("Whose policy"),
        mode: z.enum(policyModes).default("allow").describe("Whether they may run, or may not"),
        system: systemShape,
      }),
      outputSchema: z.object({ ...fileShape, limits: z.array(z.string()) }),
      annotations: onlyReads,
    },
    ({ servers, dialect, mode, system }) => {
      const found = find(registry, servers);
      if ("unknown" in found) return unknownServers(found.unknown);
      const { name, modes } = policies[dialect];
      if (!modes.includes(mode)) {
        return problemResult(
          `${name} has no list of servers to ${mode}. Choose '${modes.join("' or '")}'.`,
        );
      }
      const file = policyFile(found.entries.map(inKit), dialect, mode, system);
      return recordResult({ ...file, notes: [...file.notes], limits: [...file.limits] });
    },
  );

  server.registerTool(
    "compare_servers",
    {
      title: "Compare MCP servers",
      description: `Up to ${comparisonLimit} servers side by side: transports, launch, sign-in, licence, publisher, release, status, tools, required secrets and whether the command holds it back. A field that is missing isn't recorded.`,
      inputSchema: argumentsShape({ servers: serversShape(comparisonLimit) }),
      outputSchema: z.object({
        servers: z.array(
          z.object({
            ...{ id: z.string(), title: z.string(), launch: z.string(), publisher: z.string() },
            ...{ tier: z.string(), status: z.string() },
            transports: z.array(z.string()),
            requiredSecrets: z.array(z.string()),
            runtime: z.string().optional(),
            signIn: z.enum(["secret", "client", "none"]).optional(),
            license: z.string().optional(),
            provenName: z.string().optional(),
            version: z.string().optional(),
            released: z.string().optional(),
            readOn: z.string().optional(),
            replacedBy: z.string().optional(),
            tools: z.int().optional(),
            toolNames: z.array(z.string()).optional(),
            heldBack: z.string().optional(),
          }),
        ),
      }),
      annotations: onlyReads,
    },
    ({ servers }) => {
      const found = find(registry, servers);
      if ("unknown" in found) return unknownServers(found.unknown);
      return recordResult({ servers: found.entries.map((entry) => compared(comparable(entry))) });
    },
  );
}

/** Each server once, or the names that no server has. */
function find(
  registry: Registry,
  names: readonly string[],
): { entries: readonly Entry[] } | { unknown: readonly string[] } {
  const unknown = names.filter((name) => !findEntry(registry, name));
  if (unknown.length > 0) return { unknown };
  return { entries: [...new Set(names.flatMap((name) => findEntry(registry, name) ?? []))] };
}

function unknownServers(names: readonly string[]) {
  return problemResult(
    `No server is called '${excerpt(names.join("', '"))}'. list_servers gives names and ids.`,
  );
}

function inKit(entry: Entry) {
  const { server } = entry;
  const { title: name, description } = server;
  return toKitServer({ server, listing: listingIn(entry), name, description });
}

function comparable(entry: Entry) {
  const { server } = entry;
  const listing = listingIn(entry);
  const { version } = listing.seen;
  return { title: server.title, ...(version !== undefined && { version }), server, listing };
}
