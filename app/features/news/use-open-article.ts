import { type RefObject, useLayoutEffect, useRef } from "react";
import { useHydrated } from "#app/browser/hydration.ts";
import {
  useLocation,
  useNavigationType,
  useRouter,
} from "#app/browser/navigation/router-context.tsx";
import type { NewsCard } from "#content/schema/news.ts";
import { cardId, newsAddress, type Shown, shownBy } from "./news.ts";

type OpenArticle = {
  shown: Shown;
  articleHeading: RefObject<HTMLHeadingElement | null>;
  back: () => void;
};

/**
 * What the address shows, and where the focus goes when that changes: to the heading of the
 * article that was opened, at the top of the page; from an article back to its card.
 */
export function useOpenArticle(articles: readonly NewsCard[]): OpenArticle {
  const { search } = useLocation();
  const type = useNavigationType();
  const { navigate } = useRouter();
  const articleHeading = useRef<HTMLHeadingElement>(null);
  const wanted = new URLSearchParams(search).get("article");
  // The static HTML doesn't depend on a query, and the first render must equal it.
  const shown = shownBy(useHydrated() ? wanted : null, articles);

  const before = useRef(wanted);
  useLayoutEffect(() => {
    const from = before.current;
    if (from === wanted) return;
    before.current = wanted;
    if (wanted !== null) {
      // Back and Forward restore the position that the entry had.
      if (type !== "POP") window.scrollTo(0, 0);
      articleHeading.current?.focus({ preventScroll: true });
      return;
    }
    const card = document.getElementById(cardId(Number(from)));
    if (type !== "POP") card?.scrollIntoView({ block: "center" });
    card?.focus({ preventScroll: true });
  }, [wanted, type]);

  const back = () => navigate(newsAddress(search, null));
  return { shown, articleHeading, back };
}
