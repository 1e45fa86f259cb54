import { brotliCompressSync } from "node:zlib";
import { fromColumns } from "@yno/records/columns";
import { mcpCardFields, mcpDetailFields } from "@yno/registry/cards";
import { expect, test } from "vitest";
import { popularServers } from "#content/docs-mcp-page.ts";
import { faq } from "#content/faq.ts";
import { integrations } from "#content/integrations.ts";
import { mcpServers } from "#tools/content/mcp-servers.ts";
import { answerTags, richText } from "../markdown/rich-text.ts";
import { derivedContent, derivedModule } from "./derived-content.ts";

/** The exports of a module. */
async function importDerived(name: string): Promise<Record<string, unknown>> {
  const code = encodeURIComponent((await derivedModule(`#derived/${name}.ts`)) ?? "");
  return import(/* @vite-ignore */ `data:text/javascript,${code}`);
}

test("the cards are the records, cut down to what a card shows", async () => {
  const { mcpServerColumns } = await importDerived("mcp-server-cards");
  expect(fromColumns(Object(mcpServerColumns))).toEqual(
    mcpServers.map((server) =>
      Object.fromEntries(mcpCardFields.map((field) => [field, server[field]])),
    ),
  );
});

test("the panel's data is there by id, and doesn't repeat what a card shows", async () => {
  const { mcpServerDetails } = await importDerived("mcp-server-details");
  expect(Object.keys(Object(mcpServerDetails))).toEqual(mcpServers.map(({ id }) => id));
  for (const { id, ...server } of mcpServers) {
    expect(Object(mcpServerDetails)[id]).toEqual(
      Object.fromEntries(
        mcpDetailFields
          .filter((field) => server[field] !== undefined)
          .map((field) => [field, server[field]]),
      ),
    );
  }
  const cardFields: readonly string[] = mcpCardFields;
  expect(mcpDetailFields.filter((field) => cardFields.includes(field))).toEqual([]);
});

test("the questions and the integrations are the records, the latter without what no card shows", async () => {
  const { faqColumns } = await importDerived("faq");
  expect(fromColumns(Object(faqColumns))).toEqual(
    faq.map(({ answer, ...entry }) => ({ ...entry, text: richText(answer, answerTags) })),
  );
  const { integrationEntries } = await importDerived("integration-entries");
  expect(integrationEntries).toEqual(
    integrations.map(({ features, ...rest }) => ({
      ...rest,
      first: features.slice(0, 3),
      more: features.length - 3,
    })),
  );
});

test("the cards of the registry weigh at most 9.5 kB", async () => {
  const code = await derivedModule("#derived/mcp-server-cards.ts");
  expect(brotliCompressSync(String(code)).byteLength).toBeLessThanOrEqual(9500);
});

test("the modules are found by their names, and no other module is touched", async () => {
  const { resolveId, load } = derivedContent();
  if (typeof resolveId !== "function" || typeof load !== "function") {
    throw new Error("The plugin has no hooks that are functions.");
  }
  const found = resolveId.call({} as never, "#derived/mcp-server-cards.ts", undefined, {} as never);
  expect(found).toBe("\0derived/mcp-server-cards.ts");
  expect(resolveId.call({} as never, "#derived/other.ts", undefined, {} as never)).toBeNull();
  expect(await load.call({} as never, String(found), undefined as never)).toContain(
    "mcpServerColumns",
  );
  expect(load.call({} as never, "#derived/mcp-server-cards.ts", undefined as never)).toBeNull();
});

test("the cards of /docs/mcp get what they show of their servers, and nothing more", async () => {
  const shown = popularServers.map(({ server }) => {
    const found = mcpServers.find(({ id }) => id === server);
    return {
      id: server,
      name: found?.name,
      description: found?.description,
      author: found?.author,
    };
  });
  expect((await importDerived("popular-servers")).popularServers).toEqual(shown);
});
