import { site } from "@yno/brand/site";
import { ArticlesInFull } from "#app/features/news/article.tsx";
import { NewsFeed } from "#app/features/news/news-feed.tsx";
import { Opening } from "#app/layout/opening.tsx";
import { PageBody } from "#app/layout/page-body.tsx";
import { newsCards, newsTexts } from "#content/derived/news.ts";
import { feed, newsPage } from "#content/pages/news.ts";
import { loadText } from "./load-text.ts";

export const page = newsPage;

export default function News() {
  return (
    <PageBody className="follows-query">
      <NewsFeed
        articles={newsCards}
        loaders={loadText}
        words={feed}
        opening={<Opening page={newsPage} />}
        heading={
          <h1 className="sr-only" tabIndex={-1}>
            {newsPage.heading}
          </h1>
        }
        formatTitle={({ title }) => `${title} | ${site.brand}`}
      />
      <ArticlesInFull
        articles={newsCards}
        bodies={import.meta.env.SSR ? newsTexts : {}}
        words={feed}
      />
    </PageBody>
  );
}
