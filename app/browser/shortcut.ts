import { useEffect } from "react";

/** Ctrl or Cmd with a letter, and no other key held. Autofill sends key events that have no key. */
export function isShortcut(
  event: Pick<KeyboardEvent, "ctrlKey" | "metaKey" | "altKey" | "shiftKey"> & {
    key?: string | undefined;
  },
  letter: string,
): boolean {
  return (
    event.key?.toLowerCase() === letter &&
    event.ctrlKey !== event.metaKey &&
    !event.altKey &&
    !event.shiftKey
  );
}

/** Makes Ctrl or Cmd with a letter do something, wherever the focus is. */
export function useShortcut(letter: string, act: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isShortcut(event, letter)) return;
      event.preventDefault();
      act();
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, [letter, act]);
}

type Keys = { altKey: boolean; ctrlKey: boolean; metaKey: boolean; shiftKey: boolean };

/** Whether a click is the browser's to answer: with these keys a link opens elsewhere or is saved. */
export function hasModifier({ altKey, ctrlKey, metaKey, shiftKey }: Keys): boolean {
  return altKey || ctrlKey || metaKey || shiftKey;
}
