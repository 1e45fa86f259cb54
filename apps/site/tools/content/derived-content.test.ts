import { brotliCompressSync } from "node:zlib";
import { fromColumns } from "@yno/records/columns";
import { mcpCardFields, mcpDetailFields } from "@yno/registry/cards";
import { expect, test } from "vitest";
import { derivedModule } from "./derived-content.ts";

/** The exports of a module. */
async function importDerived(name: string): Promise<Record<string, unknown>> {
  const code = encodeURIComponent((await derivedModule(`#derived/${name}.ts`)) ?? "");
  return import(/* @vite-ignore */ `data:text/javascript,${code}`);
}

test("the panel's data repeats nothing that a card shows", () => {
  const cardFields: readonly string[] = mcpCardFields;
  expect(mcpDetailFields.filter((field) => cardFields.includes(field))).toEqual([]);
});

const fieldsIn = (records: readonly object[]) => [...new Set(records.flatMap(Object.keys))];

test("questions and cards get no field that no page shows", async () => {
  const { faqColumns } = await importDerived("faq");
  expect(fieldsIn(fromColumns(Object(faqColumns)))).not.toContain("answer");
  const { popularServers } = await importDerived("popular-servers");
  expect(fieldsIn(Object(popularServers))).toEqual(["id", "name", "description", "author"]);
});

test("the cards of the registry weigh at most 9.5 kB", async () => {
  const code = await derivedModule("#derived/mcp-server-cards.ts");
  expect(brotliCompressSync(String(code)).byteLength).toBeLessThanOrEqual(9500);
});
