import fc from "fast-check";
import { expect, test } from "vitest";
import { type NewsCard, newsPictures } from "#content/collections/news.ts";
import { newestFirst, newsAddress, shownBy } from "./news.ts";

const card = (id: number, day = 1): NewsCard => ({
  id,
  title: `Article ${id}`,
  excerpt: "One sentence.",
  author: "YNO Engineering",
  publishDate: `2025-01-${String(day).padStart(2, "0")}`,
  category: "Automation",
  featured: false,
  picture: newsPictures[0],
  pictureText: "A line.",
  readTime: "8 min read",
});
const four = [card(1, 8), card(2, 14), card(3, 21), card(4, 28)];

test("without an article in the address, the list is shown", () => {
  expect(shownBy(null, four)).toEqual({ kind: "list" });
  expect(shownBy("", four)).toEqual({ kind: "list" });
});

test.each(four)("article $id is shown when the address names it", (article) => {
  expect(shownBy(String(article.id), four)).toEqual({ kind: "article", article });
});

test("only the digits of an id name it; anything else shows nothing, and nothing throws", () => {
  const text = fc.oneof(
    fc.string({ unit: "binary", minLength: 1 }),
    fc.constantFrom("0", "5", "01", "1.0", " 1", "+1", "1e0", "-1", "NaN", "__proto__", "\uD800"),
    fc.constant("1".repeat(10_000)),
  );
  fc.assert(
    fc.property(text, (wanted) => {
      const shown = shownBy(wanted, four);
      const known = ["1", "2", "3", "4"].includes(wanted);
      expect(shown.kind).toBe(known ? "article" : "nothing");
    }),
  );
});

test("the newest article is first, and none is lost", () => {
  const days = fc.array(fc.integer({ min: 1, max: 31 }), { maxLength: 8 });
  fc.assert(
    fc.property(days, (each) => {
      const articles = each.map((day, index) => card(index + 1, day));
      const sorted = newestFirst(articles);
      expect(new Set(sorted)).toEqual(new Set(articles));
      const dates = sorted.map(({ publishDate }) => publishDate);
      // ISO dates sort as text.
      expect(dates).toEqual(dates.toSorted().reverse());
    }),
  );
});

test.each([
  ["", 2, "/news?article=2"],
  ["?article=1", 2, "/news?article=2"],
  ["?from=mail", 2, "/news?from=mail&article=2"],
  ["?article=2", null, "/news"],
  ["?article=2&article=3", null, "/news"],
  ["?article=2&from=mail", null, "/news?from=mail"],
])("from '%s', the address of %s is %s", (search, id, address) => {
  expect(newsAddress(search, id)).toBe(address);
});
