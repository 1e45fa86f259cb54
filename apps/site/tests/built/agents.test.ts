import { site } from "@yno/brand/site";
import { loadSiteFiles } from "@yno/server/site-files";
import { type RunningServer, startServer } from "@yno/server/start";
import { cardPath, catalogPath, protocolRevisions } from "@yno/site-mcp/discovery";
import { type RunnerOptions, runChecks } from "afdocs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as z from "zod";
import { root } from "#build/site-folder.ts";
import { fullPages, pages } from "#content/collections/pages.ts";
import { read } from "./first-view.ts";

let server: RunningServer;

beforeAll(async () => {
  server = await startServer({ port: 0, files: await loadSiteFiles(`${root}/dist`) });
});
afterAll(() => server.close(0));

describe("AFDocs", () => {
  const common = { requestDelay: 0, maxLinksToTest: 200 } satisfies Partial<RunnerOptions>;

  /** Every check that didn't pass, with what it says. */
  async function findings(options: Partial<RunnerOptions>): Promise<readonly string[]> {
    const { results } = await runChecks(server.url, { ...common, ...options });
    const passed = results.filter(({ status }) => status === "pass").length;
    const skipped = results.filter(({ status }) => status === "skip").map(({ id }) => id);
    console.info(`AFDocs: ${passed} of ${results.length} pass; don't apply: ${skipped.join(", ")}`);
    return results
      .filter(({ status }) => status !== "pass" && status !== "skip")
      .map(({ id, message }) => `${id}: ${message}`);
  }

  test("every check that applies passes on the first page, as the tool starts by itself", async () => {
    // Links of llms.txt name the public host, which a test doesn't ask.
    const skipCheckIds = ["llms-txt-links-resolve", "bot-protection-interference"];
    expect(await findings({ skipCheckIds })).toEqual([]);
  });

  /** The options that check these pages. llms.txt lists feeds and schemas too, which have no Markdown. */
  const checking = (checked: readonly { path: string }[]) =>
    ({
      canonicalOrigin: site.origin,
      samplingStrategy: "curated",
      curatedPages: checked.map(({ path }) => server.url + path),
      skipCheckIds: ["llms-txt-links-markdown"],
    }) satisfies Partial<RunnerOptions>;

  test("every check that applies passes on all documents", async () => {
    const documents = pages.filter(({ path }) => path.startsWith("/docs") || path === "/api");
    expect(documents.length).toBeGreaterThan(5);
    expect(await findings(checking(documents))).toEqual([]);
  });

  test("every check that applies passes on all pages with more than a heading", async () => {
    const options = checking(fullPages);
    const found = await findings({
      ...options,
      skipCheckIds: [
        ...options.skipCheckIds,
        // /careers leads to /contact, which is specified to be not found.
        "markdown-link-portability",
      ],
      parityExclusions: [
        // Arrows and numbers for the eye.
        '[aria-hidden="true"]',
        // Labels that HTML sets apart by style, and Markdown by commas, brackets or a list.
        ...["row", "remark", "items"].map((mark) => `[data-markdown~="${mark}"]`),
      ],
    });
    expect(found).toEqual([]);
  });

  test("every check that applies passes on the announcements", async () => {
    const announcements = pages.filter((page) => !("opening" in page));
    expect(announcements).toHaveLength(5);
    const options = checking(announcements);
    const skipCheckIds = [
      ...options.skipCheckIds,
      // They say in one sentence that a page will come, so that the line about llms.txt is half of
      // their Markdown, and one of them is called Login.
      ...["rendering-strategy", "llms-txt-directive-md", "auth-gate-detection"],
    ];
    expect(await findings({ ...options, skipCheckIds })).toEqual([]);
  });
});

/** Source: schema.ts of modelcontextprotocol/experimental-ext-server-card, 24 July 2026. */
const cardShape = z.strictObject({
  $schema: z.literal("https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json"),
  name: z.string().regex(/^[a-zA-Z0-9.-]+\/[a-zA-Z0-9._-]+$/),
  title: z.string().min(1).max(100),
  description: z.string().min(1).max(100),
  version: z.string().max(255),
  websiteUrl: z.url(),
  remotes: z.array(
    z.strictObject({
      type: z.enum(["streamable-http", "sse"]),
      url: z.url(),
      supportedProtocolVersions: z.array(z.iso.date()),
    }),
  ),
});

test("the catalogue of the domain leads to the card, and the card to the server", async () => {
  const catalog = await fetch(server.url + catalogPath);
  expect(catalog.headers.get("content-type")).toBe("application/ai-catalog+json");
  const { specVersion, entries } = await catalog.json();
  expect(specVersion).toBe("1.0");
  expect(entries).toEqual([
    {
      identifier: expect.stringMatching(/^urn:air:www\.yno\.example:mcp:[\w-]+$/),
      type: "application/mcp-server-card+json",
      url: `${site.origin}/mcp/server-card`,
    },
  ]);
  const card = await fetch(server.url + cardPath);
  expect(Object.fromEntries(card.headers)).toMatchObject({
    "content-type": "application/mcp-server-card+json",
    "cache-control": "public, max-age=3600",
    "access-control-allow-origin": "*",
    "access-control-expose-headers": "ETag",
    etag: expect.stringMatching(/^"/),
  });
  const { remotes } = cardShape.parse(await card.json());
  expect(remotes.map(({ url }) => url)).toEqual([`${site.origin}/mcp`]);
});

const modern = {
  jsonrpc: "2.0",
  id: 1,
  params: {
    _meta: {
      "io.modelcontextprotocol/protocolVersion": "2026-07-28",
      "io.modelcontextprotocol/clientInfo": { name: "test", version: "1.0.0" },
      "io.modelcontextprotocol/clientCapabilities": {},
    },
  },
};

/** What the server answers to a message of the newest revision. */
async function ask(method: string) {
  const response = await fetch(`${server.url}/mcp`, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      Accept: "application/json",
      "Mcp-Protocol-Version": "2026-07-28",
      "Mcp-Method": method,
    },
    body: JSON.stringify({ ...modern, method }),
  });
  return (await response.json()).result;
}

test("the server speaks the revisions of its card", async () => {
  const { supportedVersions } = await ask("server/discover");
  expect(supportedVersions).toContain(protocolRevisions[0]);
  const initialize = await fetch(`${server.url}/mcp`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Accept: "application/json" },
    body: JSON.stringify({
      ...{ jsonrpc: "2.0", id: 1, method: "initialize" },
      params: {
        protocolVersion: protocolRevisions[1],
        capabilities: {},
        clientInfo: { name: "test", version: "1.0.0" },
      },
    }),
  });
  expect((await initialize.json()).result.protocolVersion).toBe(protocolRevisions[1]);
});

test("the page about MCP names the revisions of the site's own server", () => {
  const page = read("docs/mcp.md");
  for (const revision of protocolRevisions) expect(page).toContain(`\`${revision}\``);
});

test("the list of tools may be kept for an hour, by shared caches too", async () => {
  expect(await ask("tools/list")).toMatchObject({ ttlMs: 3_600_000, cacheScope: "public" });
});
