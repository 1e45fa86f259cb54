import { useEffect } from "react";
import { useRouter } from "#app/browser/navigation/router-context.tsx";
import { hasModifier } from "#app/browser/shortcut.ts";

/**
 * Opens the pages of this site in place, whichever link was clicked. One listener for all of them:
 * a component of the router's for each link is rendered again with every change of address, and
 * a page has up to 300.
 */
export function usePageLinks(): void {
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
      const here = `${location.pathname}${location.search}${location.hash}`;
      // As when the browser opens the same page again.
      if (href === here && location.hash === "") window.scrollTo(0, 0);
      navigate(href, { replace: href === here });
    };
    window.addEventListener("click", follow);
    return () => window.removeEventListener("click", follow);
  }, [navigate, pages]);
}
