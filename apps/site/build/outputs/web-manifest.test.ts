import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Mark } from "#app/ui/icon.tsx";
import { readColours } from "../pages/sheet-values.ts";
import {
  type AppIcon,
  appIcons,
  appleIcon,
  drawIcon,
  iconSvg,
  placedMark,
} from "./web-manifest.ts";

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
    const [, dark = "", light = ""] = iconSvg().split(/<\/?style>/);
    for (const name of ["line-product", "line-resources", "canvas", "ink"]) {
      expect(scheme === "dark" ? dark : light).toMatch(new RegExp(`[:"]${colour(name)}`));
    }
  },
);

test("a placed mark has its place and size, and nothing of the dark scheme", () => {
  const placed = placedMark(3, 4, 50);
  expect(placed).toMatch(/^<svg x="3" y="4" width="50" height="50" /);
  expect(placed).not.toContain("@media");
  expect(shapes(placed)).toEqual(shapes(iconSvg()));
});

/** The drawn points of an icon that are not the ground: their places and colours. */
function inked(icon: AppIcon): { x: number; y: number; colour: string }[] {
  const { pixels, width } = drawIcon("#ffffff", icon);
  return Array.from({ length: pixels.length / 4 }, (_, index) => ({
    x: index % width,
    y: Math.floor(index / width),
    colour: [...pixels.subarray(index * 4, index * 4 + 3)].join(),
  })).filter(({ colour }) => colour !== "255,255,255");
}

test.each([...appIcons, appleIcon])(
  "$file is square, of its size, and shows the light mark",
  (icon) => {
    const { width, height } = drawIcon("#ffffff", icon);
    expect([width, height]).toEqual([icon.size, icon.size]);
    const colours = new Set(inked(icon).map(({ colour }) => colour));
    // Green, blue and ink of the light scheme.
    for (const colour of ["0,128,61", "0,88,184", "16,20,22"]) expect(colours).toContain(colour);
  },
);

test("a maskable icon keeps its mark in any shape a launcher cuts", () => {
  const maskable = appIcons.filter(({ purpose }) => purpose === "maskable");
  expect(maskable).not.toHaveLength(0);
  for (const icon of maskable) {
    const centre = icon.size / 2;
    const distances = inked(icon).map(({ x, y }) => Math.hypot(x + 0.5 - centre, y + 0.5 - centre));
    expect(distances.reduce((most, each) => Math.max(most, each))).toBeLessThanOrEqual(
      icon.size * 0.4,
    );
  }
});
