import { mcpCategories } from "@yno/registry/enums";
import { indexed, type Searched, search } from "@yno/registry/search";
import fc from "fast-check";
import { expect, test } from "vitest";

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
