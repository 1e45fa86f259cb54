import { type RefObject, useEffect, useRef } from "react";

/**
 * Keeps the focus in a form while its button is disabled: a browser takes the focus from a button
 * that is disabled, and a keyboard would start again from the top of the page.
 *
 * @param form takes the focus meanwhile; it needs a tabIndex of -1
 */
export function useKeptFocus(form: RefObject<HTMLFormElement | null>, busy: boolean): void {
  const wasBusy = useRef(false);
  useEffect(() => {
    const element = form.current;
    const active = document.activeElement;
    const button = element?.querySelector<HTMLButtonElement>('button[type="submit"]');
    const isLost = active === null || active === document.body || active === button;
    if (busy && isLost) element?.focus({ preventScroll: true });
    if (!busy && wasBusy.current && (isLost || active === element)) {
      button?.focus({ preventScroll: true });
    }
    wasBusy.current = busy;
  }, [form, busy]);
}
