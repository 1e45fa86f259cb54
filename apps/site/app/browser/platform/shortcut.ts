import { useEffect } from "react";
import { isApple } from "./operating-system.ts";

type Modifiers = Pick<KeyboardEvent, "ctrlKey" | "metaKey" | "altKey" | "shiftKey">;

/** A key event, of the browser or of React. Autofill sends some without a key. */
type Key = Pick<KeyboardEvent, "code" | "getModifierState"> & { key?: string | undefined };

/** The end of Latin Extended-B. The other scripts come after it. */
const lastLatin = "ɏ";

/**
 * Whether a key is a letter of the Latin alphabet, in either case. On a layout for another script
 * that is the key which has the letter on the US layout. A Latin layout may have the letter
 * elsewhere, and there only what the key types counts.
 *
 * @param letter in lower case
 */
export function isLetter(event: Key, letter: string): boolean {
  const { key = "", code } = event;
  const typed = key > lastLatin ? code.slice("Key".length) : key;
  return typed.toLowerCase() === letter && !event.getModifierState("AltGraph");
}

/** Whether Ctrl or Cmd is held, and neither both nor another modifier. */
export function isCommand({ altKey, ctrlKey, metaKey, shiftKey }: Modifiers): boolean {
  return ctrlKey !== metaKey && !altKey && !shiftKey;
}

/**
 * Whether a key is the shortcut of a letter: with Ctrl or Cmd, or with Cmd alone.
 *
 * @param letter in lower case
 * @param editsWithCtrl whether Ctrl edits the text: Ctrl B goes back by a character
 */
export function isShortcut(
  event: Key & Modifiers,
  letter: string,
  editsWithCtrl: boolean,
): boolean {
  return isLetter(event, letter) && isCommand(event) && (event.metaKey || !editsWithCtrl);
}

/** Makes Ctrl or Cmd with a letter do something. In a text field on Apple's systems only Cmd does. */
export function useShortcut(letter: string, act: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { target } = event;
      const inText = target instanceof Element && target.matches(":read-write");
      if (!isShortcut(event, letter, inText && isApple())) return;
      // Also while the key is held: browsers have their own commands for these keys.
      event.preventDefault();
      if (!event.repeat) act();
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, [letter, act]);
}

/** Whether a click is the browser's to answer: with these keys a link opens elsewhere or is saved. */
export function hasModifier({ altKey, ctrlKey, metaKey, shiftKey }: Modifiers): boolean {
  return altKey || ctrlKey || metaKey || shiftKey;
}
