import "./news.css";
import type { ReactNode } from "react";
import { useDocumentTitle } from "#app/browser/document-title.ts";
import type { NewsCard } from "#content/schema/news.ts";
import type { NewsWords } from "#content/schema/news-page.ts";
import { ArticleView } from "./article-view.tsx";
import { NewsList } from "./news-list.tsx";
import type { BodyLoaders } from "./use-body.ts";
import { useOpenArticle } from "./use-open-article.ts";

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
