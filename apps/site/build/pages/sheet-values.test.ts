import { expect, test } from "vitest";
import { facesIn } from "./sheet-values.ts";

test("each rule becomes a face, with or without quotes", () => {
  const css =
    '@font-face{font-family:Overpass;src:url(/assets/a-1.woff2)format("woff2");font-weight:400 800}@font-face{font-family:"JetBrains Mono";src:url("/assets/b-2.woff2");font-weight:700}';
  expect(facesIn(css, "/assets/fonts.css")).toEqual([
    ["Overpass", "url(/assets/a-1.woff2)", { weight: "400 800", display: "swap" }],
    ["JetBrains Mono", "url(/assets/b-2.woff2)", { weight: "700", display: "swap" }],
  ]);
});

test.each([
  ["without a weight", "@font-face{font-family:A;src:url(/a.woff2)}"],
  ["without a file", "@font-face{font-family:A;font-weight:400}"],
  ["without a family", "@font-face{src:url(/a.woff2);font-weight:400}"],
  ["without a face", "body{margin:0}"],
])("a sheet %s is refused, with its address", (_, css) => {
  expect(() => facesIn(css, "/assets/fonts.css")).toThrow(/^\/assets\/fonts\.css/);
});
