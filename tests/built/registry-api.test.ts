import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { mcpServers } from "#content/mcp-servers.ts";
import { entryOf } from "#registry-api/entries.ts";
import { staticFiles } from "#registry-api/static-files.ts";
import { root } from "#tools/project-files.ts";
import { builtFiles, readBuilt } from "./documents.ts";

test("the build holds the registry API as files, all of it and nothing else", () => {
  const expected = [...staticFiles(mcpServers.map(entryOf))];
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
