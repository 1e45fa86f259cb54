import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { registryEntry } from "@yno/registry/entries";
import { entryShape } from "@yno/registry/entry-shape";
import { rewrites, staticFiles } from "@yno/registry/static-files";
import { mcpServers } from "#tools/content/mcp-servers.ts";

/**
 * Writes the registry API as files, and the rewrites that lead to them. They aren't pages: some are
 * called index.html and contain JSON, so this comes after the steps for every page.
 */
export async function writeRegistryApi(folder: string): Promise<void> {
  const entries = mcpServers.map(registryEntry);
  for (const entry of entries) entryShape.parse(entry);
  for (const [name, text] of staticFiles(entries)) {
    const file = join(folder, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  await writeFile(join(folder, "_redirects"), rewrites());
}
