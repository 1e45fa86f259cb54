import { mcpCategories } from "@yno/registry/enums";
import type { Searched } from "@yno/registry/search";
import fc from "fast-check";
import { expect, test } from "vitest";
import { mcpServers } from "#content/collections/mcp-servers.ts";
import { registryWords } from "#content/messages/filtered-lists.ts";
import { abbreviate, categoryStarts, countByCategory } from "./registry.ts";
import { listCandidates, suggest } from "./suggestions.ts";

test("the counts of the categories add up to all servers", () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ category: fc.constantFrom(...mcpCategories) }), { maxLength: 20 }),
      (servers) => {
        const counts = countByCategory(servers);
        expect([...counts.values()].reduce((sum, count) => sum + count, 0)).toBe(servers.length);
        for (const category of mcpCategories) {
          const naive = servers.filter((server) => server.category === category).length;
          expect(counts.get(category) ?? 0).toBe(naive);
        }
      },
    ),
  );
});

test("each category starts at its first server, where the list is long and has several", () => {
  const server = fc.record({ id: fc.uuid(), category: fc.constantFrom(...mcpCategories) });
  fc.assert(
    fc.property(fc.array(server, { maxLength: 20 }), (servers) => {
      const starts = categoryStarts(servers);
      const several = new Set(servers.map(({ category }) => category));
      expect(starts.map(({ category }) => category)).toEqual(
        servers.length < 9 || several.size < 2 ? [] : [...several],
      );
      for (const { category, serverId } of starts) {
        expect(servers.find((each) => each.category === category)?.id).toBe(serverId);
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

const word = fc.oneof(
  fc.constantFrom("Git", "git", "GIT", "hub", "Hub", "a", "ab", "abc", "é", "É", "ß", "👩‍👩‍👧"),
  fc.constantFrom("(hass-mcp)", "-", "--a-b-c--", "«git»", "(a)", "a)(b", "…hub…"),
  fc.string({ unit: "binary", maxLength: 4 }),
);
const words = fc.array(word, { minLength: 1, maxLength: 3 }).map((each) => each.join(" "));

const anyServer: fc.Arbitrary<Searched> = fc.record({
  name: words,
  description: fc.string(),
  author: word,
  category: fc.constantFrom(...mcpCategories),
  installCommand: fc.string(),
  tags: fc.array(word, { maxLength: 3 }),
});

const typedText = fc.oneof(
  word,
  words,
  fc.constantFrom("", " ", ".*", "(", "\\", "g", "G", "e", "ب", "x".repeat(10_000)),
);

const alphabet = new Intl.Collator("en");

/** The rule as specified, step by step. */
function naive(servers: readonly Searched[], typed: string): string[] {
  if (typed === "") return [];
  const sources = [
    ...servers.map(({ name }) => name),
    ...servers
      .flatMap(({ name }) => name.split(/\s+/).map(withoutEdges))
      .filter((part) => [...part].length > 2),
    ...servers.map(({ category }) => category),
    ...servers.map(({ author }) => author),
    ...servers.flatMap(({ tags }) => tags),
  ];
  const found = sources
    .filter((text) => text.toLowerCase().includes(typed.toLowerCase()))
    .filter((text) => text !== typed);
  const once = found.filter(
    (text, index) =>
      found.findIndex((other) => other.toLowerCase() === text.toLowerCase()) === index,
  );
  return once.sort(inOrder).slice(0, 8);
}

/** Takes one punctuation character after another from both ends. */
function withoutEdges(part: string): string {
  const characters = [...part];
  while (/\p{P}/u.test(characters[0] ?? "")) characters.shift();
  while (/\p{P}/u.test(characters.at(-1) ?? "")) characters.pop();
  return characters.join("");
}

function inOrder(one: string, other: string): number {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()];
  return alphabet.compare(a, b) || (a < b ? -1 : Number(a > b));
}

test("suggestions are the results of the rule, step by step", () => {
  fc.assert(
    fc.property(fc.array(anyServer, { maxLength: 8 }), typedText, (servers, typed) => {
      expect(suggest(listCandidates(servers), typed)).toEqual(naive(servers, typed));
    }),
    { numRuns: 300 },
  );
});

test("for the real registry too", () => {
  const candidates = listCandidates(mcpServers);
  for (const typed of ["g", "git", "GitHub", "github", "data", "search", "CRM", "o", "zzz"]) {
    expect(suggest(candidates, typed), typed).toEqual(naive(mcpServers, typed));
  }
});

test("a screen reader is told how many there are", () => {
  expect([1, 8].map(registryWords.suggestionCount)).toEqual(["1 suggestion", "8 suggestions"]);
});
