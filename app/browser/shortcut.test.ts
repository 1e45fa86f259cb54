import fc from "fast-check";
import { expect, test } from "vitest";
import { isShortcut } from "./shortcut.ts";

const keys = {
  key: fc.constantFrom("b", "B", "a", "в", "Enter", "Control", ""),
  ctrlKey: fc.boolean(),
  metaKey: fc.boolean(),
  altKey: fc.boolean(),
  shiftKey: fc.boolean(),
};

test("a shortcut is its letter, in either case, with Ctrl or Cmd and no other key", () => {
  fc.assert(
    fc.property(fc.record(keys), (event) => {
      const held = [
        event.ctrlKey && "Ctrl",
        event.metaKey && "Cmd",
        event.altKey && "Alt",
        event.shiftKey && "Shift",
      ].filter(Boolean);
      const isB = ["b", "B"].includes(event.key);
      const expected = isB && ["Ctrl", "Cmd"].includes(held.join("+"));
      expect(isShortcut(event, "b")).toBe(expected);
    }),
  );
});

test("a key event without a key isn't a shortcut", () => {
  const held = { ctrlKey: true, metaKey: false, altKey: false, shiftKey: false };
  expect(isShortcut(held, "k")).toBe(false);
});
