import { site } from "@yno/brand/site";
import type { Job } from "#content/schema/job.ts";
import type { NewsArticle } from "#content/schema/news.ts";
import type { Page } from "#content/schema/page.ts";
import { articleTags, richHtml } from "../markdown/rich-text.ts";
import { jobHtml } from "./job-html.ts";

/** The entries a page publishes, in any format; the newest first. */
export type Feed = {
  title: string;
  description: string;
  /** Of the page that shows the entries. */
  path: string;
  entries: readonly FeedEntry[];
};

export type FeedEntry = {
  /** Its address on the site, which is also its permanent id. */
  path: string;
  title: string;
  summary: string;
  html: string;
  /** An ISO date. */
  published: string;
  author: string;
  tags: readonly string[];
};

type Source = Pick<Page, "path" | "title" | "description">;

/** The articles of /news. */
export function newsFeed(page: Source, articles: readonly NewsArticle[]): Feed {
  return buildFeed(
    page,
    articles.map((article) => ({
      path: `${page.path}?article=${article.id}`,
      title: article.title,
      summary: article.excerpt,
      html: richHtml(article.content, articleTags),
      published: article.publishDate,
      author: article.author,
      tags: [article.category],
    })),
  );
}

/** The open positions of /careers. */
export function careersFeed(page: Source, jobs: readonly Job[]): Feed {
  return buildFeed(
    page,
    jobs.map((job) => ({
      path: `${page.path}?open=${job.id}`,
      title: job.title,
      summary: job.description,
      html: jobHtml(job),
      published: job.datePosted,
      author: site.company,
      tags: [job.department, job.location, job.type],
    })),
  );
}

function buildFeed({ path, title, description }: Source, entries: readonly FeedEntry[]): Feed {
  const newestFirst = [...entries].sort((a, b) => b.published.localeCompare(a.published));
  return { title, description, path, entries: newestFirst };
}
