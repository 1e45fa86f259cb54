import { createElement, type ReactNode } from "react";
import type { NewsCard, NewsWords } from "#content/schema/news.ts";
import type { RichText } from "#content/schema/rich-text.ts";
import { newestFirst } from "./news.ts";
import "#app/styles/prose.css";
import "./news.css";

type ArticlesInFullProps = {
  articles: readonly NewsCard[];
  /** By the ids of the articles; none in the browser, where React leaves a `<noscript>` alone. */
  bodies: Readonly<Record<number, RichText>>;
  words: NewsWords;
};

/** All articles one below the other, for browsers without JavaScript. */
export function ArticlesInFull({ articles, bodies, words }: ArticlesInFullProps) {
  return (
    <noscript>
      <section className="news-in-full grid gap-16" aria-labelledby="articles-in-full">
        <h2 id="articles-in-full" className="text-40">
          {words.withoutScript.heading}
        </h2>
        {newestFirst(articles).map(({ id, title }) => (
          <article key={id} id={`article-${id}`} className="prose" data-worked-example="">
            <h3 className="text-28">{title}</h3>
            <ArticleBody text={bodies[id] ?? []} level={4} />
          </article>
        ))}
      </section>
    </noscript>
  );
}

type ArticleBodyProps = {
  text: RichText;
  /** Level of the headings in the text, below the article's own. */
  level: 2 | 4;
};

/** The text of an article: headings, bullet lists, and paragraphs with bold words. */
export function ArticleBody({ text, level }: ArticleBodyProps) {
  const views = (parts: RichText): ReactNode[] =>
    parts.map((part, key) =>
      typeof part === "string"
        ? part
        : createElement(part.tag === "h2" ? `h${level}` : part.tag, { key }, views(part.text)),
    );
  return views(text);
}
