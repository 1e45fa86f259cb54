import { McpServer } from "@modelcontextprotocol/server";
import { site } from "@yno/brand/site";
import { check } from "@yno/molfar";
import { buildAnswer } from "@yno/molfar/answer";
import { limits } from "@yno/molfar/limits";
import * as z from "zod";
import { addKitTools } from "./kit-tools.ts";
import { addPageTools, argumentsShape, onlyReads, recordResult } from "./page-tools.ts";
import { addPriceTool } from "./price-tool.ts";
import { addRegistryTools } from "./registry-tools.ts";
import { addSecurityTool } from "./security-tool.ts";
import type { SiteData } from "./site-data.ts";

const instructions = `What the public site of ${site.brand} (${site.origin}) says. Find a page with search and read it whole with read_page. list_servers and get_server know the MCP servers that the site lists; ${site.brand} does not publish or test them. client_config, policy_config and compare_servers write for several of them what the page of the registry writes. estimate_price works out the plan that fits and its cost. security_answers has what the site states for security reviews. check_molfar_image checks a Dockerfile or definition of a Molfar image. Nothing here changes anything.`;

/**
 * What the server is called, as its record in the registry says too. Its version is its own: the second
 * number goes up once for a release that adds tools or arguments, the first for one that takes any away.
 */
export const identity = {
  name: "yno-site",
  title: `${site.brand} site`,
  version: "1.1.0",
} as const;

/** For an hour, in shared caches too. */
const kept = { ttlMs: 3_600_000, cacheScope: "public" } as const;

/** The site's own MCP server, not yet connected. It only reads, and keeps nothing. */
export function siteServer(data: SiteData): McpServer {
  const server = new McpServer(
    {
      ...identity,
      websiteUrl: site.origin,
    },
    {
      instructions,
      capabilities: { tools: { listChanged: false } },
      // Both are the same for everybody until the site is built again.
      cacheHints: { "tools/list": kept, "server/discover": kept },
    },
  );
  forgetInheritedNames(server);
  addPageTools(server, data);
  addRegistryTools(server, data);
  addKitTools(server, data);
  addPriceTool(server, data);
  addSecurityTool(server, data);
  addMolfarTool(server);
  return server;
}

/**
 * The SDK looks a tool up in an object that inherits `toString` and the like, and reports those as
 * disabled instead of unknown. It has no setting for this.
 */
function forgetInheritedNames(server: McpServer): void {
  const tools: unknown = Reflect.get(server, "_registeredTools");
  if (typeof tools !== "object" || tools === null) {
    throw new Error(
      "The MCP SDK keeps its tools elsewhere now: read how it looks one up, and adapt packages/site-mcp/site-server.ts.",
    );
  }
  Object.setPrototypeOf(tools, null);
}

/**
 * A result has its record as data and as text, in which the quotes of JSON are escaped. Together
 * that is at most three times the record as JSON.
 */
const formsOfARecord = 3;

/** The tool that holds an image's text to every rule of molfar. */
function addMolfarTool(server: McpServer): void {
  server.registerTool(
    "check_molfar_image",
    {
      title: "Check a Molfar image",
      description:
        "Checks a Dockerfile with labels of Molfar, or a definition in JSON. Each finding says what is wrong, where, and what to do. Without findings it is valid. The environment is what each task will get.",
      inputSchema: argumentsShape({
        text: z.string().max(64_000).describe("The Dockerfile, or the definition in JSON"),
        format: z
          .enum(["dockerfile", "json"])
          .optional()
          .describe("What it is; without it, the format is detected"),
      }),
      outputSchema: z.object({
        valid: z.boolean(),
        format: z.enum(["dockerfile", "json"]),
        findings: z.array(
          z.object({
            code: z.string(),
            path: z.string(),
            place: z.object({ line: z.int(), column: z.int() }).optional(),
            problem: z.string(),
            remedy: z.string(),
          }),
        ),
        more: z.int().optional().describe("How many findings there are beyond these"),
        tasks: z.array(z.looseObject({ name: z.string() })),
        moreTasks: z.int().optional().describe("How many tasks there are beyond these"),
      }),
      annotations: onlyReads,
    },
    ({ text, format }) => {
      const checked = check(text, format === undefined ? {} : { format });
      return recordResult({
        valid: checked.findings.length === 0,
        ...buildAnswer(checked, limits.answer / formsOfARecord),
      });
    },
  );
}
