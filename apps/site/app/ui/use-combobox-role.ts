import { type RefObject, useLayoutEffect } from "react";

/**
 * Gives a field the role of a combobox before its library has come. A field whose role changes while it
 * has the focus is a new one to a screen reader, which then says neither its name nor what is typed.
 */
export function useComboboxRole(field: RefObject<HTMLInputElement | null>): void {
  useLayoutEffect(() => {
    field.current?.setAttribute("role", "combobox");
    field.current?.setAttribute("aria-expanded", "false");
  }, [field]);
}
