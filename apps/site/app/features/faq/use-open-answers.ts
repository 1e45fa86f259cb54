import { useLayoutEffect, useRef } from "react";
import { useLocation, useNavigationType } from "#app/browser/navigation/router-context.tsx";

/** Ids of the answers that are open, by the key of the history entry. */
const openIds = new Map<string, readonly string[]>();

function openOnly(ids: readonly string[]): void {
  for (const { id, parentElement } of document.querySelectorAll(".faq details > [id]")) {
    parentElement?.toggleAttribute("open", ids.includes(id));
  }
}

/** Closes all answers when the list is whole again, as it was at first. */
export function useClosedAnswers(isNarrowed: boolean): void {
  const wasNarrowed = useRef(false);
  useLayoutEffect(() => {
    if (wasNarrowed.current && !isNarrowed) openOnly([]);
    wasNarrowed.current = isNarrowed;
  }, [isNarrowed]);
}

/**
 * Opens again what was open when Back leads here, such as from a link in an answer. A browser does
 * this only where each page is a document.
 *
 * @param followsAddress whether the list shows what the address says: before, answers may be missing
 */
export function useOpenAnswers(followsAddress: boolean): void {
  const { key } = useLocation();
  const type = useNavigationType();
  const restored = useRef("");
  useLayoutEffect(() => {
    if (!followsAddress) return;
    if (restored.current !== key) {
      const ids = openIds.get(key);
      if (ids) openOnly(ids);
      // Nothing leads back to an entry that typing has replaced.
      if (type === "REPLACE") openIds.delete(restored.current);
      restored.current = key;
    }
    const remember = () => {
      const open = Array.from(document.querySelectorAll(".faq [open] > [id]"), ({ id }) => id);
      openIds.set(key, open);
    };
    // What is open stays so when typing or a choice has changed the entry.
    remember();
    // The event of the toggle may come after a Back that follows the click at once.
    const observer = new MutationObserver(remember);
    observer.observe(document, { attributeFilter: ["open"], subtree: true });
    return () => observer.disconnect();
  }, [key, type, followsAddress]);
}
