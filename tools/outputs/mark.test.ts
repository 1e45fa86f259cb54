import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Mark } from "#app/ui/mark.tsx";
import { readColours } from "../pages/colours.ts";
import { iconSvg, placedMark } from "./mark.ts";

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
  expect(shapes(iconSvg())).toHaveLength(3);
  expect(shapes(renderToStaticMarkup(createElement(Mark)))).toEqual(shapes(iconSvg()));
});

test.each(["light", "dark"] as const)(
  "the icon has the site's colours of the %s scheme",
  (scheme) => {
    const colour = readColours(scheme);
    const [light = "", dark = ""] = iconSvg().split("@media (prefers-color-scheme:dark)");
    for (const name of ["line-product", "line-resources", "canvas", "ink"]) {
      expect(scheme === "light" ? light : dark).toContain(`:${colour(name)}`);
    }
  },
);

test("a placed mark has its place and size, and nothing of the dark scheme", () => {
  const placed = placedMark(3, 4, 50);
  expect(placed).toMatch(/^<svg x="3" y="4" width="50" height="50" /);
  expect(placed).not.toContain("@media");
  expect(shapes(placed)).toEqual(shapes(iconSvg()));
});
