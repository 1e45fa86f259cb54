import fc from "fast-check";
import { expect, test } from "vitest";
import { escapeKey, pointer, unescapeKey } from "./pointer.ts";

test("/ and ~ within a key are escaped, as in RFC 6901", () => {
  expect(pointer("tasks", 0, "a/b~c")).toBe("/tasks/0/a~1b~0c");
});

test("any key comes back unchanged", () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom("~", "/", "0", "1", "a") }), (key) => {
      expect(escapeKey(key)).not.toContain("/");
      expect(unescapeKey(escapeKey(key))).toBe(key);
    }),
  );
});
