import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { NewsArticle } from "#content/schema/news.ts";
import { readTime } from "#content/schema/news-body.ts";
import { splitFrontMatter } from "../markdown/front-matter.ts";
import { root } from "../project-files.ts";

/** The folder of the articles, one file each. */
export const newsFolder = join(root, "content/news");

/** The names of the articles' files, sorted. */
export function newsFiles(): string[] {
  return readdirSync(newsFolder)
    .filter((file) => file.endsWith(".md"))
    .sort();
}

/** All articles in the order of their files. Whether they are right, `check-content.ts` says. */
export function readNews(): NewsArticle[] {
  return newsFiles().map((file) =>
    parseArticle(readFileSync(join(newsFolder, file), "utf8"), `content/news/${file}`),
  );
}

/**
 * An article from the text of its file: front matter between two lines of `---`, then the body.
 * A value of the front matter is written as in JSON, which YAML reads alike.
 *
 * @param file its name, for errors
 * @throws Error when the front matter cannot be read
 */
export function parseArticle(text: string, file: string): NewsArticle {
  const { front, body: content } = splitFrontMatter(text, file);
  const fields = front
    .split(/\r?\n/)
    .map((line, index) => field(line, `${file}, line ${index + 2}`));
  const body = content.trim();
  // The shape is checked with the other content: this reads what is written, right or wrong.
  return { ...Object.fromEntries(fields), content: body, readTime: readTime(body) } as NewsArticle;
}

function field(line: string, where: string): [string, unknown] {
  const [, name, value] = /^(\w+): (.+)$/.exec(line) ?? [];
  if (name === undefined || value === undefined) {
    throw new Error(`${where} isn't a field. Write it as 'title: "A title"'.`);
  }
  try {
    return [name, JSON.parse(value)];
  } catch {
    throw new Error(`${where}: the value isn't JSON. Put text in double quotation marks.`);
  }
}
