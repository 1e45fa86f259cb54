import type { ReactNode, RefObject } from "react";
import type { NewsCard, NewsWords } from "#content/schema/news.ts";
import { ArticleBody } from "./articles-in-full.tsx";
import { NewsBadges, NewsFacts } from "./news-facts.tsx";
import { NewsPicture } from "./pictures/news-picture.tsx";
import { type BodyLoaders, useBody } from "./use-body.ts";
import "#app/styles/prose.css";
import "./news.css";

type ArticleViewProps = {
  article: NewsCard;
  loaders: BodyLoaders;
  words: NewsWords;
  heading: RefObject<HTMLHeadingElement | null>;
  /** The way back to the list. */
  back: ReactNode;
};

/** One article in the place of the list. Its text is fetched when it is opened, or shortly before. */
export function ArticleView({ article, loaders, words, heading, back }: ArticleViewProps) {
  const { body, failed, again } = useBody(loaders, article.id);
  return (
    <article className="news-article grid max-w-[44rem] justify-items-start gap-5.5">
      {back}
      <NewsBadges article={article} words={words} />
      <h1 ref={heading} className="text-44" tabIndex={-1}>
        {article.title}
      </h1>
      <NewsFacts article={article} words={words} />
      <NewsPicture name={article.picture} text={article.pictureText} />
      <div className="news-body prose" aria-busy={body === null && !failed}>
        {body ? (
          <ArticleBody text={body} level={2} />
        ) : (
          !failed && <p className="text-ink-3">{words.loading}</p>
        )}
        <div role="alert">
          {failed && (
            <>
              <p>{words.failed}</p>
              <button type="button" className="button mt-4" onClick={again}>
                {words.again}
              </button>
            </>
          )}
        </div>
      </div>
    </article>
  );
}
