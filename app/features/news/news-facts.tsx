import { formatDate } from "#app/ui/format-date.ts";
import type { NewsCard, NewsWords } from "#content/schema/news.ts";
import "./news.css";

type NewsFactsProps = { article: NewsCard; words: NewsWords };

/** Who wrote an article, when it was published, and how long it takes to read. */
export function NewsFacts({ article, words }: NewsFactsProps) {
  return (
    <dl className="flex flex-wrap gap-x-5 gap-y-0.5 text-ink-3 text-[0.9375rem]">
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
      className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-[0.8125rem] leading-[1.4] font-strong"
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
