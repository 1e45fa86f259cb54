import type { CallToolResult, McpServer } from "@modelcontextprotocol/server";
import { site } from "@yno/brand/site";
import { limits } from "@yno/molfar/limits";
import { excerpt } from "@yno/molfar/wording";
import * as z from "zod";
import type { SiteData } from "./site-data.ts";

/** The tools that find and read pages. */
export function addPageTools(server: McpServer, { pages, search }: SiteData): void {
  server.registerTool(
    "search",
    {
      title: "Search the site",
      description:
        "Finds places on the site that hold the words of the query, the best first. Each has a title, an address for read_page, its kind and an excerpt.",
      inputSchema: argumentsShape({
        query: z.string().min(1).max(10_000).describe("Words to look for"),
        limit: z.int().min(1).max(50).default(10).describe("How many to answer at most"),
      }),
      outputSchema: z.object({
        results: z.array(
          z.object({
            title: z.string(),
            address: z.string(),
            kind: z.string(),
            excerpt: z.string(),
          }),
        ),
      }),
      annotations: onlyReads,
    },
    ({ query, limit }) => {
      const results = search
        .find(query)
        .slice(0, limit)
        .map(({ title, address, kind, context }) => ({ title, address, kind, excerpt: context }));
      return recordResult({ results });
    },
  );

  server.registerTool(
    "read_page",
    {
      title: "Read a page",
      description: `The whole text of a page of the site as Markdown. The address is a path such as /docs/mcp, with or without ${site.origin} before it.`,
      inputSchema: argumentsShape({
        address: z.string().min(1).max(2_000).describe("Path or address of the page"),
      }),
      annotations: onlyReads,
    },
    ({ address }) => {
      const text = pages.get(pathIn(address));
      return text === undefined
        ? problemResult(
            `The site has no page at ${excerpt(address)}. Its pages are ${[...pages.keys()].sort().join(", ")}.`,
          )
        : { content: [{ type: "text", text }] };
    },
  );
}

/** '/docs/mcp' from any spelling of it: with host, ending, fragment or query. */
export function pathIn(address: string): string {
  const [before = ""] = address.trim().split(/[?#]/, 1);
  const path = before
    .replace(site.origin, "")
    // Slashes first: in '/docs/mcp.md/' the ending comes before one. Not /\/+$/, which is quadratic.
    .replace(/\/{2,}/g, "/")
    .replace(/\/$/, "")
    .replace(/\.(?:md|html)$/, "")
    .replace(/^\/?/, "/");
  return path === "/index" ? "/" : path;
}

/** The annotations of every tool: each only reads the site. */
export const onlyReads = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
} as const;

/** A record, as data for programs and as JSON text for models. */
export function recordResult(record: Record<string, unknown>): CallToolResult {
  return {
    content: [{ type: "text", text: JSON.stringify(record, null, 2) }],
    structuredContent: record,
  };
}

/** A valid call that can't be answered: what's wrong and what to do, in sentences. */
export function problemResult(sentence: string): CallToolResult {
  return { content: [{ type: "text", text: sentence }], isError: true };
}

/**
 * The arguments of a tool that answers a list in parts.
 *
 * @param most the longest part
 * @param usual how long a part is where the caller gives no limit
 */
export const partArguments = (most: number, usual = most) => ({
  limit: z.int().min(1).max(most).default(usual).describe("How many to answer at most"),
  offset: z.int().min(0).max(1_000).default(0).describe("How many to leave out first"),
});

/**
 * The arguments of a tool and no others. Left to itself, the schema repeats every unknown name in
 * full, so that an error could be as long as what was sent.
 */
export function argumentsShape<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  return z.strictObject(shape, {
    error: (issue) => {
      if (issue.code !== "unrecognized_keys") return undefined;
      const names = issue.keys.slice(0, limits.choices).map((name) => `'${name}'`);
      return `The tool has no argument ${excerpt(names.join(", "))}. Remove it.`;
    },
  });
}
