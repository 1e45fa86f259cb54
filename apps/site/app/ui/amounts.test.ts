import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Amounts } from "./amounts.tsx";

const rendered = (text: string) => renderToStaticMarkup(createElement(Amounts, { text }));

test.each([
  ["SGD 9,998", ["SGD 9,998"]],
  ["Pay SGD 226.80, not SGD 1,226.80.", ["SGD 226.80", "SGD 1,226.80"]],
  ["Twice SGD 5 and SGD 5", ["SGD 5", "SGD 5"]],
  ["Fees are in SGD.", []],
  ["", []],
])("each amount of '%s' is one piece, and the text stays as it is", (text, amounts) => {
  const html = rendered(text);
  const pieces = html.matchAll(/<span class="whitespace-nowrap">([^<]*)<\/span>/g);
  expect(Array.from(pieces, ([, piece]) => piece)).toEqual(amounts);
  expect(html.replace(/<[^>]*>/g, "")).toBe(text);
});
