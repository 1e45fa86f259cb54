import { matchesMedia } from "./media.ts";

type KeyOfComposition = Pick<KeyboardEvent, "isComposing" | "keyCode">;

/**
 * Whether a key belongs to an input method, which makes one text of several keys: Enter accepts a
 * word there, and the arrows choose one. Its keys have the code 229, in Safari also the one that
 * comes right after the end of a composition (https://bugs.webkit.org/show_bug.cgi?id=165004).
 *
 * @param hasSoftKeyboard whether the keyboard is on the screen. It composes every word, and sends
 *   Enter with its own code in the middle of one: that is the visitor's.
 */
export function isOfComposition(event: KeyOfComposition, hasSoftKeyboard: boolean): boolean {
  return event.keyCode === 229 || (event.isComposing && !hasSoftKeyboard);
}

/**
 * Keeps the keys of a composition from everything that listens to keys, libraries included, and from
 * what the browser does with them itself: Enter sends a form, and Escape closes a dialog. The input
 * method has had the key by then. Called before anything else listens.
 */
export function keepCompositionKeys(): void {
  const keep = (event: KeyboardEvent) => {
    if (!isOfComposition(event, matchesMedia("(pointer: coarse)"))) return;
    event.stopImmediatePropagation();
    // In a text of many lines Enter may also start one.
    const sends = event.key === "Enter" && event.target instanceof HTMLInputElement;
    if (sends || event.key === "Escape") event.preventDefault();
  };
  addEventListener("keydown", keep, true);
}
