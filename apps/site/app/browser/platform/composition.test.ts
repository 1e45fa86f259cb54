import { expect, test } from "vitest";
import { isOfComposition } from "./composition.ts";

const onDesk = false;
const onScreen = true;

// What browsers report, by the UI Events specification, and by Safari's order of events.
test.each([
  ["a key that the input method takes", 229, true, onDesk, true],
  ["the key that starts a composition in Chrome", 229, false, onDesk, true],
  ["a key that the input method passes on in the middle of a composition", 13, true, onDesk, true],
  ["Safari's Enter after the end of a composition", 229, false, onDesk, true],
  ["a letter of Android's keyboard", 229, true, onScreen, true],
  ["Enter of Android's keyboard in the middle of a word", 13, true, onScreen, false],
  ["Enter of a keyboard that is attached to an iPad, after the end", 229, false, onScreen, true],
  ["Enter without a composition", 13, false, onDesk, false],
  ["Enter of a keyboard on the screen, between words", 13, false, onScreen, false],
] as const)(
  "%s, with key code %s, composing %s",
  (_, keyCode, isComposing, hasSoftKeyboard, is) => {
    expect(isOfComposition({ keyCode, isComposing }, hasSoftKeyboard)).toBe(is);
  },
);
