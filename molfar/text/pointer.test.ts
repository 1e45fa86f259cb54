import fc from "fast-check";
import { expect, test } from "vitest";
import { parentOf, pointer, splitFirst } from "./pointer.ts";

test("/ and ~ within a key are escaped, as RFC 6901 has it", () => {
  expect(pointer("tasks", 0, "a/b~c")).toBe("/tasks/0/a~1b~0c");
});

test("the first key of a pointer comes back, whatever it is", () => {
  fc.assert(
    fc.property(fc.string(), fc.array(fc.string()), (key, keys) => {
      expect(splitFirst(pointer(key, ...keys))).toEqual({ first: key, rest: pointer(...keys) });
    }),
  );
});

test("the whole has no parent", () => {
  expect(parentOf("/tasks/0")).toBe("/tasks");
  expect(parentOf("/tasks")).toBe("");
  expect(parentOf("")).toBeUndefined();
});
