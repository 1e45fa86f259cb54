import { type MouseEvent, useCallback, useEffect, useMemo, useState } from "react";
import { useHydrated } from "#app/browser/hydration.ts";
import { hasModifier } from "#app/browser/modifiers.ts";
import { useShortcut } from "#app/browser/shortcut.ts";
import { notify } from "#app/ui/notify.ts";
import { useOnDemand } from "#app/ui/use-on-demand.ts";
import type { SearchFailed } from "#content/schema/frame.ts";
import { useTypedAhead } from "./use-typed-ahead.ts";

/**
 * The search of the whole site. Its code and index load when a visitor reaches for it. `control`
 * makes a link open it; if loading fails, the link works as a link again.
 *
 * @param words say that it failed
 */
export function useSearch(words: SearchFailed) {
  const { value, failed, request } = useOnDemand(() => import("./palette.tsx"));
  const [open, setOpen] = useState(false);
  const show = useCallback(() => {
    request();
    setOpen(true);
  }, [request]);
  useShortcut("k", show);
  const typedAhead = useTypedAhead(open && !value);

  useEffect(() => {
    if (!open || !failed) return;
    setOpen(false);
    notify({ kind: "destructive", ...words });
  }, [open, failed, words]);

  const isAlive = useHydrated();
  // The header renders again only with another control.
  const control = useMemo(
    () => ({
      "data-when-alive": "",
      "aria-haspopup": isAlive ? ("dialog" as const) : undefined,
      onPointerEnter: request,
      onFocus: request,
      onClick: (event: MouseEvent) => {
        if (failed || hasModifier(event)) return;
        event.preventDefault();
        show();
      },
    }),
    [isAlive, failed, request, show],
  );
  return { control, Palette: value?.Palette, typedAhead, open, onClose: () => setOpen(false) };
}
