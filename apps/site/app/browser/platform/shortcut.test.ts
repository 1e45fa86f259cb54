import fc from "fast-check";
import { expect, test } from "vitest";
import { isLetter, isShortcut } from "./shortcut.ts";

const released = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };
const ctrl = { ...released, ctrlKey: true };
const cmd = { ...released, metaKey: true };
const getModifierState = () => false;

/** What the keys type that are K and B on a US keyboard, and which of the two letters they are. */
const layouts = [
  ["US", "k", "b", "kb"],
  ["US with Caps Lock", "K", "B", "kb"],
  ["AZERTY, QWERTZ and Vietnamese", "k", "b", "kb"],
  ["Dvorak", "t", "x", "--"],
  ["Colemak", "e", "b", "-b"],
  ["Bépo", "s", "k", "-k"],
  ["Turkish F", "m", "ç", "--"],
  ["a layout with dead keys there", "Dead", "Dead", "--"],
  ["a layout with signs there", ",", "§", "--"],
  ["Russian and Ukrainian", "л", "и", "kb"],
  ["Russian with Caps Lock", "Л", "И", "kb"],
  ["Russian by sound", "к", "б", "kb"],
  ["Bulgarian", "р", "ф", "kb"],
  ["Greek", "κ", "β", "kb"],
  ["Hebrew", "ל", "נ", "kb"],
  ["Arabic in Windows", "ن", "لا", "kb"],
  ["Arabic in Linux", "ن", "ﻻ", "kb"],
  ["Persian", "ن", "ذ", "kb"],
  ["Armenian", "կ", "բ", "kb"],
  ["Georgian", "კ", "ბ", "kb"],
  ["Thai", "า", "ิ", "kb"],
  ["Devanagari", "क", "व", "kb"],
  ["Tamil", "க", "வ", "kb"],
  ["Korean", "ㅏ", "ㅠ", "kb"],
  ["Japanese by kana", "の", "こ", "kb"],
  ["Zhuyin", "ㄜ", "ㄖ", "kb"],
] as const;

test.each(layouts)("on %s the keys that type '%s' and '%s' are '%s'", (_, atK, atB, letters) => {
  const letterOf = (key: string, code: string) =>
    ["k", "b"].find((letter) => isLetter({ key, code, getModifierState }, letter)) ?? "-";
  expect(letterOf(atK, "KeyK") + letterOf(atB, "KeyB")).toBe(letters);
});

test.each([
  ["Dvorak", "k", "KeyV", "b", "KeyN"],
  ["Colemak", "k", "KeyN", "b", "KeyB"],
  ["a keyboard on the screen", "k", "", "b", ""],
] as const)("on %s the letters are found elsewhere", (_, k, atK, b, atB) => {
  expect(isLetter({ key: k, code: atK, getModifierState }, "k")).toBe(true);
  expect(isLetter({ key: b, code: atB, getModifierState }, "b")).toBe(true);
});

test.each([
  ["Ctrl", false, true],
  ["Ctrl", true, false],
  ["Cmd", false, true],
  ["Cmd", true, true],
])("%s with k, where Ctrl edits the text (%s), is a shortcut: %s", (held, editsWithCtrl, is) => {
  for (const key of ["k", "K", "л", "ל"]) {
    const event = { key, code: "KeyK", getModifierState, ...(held === "Ctrl" ? ctrl : cmd) };
    expect(isShortcut(event, "k", editsWithCtrl)).toBe(is);
  }
});

test("a shortcut is its letter with Ctrl or Cmd and no other key", () => {
  const keys = {
    key: fc.constantFrom("b", "B", "и", "a", "ф", "Enter", "Control", ""),
    ctrlKey: fc.boolean(),
    metaKey: fc.boolean(),
    altKey: fc.boolean(),
    shiftKey: fc.boolean(),
    altGraph: fc.boolean(),
  };
  const codes: Readonly<Record<string, string>> = { b: "KeyB", и: "KeyB", a: "KeyA", ф: "KeyA" };
  fc.assert(
    fc.property(fc.record(keys), (event) => {
      const held = [
        event.ctrlKey && "Ctrl",
        event.metaKey && "Cmd",
        event.altKey && "Alt",
        event.shiftKey && "Shift",
        event.altGraph && "AltGr",
      ].filter(Boolean);
      const isB = ["b", "B", "и"].includes(event.key);
      const expected = isB && ["Ctrl", "Cmd"].includes(held.join("+"));
      const code = codes[event.key.toLowerCase()] ?? event.key;
      const press = { ...event, code, getModifierState: () => event.altGraph };
      expect(isShortcut(press, "b", false)).toBe(expected);
    }),
  );
});

test("a key event without a key isn't a shortcut", () => {
  expect(isShortcut({ code: "KeyK", getModifierState, ...ctrl }, "k", false)).toBe(false);
});
