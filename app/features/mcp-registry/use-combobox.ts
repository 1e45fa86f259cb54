import type Combobox from "@github/combobox-nav";
import { type RefObject, useEffect, useRef, useState } from "react";
import { useOnDemand } from "#app/ui/use-on-demand.ts";

type ComboboxParts = {
  field: RefObject<HTMLInputElement | null>;
  /** Always in the document; hidden while closed. */
  list: RefObject<HTMLElement | null>;
  open: boolean;
  onOpen: () => void;
  onClose: () => void;
  onChoose: (text: string) => void;
};

/**
 * Makes a field and a list of options one combobox: arrows move, Enter chooses, Escape closes, Home
 * and End go to the ends once an option is active. Without the library the pointer still chooses.
 *
 * @returns what loads the library; cheap to call again
 */
export function useCombobox(parts: ComboboxParts): () => void {
  const { field, list, open } = parts;
  const library = useOnDemand(() => import("@github/combobox-nav"));
  const [combobox, setCombobox] = useState<Combobox | null>(null);
  const latest = useRef(parts);
  useEffect(() => {
    latest.current = parts;
  });

  useEffect(() => {
    if (!library.value || !field.current || !list.current) return;
    const made = new library.value.default(field.current, list.current, {
      tabInsertsSuggestions: false,
    });
    setCombobox(made);
    return () => made.destroy();
  }, [library.value, field, list]);

  useEffect(() => {
    if (!combobox || !open) return;
    combobox.start();
    return () => combobox.stop();
  }, [combobox, open]);

  useEffect(() => {
    const input = field.current;
    if (!input) return;
    const onKey = (event: KeyboardEvent) => {
      const isPlain = !(event.shiftKey || event.altKey || event.ctrlKey || event.metaKey);
      if (event.isComposing || !isPlain) return;
      if (event.key === "Escape") latest.current.onClose();
      if (event.key === "ArrowDown" && !open) latest.current.onOpen();
      const toEnd = event.key === "Home" || event.key === "End";
      if (!toEnd || !open || !combobox || !input.hasAttribute("aria-activedescendant")) return;
      event.preventDefault();
      // The library takes every other key for typing, and leaves the list.
      event.stopImmediatePropagation();
      combobox.clearSelection();
      combobox.navigate(event.key === "Home" ? 1 : -1);
    };
    // Before the library's own listener on the same element.
    input.addEventListener("keydown", onKey, { capture: true });
    return () => input.removeEventListener("keydown", onKey, { capture: true });
  }, [combobox, open, field]);

  useEffect(() => {
    const box = list.current;
    if (!box) return;
    // The field keeps the focus, and the list stays until the click has come.
    const keepFocus = (event: Event) => event.preventDefault();
    const choose = ({ target }: Event) => {
      const option = target instanceof Element && target.closest("[role=option]");
      if (option) latest.current.onChoose(option.textContent);
    };
    box.addEventListener("mousedown", keepFocus);
    box.addEventListener("click", choose);
    return () => {
      box.removeEventListener("mousedown", keepFocus);
      box.removeEventListener("click", choose);
    };
  }, [list]);

  return library.request;
}
