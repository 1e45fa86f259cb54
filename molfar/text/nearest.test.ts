import { expect, test } from "vitest";
import { anyOf, nearest } from "./nearest.ts";

const known = ["mime_types", "task_type", "tasks", "name"];

test.each([
  ["mime_type", "mime_types"],
  ["Tasks", "tasks"],
  ["tasktype", "task_type"],
  ["nmae", undefined],
  ["retries", undefined],
  ["", undefined],
])("'%s' probably means %s", (written, meant) => {
  expect(nearest(written, known)).toBe(meant);
});

test("a list reads as in a sentence", () => {
  expect(anyOf([])).toBe("");
  expect(anyOf(["a"])).toBe("a");
  expect(anyOf(["a", "b", "c"])).toBe("a, b or c");
});
