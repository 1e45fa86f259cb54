import type Combobox from "@github/combobox-nav";
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { hasModifier, isCommand } from "#app/browser/platform/shortcut.ts";
import { useComboboxRole } from "./use-combobox-role.ts";
import { useOnDemand } from "./use-on-demand.ts";

type ComboboxParts = {
  field: RefObject<HTMLInputElement | null>;
  /** Always in the document; hidden while closed. */
  list: RefObject<HTMLElement | null>;
  open: boolean;
  onOpen?: () => void;
  onClose?: () => void;
  onChoose: (option: Element, event: Event) => void;
  /** Ctrl or Cmd with Enter. */
  onChooseAside?: (option: Element) => void;
  /**
   * Set if Enter chooses the first option while none is active: the content of the list. That
   * option has `data-combobox-option-default`.
   */
  firstOf?: unknown;
};

const active = '[aria-selected="true"], [data-combobox-option-default="true"]';

/**
 * Makes a field and a list of options one combobox: arrows move, Enter chooses, Escape closes, Home
 * and End go to the ends once an option is active. Without the library the pointer still chooses.
 *
 * @returns what loads the library, cheap to call again, and what makes an option the active one
 */
export function useCombobox(parts: ComboboxParts) {
  const { field, list, open, firstOf } = parts;
  const library = useOnDemand(() => import("@github/combobox-nav"));
  const [combobox, setCombobox] = useState<Combobox | null>(null);
  const latest = useRef(parts);
  useLayoutEffect(() => {
    latest.current = parts;
  });

  useComboboxRole(field);

  useEffect(() => {
    if (!library.value || !field.current || !list.current) return;
    const made = new (adapted(library.value.default))(field.current, list.current, {
      tabInsertsSuggestions: false,
      firstOptionSelectionMode: latest.current.firstOf === undefined ? "none" : "active",
    });
    setCombobox(made);
    return () => made.destroy();
  }, [library.value, field, list]);

  useEffect(() => {
    if (!combobox || !open) return;
    combobox.start();
    return () => combobox.stop();
  }, [combobox, open]);

  // The library looks for the first option when a key is pressed, which is before the list follows.
  useEffect(() => {
    if (combobox && open && firstOf !== undefined) combobox.resetSelection();
  }, [combobox, open, firstOf]);

  useEffect(() => {
    const input = field.current;
    if (!input) return;
    const onKey = (event: KeyboardEvent) => {
      const { onOpen, onClose, onChoose, onChooseAside, firstOf } = latest.current;
      if (event.key === "Enter" && isCommand(event) && onChooseAside) {
        event.preventDefault();
        event.stopImmediatePropagation();
        const option = list.current?.querySelector(active);
        if (option && !event.repeat) onChooseAside(option);
        return;
      }
      if (hasModifier(event)) return;
      // The library isn't here yet, or hasn't seen the newest options.
      if (event.key === "Enter" && firstOf !== undefined && !list.current?.querySelector(active)) {
        const first = list.current?.querySelector("[role=option]");
        if (!first) return;
        event.preventDefault();
        event.stopImmediatePropagation();
        onChoose(first, event);
        return;
      }
      if (event.key === "Escape") onClose?.();
      if (event.key === "ArrowDown" && !open) onOpen?.();
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
  }, [combobox, open, field, list]);

  useEffect(() => {
    const box = list.current;
    if (!box) return;
    // The field keeps the focus, and the list stays until the click has come.
    const keepFocus = (event: Event) => event.preventDefault();
    const choose = (event: Event) => {
      const option = event.target instanceof Element && event.target.closest("[role=option]");
      if (option) latest.current.onChoose(option, event);
    };
    box.addEventListener("mousedown", keepFocus);
    box.addEventListener("click", choose);
    return () => {
      box.removeEventListener("mousedown", keepFocus);
      box.removeEventListener("click", choose);
    };
  }, [list]);

  const moveTo = useCallback(
    (option: Element) => {
      combobox?.clearSelection();
      // The library moves by steps only.
      const options = list.current?.querySelectorAll("[role=option]").length ?? 0;
      for (let step = 0; step < options && option.ariaSelected !== "true"; step++) {
        combobox?.navigate(1);
      }
    },
    [combobox, list],
  );

  return { request: library.request, moveTo };
}

/**
 * The library with a different way to find its first option. It measures every option to leave out
 * hidden ones, with every key, which makes the browser lay out even content below the edge of the
 * window: a third of the time from a key to its results. The lists here don't hide any.
 *
 * Nor does it follow compositions, whose keys don't reach it (app/browser/platform/composition.ts). It misses
 * the end of one where the list has closed meanwhile, and would ignore every key from then on.
 */
function adapted(library: typeof Combobox): typeof Combobox {
  return class extends library {
    override compositionEventHandler = () => this.resetSelection();
    override indicateDefaultOption(): void {
      if (this.firstOptionSelectionMode !== "active") return;
      const first = this.list.querySelector('[role="option"]');
      first?.setAttribute("data-combobox-option-default", "true");
    }
  };
}
