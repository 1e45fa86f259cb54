import { mcpCategories } from "@yno/registry/mcp-server";
import fc from "fast-check";
import { expect, test } from "vitest";
import { mcpServers } from "#content/mcp-servers.ts";
import {
  abbreviate,
  countByCategory,
  indexed,
  resultLine,
  type Searched,
  search,
} from "./registry.ts";

/** Text as somebody or some address may bring it. */
const anyText = fc.oneof(
  fc.string({ unit: "binary", maxLength: 12 }),
  fc.constantFrom(
    ...["", " ", "\n", "\0", ".*", "(", "[", "\\", "$&", "C++", "É", "é", "İ", "ß", "Σ", "ς"],
    ...["مرحبا", "שלום", "👩‍👩‍👧", "\ud83d", "\ude00", "a".repeat(10_000)],
  ),
);

const anyServer: fc.Arbitrary<Searched> = fc.record({
  name: anyText,
  description: anyText,
  author: anyText,
  category: fc.constantFrom(...mcpCategories),
  installCommand: anyText,
  tags: fc.array(anyText, { maxLength: 3 }),
});

const anyCategory = fc.option(fc.constantFrom(...mcpCategories), { nil: null });

function holds(server: Searched, typed: string): boolean {
  const fields = [
    ...[server.name, server.description, server.author, server.category, server.installCommand],
    ...server.tags,
  ];
  return fields.some((field) => field.toLowerCase().includes(typed.toLowerCase()));
}

test("a search finds what a look into every field finds, in the same order", () => {
  fc.assert(
    fc.property(
      fc.array(anyServer, { maxLength: 8 }),
      anyText,
      anyCategory,
      (servers, typed, category) => {
        const wanted = servers
          .filter((server) => category === null || server.category === category)
          .filter((server) => holds(server, typed));
        expect(search(indexed(servers), typed, category)).toEqual(wanted);
      },
    ),
  );
});

test("the text of a field is found by any part of it, in capitals too", () => {
  const list = indexed(mcpServers);
  fc.assert(
    fc.property(fc.constantFrom(...mcpServers), fc.nat(), fc.nat(), (server, from, length) => {
      const { name, description, author, category, installCommand, tags } = server;
      for (const field of [name, description, author, category, installCommand, ...tags]) {
        const start = from % field.length;
        const part = field.slice(start, start + 1 + (length % field.length));
        expect(search(list, part.toUpperCase(), null)).toContain(server);
      }
    }),
    { numRuns: 40 },
  );
});

test("text is not looked for across two fields", () => {
  const server: Searched = {
    name: "One",
    description: "Two.",
    author: "three",
    category: "CRM",
    installCommand: "npx four",
    tags: ["five", "six"],
  };
  const list = indexed([server]);
  for (const typed of ["OneTwo", "One\nTwo", "five\nsix", "fivesix"]) {
    expect(search(list, typed, null)).toEqual([]);
  }
  expect(search(list, "npx", "CRM")).toEqual([server]);
  expect(search(list, "npx", "Support")).toEqual([]);
});

test("the counts of the categories add up to all servers", () => {
  fc.assert(
    fc.property(fc.array(anyServer, { maxLength: 20 }), (servers) => {
      const counts = countByCategory(servers);
      expect([...counts.values()].reduce((sum, count) => sum + count, 0)).toBe(servers.length);
      for (const category of mcpCategories) {
        const naive = servers.filter((server) => server.category === category).length;
        expect(counts.get(category) ?? 0).toBe(naive);
      }
    }),
  );
});

test.each([
  [0, "0"],
  [999, "999"],
  [1000, "1.0k"],
  [1234, "1.2k"],
  [1250, "1.3k"],
  [89_985, "90.0k"],
  [999_899, "999.9k"],
  [999_950, "999.9k"],
  [999_999, "999.9k"],
  [1_000_000, "1000.0k"],
])("%d is shown as %s", (count, text) => {
  expect(abbreviate(count)).toBe(text);
});

test("an abbreviated count is at most a tenth of a thousand away, and never falls as counts rise", () => {
  const read = (text: string) => (text.endsWith("k") ? 1000 : 1) * Number(text.replace("k", ""));
  fc.assert(
    fc.property(fc.nat(2_000_000), (count) => {
      expect(Math.abs(read(abbreviate(count)) - count)).toBeLessThan(count < 1000 ? 1 : 100);
      expect(read(abbreviate(count))).toBeLessThanOrEqual(read(abbreviate(count + 1)));
    }),
  );
});

test("the result line is the specification's, with the term as it was typed", () => {
  expect(resultLine(0, "")).toBe("0 server(s) found");
  expect(resultLine(1, "Git")).toBe('1 server(s) found for "Git"');
  expect(resultLine(2, " ")).toBe('2 server(s) found for " "');
});
