import { brotliCompressSync } from "node:zlib";
import { fromColumns } from "@yno/records/columns";
import { mcpCardFields, mcpDetailFields } from "@yno/registry/cards";
import { expect, test } from "vitest";
import { faq } from "#content/faq.ts";
import { integrations } from "#content/integrations.ts";
import { mcpServers } from "#tools/content/mcp-servers.ts";
import { answerTags, richText } from "../markdown/rich-text.ts";
import {
  derivedContent,
  faqColumnsModule,
  integrationEntriesModule,
  mcpServerColumnsModule,
  mcpServerDetailsModule,
  popularServersModule,
} from "./derived-content.ts";

/** The exports of a module with this text. */
async function importCode(code: string): Promise<Record<string, unknown>> {
  return import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`);
}

test("the cards are the records, cut down to what a card shows", async () => {
  const { mcpServerColumns } = await importCode(mcpServerColumnsModule(mcpServers));
  expect(fromColumns(Object(mcpServerColumns))).toEqual(
    mcpServers.map((server) =>
      Object.fromEntries(mcpCardFields.map((field) => [field, server[field]])),
    ),
  );
});

test("the panel's data is there by id, and doesn't repeat what a card shows", async () => {
  const { mcpServerDetails } = await importCode(mcpServerDetailsModule(mcpServers));
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
  const { faqColumns } = await importCode(faqColumnsModule(faq));
  expect(fromColumns(Object(faqColumns))).toEqual(
    faq.map(({ answer, ...entry }) => ({ ...entry, text: richText(answer, answerTags) })),
  );
  const { integrationEntries } = await importCode(integrationEntriesModule(integrations));
  expect(integrationEntries).toEqual(
    integrations.map(({ features, ...rest }) => ({
      ...rest,
      first: features.slice(0, 3),
      more: features.length - 3,
    })),
  );
});

test("the cards of the registry weigh at most 9.5 kB", () => {
  const code = mcpServerColumnsModule(mcpServers);
  expect(brotliCompressSync(code).byteLength).toBeLessThanOrEqual(9500);
});

test("the modules are found by their names, and no other module is touched", () => {
  const { resolveId, load } = derivedContent();
  if (typeof resolveId !== "function" || typeof load !== "function") {
    throw new Error("The plugin has no hooks that are functions.");
  }
  const found = resolveId.call({} as never, "#derived/mcp-server-cards.ts", undefined, {} as never);
  expect(found).toBe("\0derived/mcp-server-cards.ts");
  expect(resolveId.call({} as never, "#derived/other.ts", undefined, {} as never)).toBeNull();
  expect(load.call({} as never, String(found), undefined as never)).toContain("mcpServerColumns");
  expect(load.call({} as never, "#derived/mcp-server-cards.ts", undefined as never)).toBeNull();
});

test("the cards of /docs/mcp get what they show of their servers, and nothing more", () => {
  const [first, second] = mcpServers;
  if (!first || !second) throw new Error("The registry is empty.");
  const text = popularServersModule([{ server: second.id }], mcpServers);
  const { id, name, description, author } = second;
  expect(JSON.parse(text.replace(/^export const popularServers=|;$/g, ""))).toEqual([
    { id, name, description, author },
  ]);
});
