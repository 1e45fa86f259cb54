import { readFileSync } from "node:fs";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Mark } from "#app/ui/mark.tsx";
import { placedMark } from "./mark.ts";

const icon = readFileSync("public/icon.svg", "utf8");

/** The shapes of an SVG, without its colours. */
function shapes(svg: string): string[] {
  return [...svg.matchAll(/<(path|circle)\b[^>]*>/g)].map(([element, name]) => {
    const values = ["d", "cx", "cy", "r", "stroke-width"].map(
      (attribute) => new RegExp(` ${attribute}="([^"]*)"`).exec(element)?.[1] ?? "",
    );
    return [name, ...values].join(" ");
  });
}

test("the mark on the pages and the one in pictures and icons are the same drawing", () => {
  expect(shapes(icon)).not.toHaveLength(0);
  expect(shapes(renderToStaticMarkup(createElement(Mark)))).toEqual(shapes(icon));
});

test("a placed mark has its place and size, and nothing of the dark scheme", () => {
  const placed = placedMark(icon, 3, 4, 50);
  expect(placed).toMatch(/^<svg x="3" y="4" width="50" height="50" /);
  expect(placed).not.toContain("@media");
  expect(shapes(placed)).toEqual(shapes(icon));
});
