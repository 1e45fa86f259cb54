import { readFileSync } from "node:fs";
import { join } from "node:path";
import { site } from "@yno/brand/site";
import { registryEntry } from "@yno/registry/entries";
import { staticFiles } from "@yno/registry/static-files";
import { expect, test } from "vitest";
import { mcpServers } from "#tools/content/mcp-servers.ts";
import { root } from "#tools/project-files.ts";
import { builtFiles, documents, readBuilt, textContent } from "./documents.ts";

test("the build holds the registry API as files, all of it and nothing else", () => {
  const expected = [...staticFiles(mcpServers.map(registryEntry))];
  expect(builtFiles.filter((file) => file.startsWith("v0.1/"))).toEqual(
    expected.map(([file]) => file).sort(),
  );
  const different = expected.filter(([file, text]) => readBuilt(file) !== text);
  expect(different.map(([file]) => file)).toEqual([]);
});

test("the rewrites are within what Cloudflare reads: 100 that hold a placeholder", () => {
  const lines = readFileSync(join(root, "build/client/_redirects"), "utf8").trim().split("\n");
  expect(lines.length).toBeLessThanOrEqual(100);
  for (const line of lines) expect(line).toMatch(/^\/\S+ \/\S+\.json 200$/);
});

test.each([
  { what: "Copilot's policies take it", says: ["Copilot", "MCP Registry URL", site.origin] },
  { what: "GitHub recommends", says: ["GitHub recommends an allowlist in managed-settings.json"] },
  { what: "VS Code's settings don't take", says: ["chat.mcp.gallery.serviceUrl has no effect"] },
])("/mcp-registry says in one line what $what", ({ says }) => {
  const page = documents.find(({ address }) => address === "/mcp-registry");
  const lines = page?.elements.filter(({ tagName }) => tagName === "p").map(textContent) ?? [];
  // Clients append the API's path to the origin.
  const saying = lines.filter((line) => says.every((words) => line.includes(words)));
  expect(saying).toHaveLength(1);
  expect(saying[0]).not.toContain("/v0.1");
});
