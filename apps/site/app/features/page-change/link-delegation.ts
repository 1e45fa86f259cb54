import { useEffect } from "react";
import { useRouter } from "#app/browser/navigation/router-context.tsx";
import { openAgain } from "#app/browser/navigation/scroll.ts";
import { hasModifier } from "#app/browser/platform/shortcut.ts";
import { decodeHash, scrollToFragment } from "./scroll-to-fragment.ts";

/**
 * Opens the pages of this site in place, whichever link was clicked. One listener for all of them: a
 * component of the router's for each link is rendered again with every change of address, and a page
 * has up to 300.
 */
export function useLinkDelegation(): void {
  const { navigate, pages } = useRouter();
  useEffect(() => {
    // On the window, after React's own listeners on the document: what they prevented isn't followed.
    const follow = (event: MouseEvent) => {
      if (event.defaultPrevented || event.button !== 0 || hasModifier(event)) return;
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      if (link?.target !== "" || link.hasAttribute("download")) return;
      const href = link.getAttribute("href") ?? "";
      if (!pages.isPage(href)) return;
      event.preventDefault();
      const isHere = link.href === location.href;
      openAgain(href);
      if (isHere) scrollToFragment(decodeHash(location.hash), true);
      navigate(href, { replace: isHere });
    };
    window.addEventListener("click", follow);
    return () => window.removeEventListener("click", follow);
  }, [navigate, pages]);
}
