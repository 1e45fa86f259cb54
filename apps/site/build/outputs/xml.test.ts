import { readXml } from "@yno/tools/read-xml";
import fc from "fast-check";
import { expect, test } from "vitest";
import { escaped, xml, xmlDocument } from "./xml.ts";

/** A text without the characters that XML can't contain, filtered one by one. */
function allowed(text: string): string {
  return [...text]
    .filter((character) => {
      const code = character.codePointAt(0) ?? 0;
      const isControl = code < 0x20 && !"\t\n\r".includes(character);
      const isHalf = code >= 0xd800 && code <= 0xdfff;
      return !isControl && !isHalf && code !== 0xfffe && code !== 0xffff;
    })
    .join("");
}

const anyText = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.string({
    unit: fc.constantFrom("<", ">", "&", '"', "'", "]", "\n", "\t", "\r", "\u0000", "\ud83d", "é"),
  }),
);

test("any text written comes back from a reader of XML", () => {
  fc.assert(
    fc.property(anyText, anyText, (text, value) => {
      const root = readXml(xmlDocument(xml("a", { b: value }, xml("c", {}, text), xml("d"))));
      expect(root.attributes).toEqual({ b: allowed(value) });
      expect(root.children.map((child) => child.text)).toEqual([allowed(text), ""]);
    }),
  );
});

test("an element in an element is markup, and text that looks like one is text", () => {
  const root = readXml(xmlDocument(xml("a", {}, xml("b"), "<b/>")));
  expect(root.children.map((child) => child.name)).toEqual(["b"]);
  expect(root.text).toBe("<b/>");
});

test("a text of 100,000 characters is escaped quickly", () => {
  expect(escaped("<".repeat(100_000))).toHaveLength(400_000);
});

test.each([
  "<a>",
  "<a></b>",
  "<a/><b/>",
  "<a b='1'/>",
  "<a>&nbsp;</a>",
  "<a>&</a>",
  '<a b="1" b="2"/>',
  "x",
])("the reader of these tests refuses %s", (broken) => {
  expect(() => readXml(`<?xml version="1.0" encoding="utf-8"?>\n${broken}`)).toThrow();
});
