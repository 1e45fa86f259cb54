import { mcpCategories } from "@yno/registry/enums";
import { indexed, type Searched, search } from "@yno/registry/search";
import fc from "fast-check";
import { expect, test } from "vitest";
import { mcpServers } from "#tools/content/mcp-servers.ts";

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

const prepared = (servers: readonly Searched[]) => servers.map((server) => indexed(server, server));

function holds(server: Searched, typed: string): boolean {
  const fields = [
    ...[server.name, server.description, server.author, server.category, server.installCommand],
    ...server.tags,
  ];
  return fields.some((field) => field.toLowerCase().includes(typed.toLowerCase()));
}

test("a search finds what a look into every field finds, in the same order", () => {
  fc.assert(
    fc.property(fc.array(anyServer, { maxLength: 8 }), anyText, (servers, typed) => {
      const wanted = servers.filter((server) => holds(server, typed));
      expect(search(prepared(servers), typed)).toEqual(wanted);
    }),
  );
});

test("the text of a field is found by any part of it, in capitals too", () => {
  const list = prepared(mcpServers);
  fc.assert(
    fc.property(fc.constantFrom(...mcpServers), fc.nat(), fc.nat(), (server, from, length) => {
      const { name, description, author, category, installCommand, tags } = server;
      for (const field of [name, description, author, category, installCommand, ...tags]) {
        const start = from % field.length;
        const part = field.slice(start, start + 1 + (length % field.length));
        expect(search(list, part.toUpperCase())).toContain(server);
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
  const list = prepared([server]);
  for (const typed of ["OneTwo", "One\nTwo", "five\nsix", "fivesix"]) {
    expect(search(list, typed)).toEqual([]);
  }
  expect(search(list, "npx")).toEqual([server]);
});

test("more texts may be searched beside the fields of a card", () => {
  const [server] = mcpServers;
  if (!server) throw new Error("There is no server.");
  const list = [indexed(1, server, "ai.yno.registry/Harbour")];
  expect(search(list, "registry/harbour")).toEqual([1]);
  expect(search(list, "registry/harbours")).toEqual([]);
});
