import { type ReactNode, useLayoutEffect, useRef } from "react";
import { useHydrated } from "#app/browser/hydration/use-hydrated.ts";
import {
  useLocation,
  useNavigationType,
  useRouter,
} from "#app/browser/navigation/router-context.tsx";
import { useFirst } from "#app/ui/progressive-render.ts";
import type { NewsCard } from "#content/collections/news.ts";
import type { NewsWords } from "#content/pages/news.ts";
import { ArticleView, type BodyLoaders, fetchBody, NewsBadges, NewsFacts } from "./article.tsx";
import { cardId, newestFirst, newsAddress, shownBy } from "./news.ts";
import { NewsPicture } from "./news-picture.tsx";
import { useDocumentTitle } from "./use-document-title.ts";

/** As many as most screens show. */
const firstCards = 2;

type NewsFeedProps = {
  articles: readonly NewsCard[];
  loaders: BodyLoaders;
  words: NewsWords;
  /** Heading and intro line of the list. */
  opening: ReactNode;
  /** Shown where the address names an unknown article. */
  heading: ReactNode;
  /** The document's title while an article is open. */
  formatTitle: (article: NewsCard) => string;
};

/** The list of articles, or instead the one that the address names (`?article=2`). */
export function NewsFeed(props: NewsFeedProps) {
  const { articles, loaders, words, opening, heading, formatTitle } = props;
  const { shown, articleHeading, back } = useOpenArticle(articles);
  useDocumentTitle(shown.kind === "article" ? formatTitle(shown.article) : null);

  switch (shown.kind) {
    case "list":
      return <NewsList articles={articles} loaders={loaders} words={words} opening={opening} />;
    case "nothing":
      return heading;
    case "article":
      return (
        <ArticleView
          key={shown.article.id}
          article={shown.article}
          loaders={loaders}
          words={words}
          heading={articleHeading}
          back={
            <button
              type="button"
              className="mb-2 min-h-11 font-strong text-ink-2 underline-offset-[0.18em] hover:text-ink hover:underline"
              onClick={back}
            >
              <span aria-hidden="true">←</span> {words.back}
            </button>
          }
        />
      );
  }
}

/**
 * What the address shows, and where the focus goes when that changes: to the heading of the
 * article that was opened, at the top of the page; from an article back to its card.
 */
function useOpenArticle(articles: readonly NewsCard[]) {
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

type NewsListProps = Pick<NewsFeedProps, "articles" | "loaders" | "words" | "opening">;

/** The cards, the newest first. A featured one spans two columns. */
function NewsList({ articles, loaders, words, opening }: NewsListProps) {
  const { search } = useLocation();
  return (
    <>
      {opening}
      <div>
        <ul className="grid gap-12 @min-[54rem]/page:grid-cols-3 @min-[54rem]/page:gap-x-10 @min-[54rem]/page:gap-y-16">
          {useFirst(newestFirst(articles), firstCards).map((article) => (
            <li
              key={article.id}
              className={`news-card relative grid content-start gap-5 @min-[36rem]/page:@max-[54rem]/page:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] @min-[36rem]/page:@max-[54rem]/page:gap-7 ${article.featured ? "news-card-wide" : ""}`}
            >
              <NewsPicture name={article.picture} text={article.pictureText} />
              <div className="grid gap-3 content-start">
                <NewsBadges article={article} words={words} />
                <h2 className="news-title">
                  <a
                    href={newsAddress(search, article.id)}
                    id={cardId(article.id)}
                    onPointerEnter={() => fetchBody(loaders, article.id)}
                    onFocus={() => fetchBody(loaders, article.id)}
                  >
                    {article.title}
                  </a>
                </h2>
                <p className="max-w-[44rem] text-ink-2">{article.excerpt}</p>
                <NewsFacts article={article} words={words} />
                <noscript>
                  <p className="relative text-15">
                    <a href={`#article-${article.id}`}>{words.withoutScript.link}</a>
                  </p>
                </noscript>
              </div>
            </li>
          ))}
        </ul>
        <p className="mt-14 flex items-center gap-3 border-t border-rule pt-6 text-ink-2">
          <span className="station line-resources" aria-hidden="true" /> {words.footer}
        </p>
      </div>
    </>
  );
}
