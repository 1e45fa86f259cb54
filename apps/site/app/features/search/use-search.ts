import {
  type MouseEvent,
  type RefObject,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { useHydrated } from "#app/browser/hydration/use-hydrated.ts";
import { hasModifier, useShortcut } from "#app/browser/platform/shortcut.ts";
import { notify } from "#app/ui/notify.ts";
import { useLateOpening, useOnDemand } from "#app/ui/use-on-demand.ts";
import type { LoadFailed } from "#content/frame.ts";

/**
 * The search of the whole site. Its code and index load when a visitor reaches for it. `control`
 * makes a link open it; if loading fails, the link works as a link again.
 *
 * @param words say that it failed
 */
export function useSearch(words: LoadFailed) {
  const palette = useOnDemand(() => import("./palette.tsx"));
  const { value, failed, request } = palette;
  const [open, setOpen] = useState(false);
  const show = useCallback(() => {
    request();
    setOpen(true);
  }, [request]);
  useShortcut("k", show);
  const typedAhead = useTypedAhead(open && !value);
  const giveUp = () => {
    setOpen(false);
    typedAhead.current = "";
  };
  useLateOpening(palette, open, giveUp, () => notify({ kind: "destructive", ...words }));

  const isHydrated = useHydrated();
  // The header renders again only with another control.
  const control = useMemo(
    () => ({
      "data-replay-click": "",
      "aria-haspopup": isHydrated ? ("dialog" as const) : undefined,
      onPointerEnter: request,
      onFocus: request,
      onClick: (event: MouseEvent) => {
        if (failed || hasModifier(event)) return;
        event.preventDefault();
        show();
      },
    }),
    [isHydrated, failed, request, show],
  );
  return { control, Palette: value?.Palette, typedAhead, open, onClose: () => setOpen(false) };
}

/**
 * Text typed while its field is still loading. Dead keys are ignored, and Enter, which would follow
 * the link or send the form that has the focus.
 */
function useTypedAhead(isWaiting: boolean): RefObject<string> {
  const typed = useRef("");
  useLayoutEffect(() => {
    if (!isWaiting) return;
    const onKeyDown = (event: KeyboardEvent) => {
      // Autofill sends events without a key. A letter of Arabic layouts is two characters.
      const { key = "", ctrlKey, metaKey } = event;
      const isEnter = key === "Enter";
      if ((/^\w{2,}$/.test(key) && !isEnter) || ctrlKey || metaKey) return;
      event.preventDefault();
      event.stopPropagation();
      if (!isEnter) typed.current += key;
    };
    // Captured, before a form that answers to Enter itself.
    window.addEventListener("keydown", onKeyDown, true);
    return () => window.removeEventListener("keydown", onKeyDown, true);
  }, [isWaiting]);
  return typed;
}
