import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { articleTags, richText } from "../markdown/rich-text.ts";
import { newsFiles, newsFolder, parseArticle } from "./read-news.ts";

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
