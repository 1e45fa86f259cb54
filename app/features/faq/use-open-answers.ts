import { useLayoutEffect } from "react";
import { useLocation } from "#app/browser/navigation/router-context.tsx";

/** Ids of answers and groups that are open, by the key of the history entry. */
const openIds = new Map<string, readonly string[]>();

/**
 * Opens again what was open when Back leads here, such as from a link in an answer. A browser does
 * this only where each page is a document.
 */
export function useOpenAnswers(): void {
  const { key } = useLocation();
  useLayoutEffect(() => {
    for (const id of openIds.get(key) ?? []) {
      const details = document.getElementById(id)?.closest("details");
      if (details) details.open = true;
    }
    const remember = () => {
      const ids = Array.from(document.querySelectorAll(".faq [open] > [id]"), ({ id }) => id);
      openIds.set(key, ids);
    };
    // What is open stays so when typing or a choice has changed the entry.
    remember();
    window.addEventListener("toggle", remember, true);
    return () => window.removeEventListener("toggle", remember, true);
  }, [key]);
}
