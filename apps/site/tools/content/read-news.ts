import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import type { NewsArticle } from "#content/schema/news.ts";
import { minutesToRead, proseWords } from "../markdown/document-headings.ts";
import { articleTags, richText, richTextProblems } from "../markdown/rich-text.ts";
import { root } from "../site-folder.ts";
import { readFrontMatter } from "./document-pages.ts";

/** The folder of the articles, one file each. */
const newsFolder = join(root, "content/news");

const wordsAMinute = 220;

/** The names of the articles' files, sorted. */
function newsFiles(): string[] {
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

const listName = "virtual:news";
const listId = `\0${listName}`;
const bodyMark = "?body";

/**
 * Makes modules of the articles in content/news/. `virtual:news` holds what the cards show and a
 * way to load each body, which is a separate chunk: data, so that no parser reaches
 * the browser. Only while pages are rendered does it hold all bodies too, for the static HTML.
 */
export function newsModules(): Plugin {
  return {
    name: "news-modules",
    enforce: "pre",
    resolveId(id) {
      if (id === listName) return listId;
      return id.endsWith(`.md${bodyMark}`) ? id : null;
    },
    load(id) {
      if (id === listId) {
        for (const file of newsFiles()) this.addWatchFile(newsPath(file));
        return listModule(this.environment.config.consumer === "server");
      }
      if (!id.endsWith(`.md${bodyMark}`)) return null;
      const path = id.slice(0, -bodyMark.length);
      return `export default ${JSON.stringify(richText(read(path).content, articleTags))};`;
    },
  };
}

function listModule(withBodies: boolean): string {
  const articles = newsFiles().map((file) => {
    const { content: _, ...card } = read(newsPath(file));
    return { card, body: JSON.stringify(`${newsPath(file)}${bodyMark}`) };
  });
  const loaders = articles.map(({ card, body }, index) =>
    withBodies
      ? `${card.id}: async () => body${index}`
      : `${card.id}: () => import(${body}).then((module) => module.default)`,
  );
  const bodies = articles.map(({ card }, index) => `${card.id}: body${index}`);
  return [
    ...(withBodies ? articles.map(({ body }, index) => `import body${index} from ${body};`) : []),
    `export const newsCards = ${JSON.stringify(articles.map(({ card }) => card))};`,
    `export const loadBody = { ${loaders.join(", ")} };`,
    `export const bodiesForStaticHtml = { ${withBodies ? bodies.join(", ") : ""} };`,
  ].join("\n");
}

function newsPath(file: string): string {
  return join(newsFolder, file).replaceAll("\\", "/");
}

function read(path: string) {
  return parseArticle(readFileSync(path, "utf8"), path);
}
