import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { fromColumns } from "#content/schema/columns.ts";
import { dataModule } from "./build-time-data.ts";

/** What a page gets of a file in content/. */
async function given(file: string): Promise<Record<string, unknown>> {
  const code = encodeURIComponent(await dataModule(`content/${file}`));
  return import(/* @vite-ignore */ `data:text/javascript,${code}`);
}

test("a page gets the data of a kind, and neither its shape nor its collection", async () => {
  const { jobs, ...others } = await given("collections/jobs.ts");
  expect(Object(jobs).length).toBeGreaterThan(0);
  expect(Object.keys(others)).toEqual(["departments"]);
});

test("the panel's data repeats no word that a card shows", async () => {
  const { mcpServerDetails } = await given("derived/mcp-server-details.ts");
  const details: { server: object; listing: object }[] = Object.values(Object(mcpServerDetails));
  expect(fieldsIn(details.map(({ server }) => server))).toEqual(["name", "packages", "remotes"]);
  for (const shown of ["author", "tags", "status", "samples"]) {
    expect(fieldsIn(details.map(({ listing }) => listing))).not.toContain(shown);
  }
});

const fieldsIn = (records: readonly object[]) => [...new Set(records.flatMap(Object.keys))];

test("questions and cards get no field that no page shows", async () => {
  const { faqColumns } = await given("derived/faq.ts");
  expect(fieldsIn(fromColumns(Object(faqColumns)))).not.toContain("answer");
  const { popularServers } = await given("derived/popular-servers.ts");
  expect(fieldsIn(Object(popularServers))).toEqual(["id", "name", "description", "author"]);
});

test("the cards of the registry weigh at most 9.5 kB", async () => {
  const code = await dataModule("content/derived/mcp-server-cards.ts");
  expect(brotliCompressSync(String(code)).byteLength).toBeLessThanOrEqual(9500);
});
