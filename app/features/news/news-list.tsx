import type { ReactNode } from "react";
import { useLocation } from "#app/browser/navigation/router-context.tsx";
import type { NewsCard, NewsWords } from "#content/schema/news.ts";
import { cardId, newestFirst, newsAddress } from "./news.ts";
import { NewsBadges, NewsFacts } from "./news-facts.tsx";
import { NewsPicture } from "./pictures/news-picture.tsx";
import { type BodyLoaders, fetchBody } from "./use-body.ts";
import "./news.css";

type NewsListProps = {
  articles: readonly NewsCard[];
  loaders: BodyLoaders;
  words: NewsWords;
  /** Heading and intro line of the list. */
  opening: ReactNode;
};

/** The cards, the newest first. A featured one spans two columns. */
export function NewsList({ articles, loaders, words, opening }: NewsListProps) {
  const { search } = useLocation();
  return (
    <>
      {opening}
      <div>
        <ul className="grid gap-12 @min-[54rem]/page:grid-cols-3 @min-[54rem]/page:gap-x-10 @min-[54rem]/page:gap-y-16">
          {newestFirst(articles).map((article) => (
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
                  <p className="relative text-[0.9375rem]">
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
