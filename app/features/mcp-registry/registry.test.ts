import { mcpCategories } from "@yno/registry/enums";
import fc from "fast-check";
import { expect, test } from "vitest";
import { abbreviate, countByCategory, resultLine } from "./registry.ts";

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
