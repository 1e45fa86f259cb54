import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { NewsArticle } from "#content/schema/news.ts";
import { minutesToRead, proseWords } from "../markdown/document-headings.ts";
import { articleTags, richText, richTextProblems } from "../markdown/rich-text.ts";
import { root } from "../project-files.ts";
import { readFrontMatter } from "./read-documents.ts";

/** The folder of the articles, one file each. */
export const newsFolder = join(root, "content/news");

const wordsAMinute = 220;

/** The names of the articles' files, sorted. */
export function newsFiles(): string[] {
  return readdirSync(newsFolder)
    .filter((file) => file.endsWith(".md"))
    .sort();
}

/** All articles in the order of their files. `check-content.ts` checks them. */
export function readNews(): NewsArticle[] {
  return newsFiles().map((file) =>
    parseArticle(readFileSync(join(newsFolder, file), "utf8"), `content/news/${file}`),
  );
}

/**
 * An article from the text of its file.
 *
 * @param file its name, for errors
 * @throws Error when the front matter can't be read
 */
export function parseArticle(text: string, file: string): NewsArticle {
  const { front, body } = readFrontMatter(text, file);
  const content = body.trim();
  const readTime = `${minutesToRead(proseWords(content), wordsAMinute)} min read`;
  // The shape is checked with the other content: this reads what is written, right or wrong.
  return { ...front, content, readTime } as NewsArticle;
}

/** The faults in the texts of the articles, a sentence for each. */
export function articleProblems(
  articles: readonly Pick<NewsArticle, "title" | "content">[],
): string[] {
  return articles.flatMap(({ title, content }) => {
    const headings = richText(content, articleTags).filter(
      (part) => typeof part !== "string" && part.tag === "h2",
    ).length;
    return [
      ...richTextProblems(content, articleTags),
      ...(headings < 5 || headings > 8
        ? [`has ${headings} headings. Write 5 to 8, so that readers find their way.`]
        : []),
    ].map((problem) => `content/news/, record '${title}', field content: ${problem}`);
  });
}
