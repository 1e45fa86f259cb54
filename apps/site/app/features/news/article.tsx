import { createElement, type ReactNode, type RefObject, useEffect, useState } from "react";
import { formatDate } from "#app/ui/format-date.ts";
import type { NewsCard } from "#content/collections/news.ts";
import type { NewsWords } from "#content/pages/news.ts";
import type { RichText } from "#content/schema/rich-text.ts";
import { newestFirst } from "./news.ts";
import { NewsPicture } from "./news-picture.tsx";

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
              <button
                type="button"
                className="button mt-4"
                onClick={() => {
                  // The button goes; the focus must not go with it.
                  heading.current?.focus({ preventScroll: true });
                  again();
                }}
              >
                {words.again}
              </button>
            </>
          )}
        </div>
      </div>
    </article>
  );
}

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
            <h3 className="text-28/[1.15]">{title}</h3>
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
function ArticleBody({ text, level }: ArticleBodyProps) {
  const views = (parts: RichText): ReactNode[] =>
    parts.map((part, key) =>
      typeof part === "string"
        ? part
        : createElement(part.tag === "h2" ? `h${level}` : part.tag, { key }, views(part.text)),
    );
  return views(text);
}

type NewsFactsProps = { article: NewsCard; words: NewsWords };

/** Who wrote an article, when it was published, and how long it takes to read. */
export function NewsFacts({ article, words }: NewsFactsProps) {
  return (
    <dl className="flex flex-wrap gap-x-5 gap-y-0.5 text-ink-3 text-15">
      <div>
        <dt className="sr-only">{words.author}</dt>
        <dd>{article.author}</dd>
      </div>
      <div>
        <dt className="sr-only">{words.published}</dt>
        <dd>
          <time dateTime={article.publishDate}>{formatDate(article.publishDate)}</time>
        </dd>
      </div>
      <div>
        <dt className="sr-only">{words.readTime}</dt>
        <dd>{article.readTime}</dd>
      </div>
    </dl>
  );
}

/** The category, and whether the article is featured. */
export function NewsBadges({ article, words }: NewsFactsProps) {
  return (
    <p
      className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-13 leading-[1.4] font-strong"
      data-markdown="row"
    >
      <span className="py-0.75 px-2 border border-control rounded-[4px] text-ink-2">
        {article.category}
      </span>{" "}
      {article.featured && (
        <span className="news-featured rounded-[4px] border border-resources bg-resources px-2 py-0.75 text-on-line">
          {words.featured}
        </span>
      )}
    </p>
  );
}

export type BodyLoaders = Readonly<Record<number, () => Promise<RichText>>>;

/** Bodies that have arrived, while the document lives: Back and Forward show them at once. */
const arrived = new Map<number, RichText>();

/** Prefetches a body when its card gets the pointer or the focus. */
export function fetchBody(loaders: BodyLoaders, id: number): void {
  // Opening the article asks again and reports a failure.
  load(loaders, id).catch(() => undefined);
}

type Loading = { body: RichText | null; failed: boolean; again: () => void };

/** The body of an article: null until it has arrived. A failed attempt is not remembered for good. */
function useBody(loaders: BodyLoaders, id: number): Loading {
  const [body, setBody] = useState<RichText | null>(() => arrived.get(id) ?? null);
  const [attempt, setAttempt] = useState(1);
  const [failedAttempt, setFailedAttempt] = useState(0);

  useEffect(() => {
    let left = false;
    load(loaders, id).then(
      (loaded) => !left && setBody(loaded),
      () => !left && setFailedAttempt(attempt),
    );
    return () => {
      left = true;
    };
  }, [loaders, id, attempt]);

  const failed = body === null && failedAttempt === attempt;
  return { body, failed, again: () => setAttempt((before) => before + 1) };
}

async function load(loaders: BodyLoaders, id: number): Promise<RichText> {
  const known = arrived.get(id) ?? (await loaders[id]?.());
  if (known === undefined) throw new Error(`No body belongs to article ${id}.`);
  arrived.set(id, known);
  return known;
}
