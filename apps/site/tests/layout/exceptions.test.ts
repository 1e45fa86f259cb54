import { expect, test } from "vitest";
import type { Finding } from "./boxes.ts";
import { type Exception, outdated, unexpected } from "./exceptions.ts";

const finding: Finding = {
  rule: "clipped",
  element: "a.address 'status.yno'",
  rect: [0, 0, 100, 20],
  sentence: "5 px of the text are cut off, and nothing scrolls.",
};
const known: Exception[] = [
  {
    rule: "clipped",
    element: /^a\.address/,
    on: /^\/about/,
    proof: "/about",
    reason: "The address ends in an ellipsis.",
  },
];

test("a known exception is left out where it's known", () => {
  expect(unexpected([finding], "/about", known)).toEqual([]);
});

for (const [what, found, address] of [
  ["on another page", finding, "/news"],
  ["of another rule", { ...finding, rule: "squeezed" }, "/about"],
  ["of another element", { ...finding, element: "p" }, "/about"],
] as const) {
  test(`a finding ${what} isn't the exception`, () => {
    expect(unexpected([found], address, known)).toEqual([found]);
  });
}

test("an exception is outdated when the place that must show it doesn't", () => {
  expect(outdated([], "/about", known)).toEqual(known);
  expect(outdated([{ finding, address: "/news" }], "/about", known)).toEqual(known);
});

test("an exception that its place shows isn't outdated, and other places needn't show it", () => {
  expect(outdated([{ finding, address: "/about" }], "/about", known)).toEqual([]);
  expect(outdated([], "/news", known)).toEqual([]);
});
