import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { site } from "@yno/brand/site";
import { registryEntry } from "@yno/registry/entries";
import { entryShape } from "@yno/registry/entry-shape";
import { rewrites, staticFiles } from "@yno/registry/static-files";
import { makeSearchIndex } from "@yno/search/search-index";
import type { Element } from "hast";
import { mcpServers } from "#tools/content/mcp-servers.ts";
import { runs, sealedRun } from "#tools/content/runs.ts";
import { apiDescriptionFile, openApiDocument } from "../content/api-description.ts";
import { runMarkdown, runRecord } from "./run-markdown.ts";
import { searchRecords } from "./search-records.ts";

/** Puts the API description beside the pages, as YAML and as JSON: /openapi.yaml, /openapi.json. */
export async function writeApiDescription(client: string): Promise<void> {
  const yaml = await readFile(apiDescriptionFile, "utf8");
  await writeFile(join(client, "openapi.yaml"), yaml);
  const json = JSON.stringify(openApiDocument(yaml), null, 2);
  await writeFile(join(client, "openapi.json"), `${json}\n`);
}

/** Writes every sample run as Markdown and its audit record as JSON: /runs/<id>.md and /runs/<id>.json. */
export async function writeRuns(client: string): Promise<void> {
  await mkdir(join(client, "runs"), { recursive: true });
  for (const run of await Promise.all(runs.map(sealedRun))) {
    await writeFile(join(client, `runs/${run.id}.md`), runMarkdown(run, site.origin));
    await writeFile(join(client, `runs/${run.id}.json`), runRecord(run));
  }
}

/**
 * Writes what the search reads, from the content and the pages.
 *
 * @param mainOf gives the `main` of the page at a path
 */
export async function writeSearchIndex(
  client: string,
  mainOf: (path: string) => Element,
): Promise<void> {
  const index = makeSearchIndex(searchRecords(mainOf));
  await writeFile(join(client, "search-index.json"), JSON.stringify(index));
}

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
