import type { NewsCard } from "#content/schema/news.ts";
import type { NewsWords } from "#content/schema/news-page.ts";
import "./news.css";

type NewsBadgesProps = { article: NewsCard; words: NewsWords };

/** The category, and whether the article is featured. */
export function NewsBadges({ article, words }: NewsBadgesProps) {
  return (
    <p className="news-badges" data-markdown="row">
      <span className="py-0.75 px-2 border border-control rounded-[4px] text-ink-2">
        {article.category}
      </span>{" "}
      {article.featured && <span className="news-featured">{words.featured}</span>}
    </p>
  );
}
