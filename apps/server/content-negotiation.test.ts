import fc from "fast-check";
import { expect, test } from "vitest";
import { choosePageType } from "./content-negotiation.ts";

const browser =
  "text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8";

test.each([
  [undefined, "text/html"],
  ["", "text/html"],
  ["*/*", "text/html"],
  ["text/*", "text/html"],
  [browser, "text/html"],
  ["text/markdown", "text/markdown"],
  ["Text/Markdown", "text/markdown"],
  ["text/markdown; charset=utf-8", "text/markdown"],
  ["text/markdown, text/html, */*", "text/markdown"],
  ["text/html, text/markdown", "text/markdown"],
  ["text/markdown;q=1.0, text/plain;q=0.8, text/html;q=0.7, */*;q=0.1", "text/markdown"],
  ["text/html, text/markdown;q=0.9", "text/html"],
  ["text/html;q=0.5, text/*", "text/markdown"],
  ["text/html;q=0, */*", "text/markdown"],
  ["text/markdown;q=0", "text/html"],
  ["text/markdown;q=0, */*", "text/html"],
  ["text/markdown;q=2, text/html;q=0.9", "text/markdown"],
  ["application/json", "text/html"],
  [",,;;,text/markdown", "text/markdown"],
])("Accept %j of a page is answered with %s", (header, expected) => {
  expect(choosePageType(header, "text/html")).toBe(expected);
});

test("if neither is named, a request for the Markdown file gets Markdown", () => {
  expect(choosePageType("*/*", "text/markdown")).toBe("text/markdown");
  expect(choosePageType(undefined, "text/markdown")).toBe("text/markdown");
  expect(choosePageType(browser, "text/markdown")).toBe("text/html");
});

const member = fc.record({
  type: fc.constantFrom("text/html", "text/markdown", "text/*", "*/*", "image/png"),
  thousandths: fc.option(fc.integer({ min: 0, max: 1000 }), { nil: null }),
});

test("a type that is wanted less than the other is never sent", () => {
  fc.assert(
    fc.property(fc.uniqueArray(member, { selector: ({ type }) => type }), (members) => {
      const header = members
        .map(({ type, thousandths }) =>
          thousandths === null ? type : `${type};q=${(thousandths / 1000).toFixed(3)}`,
        )
        .join(", ");
      const weight = (type: string) => {
        const found = [type, "text/*", "*/*"]
          .map((range) => members.find((each) => each.type === range))
          .find((each) => each !== undefined);
        return found === undefined ? 0 : (found.thousandths ?? 1000);
      };
      const chosen = choosePageType(header, "text/html");
      const other = chosen === "text/html" ? "text/markdown" : "text/html";
      expect(weight(chosen)).toBeGreaterThanOrEqual(weight(other));
    }),
  );
});

test("any text at all is answered with one of the two", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (header) => {
      expect(["text/html", "text/markdown"]).toContain(choosePageType(header, "text/html"));
    }),
  );
});
