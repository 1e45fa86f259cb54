import fc from "fast-check";
import { parseFragment } from "parse5";
import { expect, test } from "vitest";
import { articleHtml } from "./article-html.ts";

test("headings, paragraphs, bold and lists become the HTML of the same name", () => {
  expect(articleHtml("## A & B\n\nOne **two** three.\n\n- first\n- **second**")).toBe(
    [
      "<h2>A &amp; B</h2>",
      "<p>One <strong>two</strong> three.</p>",
      "<ul><li>first</li><li><strong>second</strong></li></ul>",
    ].join("\n"),
  );
});

test("text of an article never becomes an element", () => {
  const own = ["#text", "h2", "p", "strong", "ul", "li"];
  const piece = fc.constantFrom("<script>", "</p>", "<b>", "&lt;", "**", "- ", "## ", "\n\n", "x");
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const names = parseFragment(articleHtml(pieces.join(""))).childNodes.map(
        ({ nodeName }) => nodeName,
      );
      expect(names.filter((name) => !own.includes(name))).toEqual([]);
    }),
  );
});
