import { expect, test } from "vitest";
import { type AppIcon, appIcons, appleIcon, drawIcon } from "./app-icons.ts";

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
