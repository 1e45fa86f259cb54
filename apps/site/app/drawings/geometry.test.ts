import { expect, test } from "vitest";
import { type Mark, toPath, toStrokes } from "./geometry.ts";

test("a path has short forms for level and upright parts", () => {
  const points = [
    [0, 10],
    [20, 10],
    [30, 20],
    [30, 40],
  ] as const;
  expect(toPath(points)).toBe("M0 10H20L30 20V40");
});

test("each mark is a stroke at its place, counted from the mark before", () => {
  const marks: Mark[] = [
    { kind: "station", at: [10.04, 20] },
    { kind: "station", at: [34.08, 20] },
    { kind: "capsule", at: [50, 5], to: [50, 25] },
    { kind: "gate", at: [60, 5], to: [80, 5] },
    { kind: "station", at: [7, 8] },
  ];
  expect(toStrokes(marks)).toBe("M10 20h0m24.1 0h0M50 5v20M60 5h20M7 8h0");
});
