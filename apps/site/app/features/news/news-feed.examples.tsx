import { loadText } from "#app/pages/load-text.ts";
import type { NewsCard } from "#content/collections/news.ts";
import { newsCards } from "#content/derived/news.ts";
import { feed } from "#content/pages/news.ts";
import { AtAddress } from "#tests/gallery/at-address.tsx";
import type { Examples } from "#tests/gallery/examples.ts";
import type { BodyLoaders } from "./article.tsx";
import { NewsFeed } from "./news-feed.tsx";

const card = newsCards[0] as NewsCard;

const opening = <h1 tabIndex={-1}>News</h1>;

function news(query: string, loaders: BodyLoaders = loadText, articles = newsCards) {
  return (
    <AtAddress address={`/news${query}`}>
      <NewsFeed
        articles={articles}
        loaders={loaders}
        words={feed}
        opening={opening}
        heading={opening}
        formatTitle={({ title }) => title}
      />
    </AtAddress>
  );
}

/** Under another id, because a body that has arrived once is remembered. */
const article = (id: number) => [{ ...card, id }];
const refused = () => Promise.reject(new Error("The connection was lost."));
const pending = () => new Promise<never>(() => undefined);

export const examples = {
  list: () => news(""),
  ...Object.fromEntries(newsCards.map(({ id }) => [`article ${id}`, () => news(`?article=${id}`)])),
  unknown: () => news("?article=99"),
  loading: () => news("?article=98", { 98: pending }, article(98)),
  failed: () => news("?article=97", { 97: refused }, article(97)),
} satisfies Examples;
