import { loadBody, newsCards } from "virtual:news";
import { feed } from "#content/pages/news.ts";
import { type NewsCard, newsPictures } from "#content/schema/news.ts";
import { AtAddress } from "#tests/gallery/at-address.tsx";
import type { Examples } from "#tests/gallery/examples.ts";
import {
  ArticleBody,
  ArticlesInFull,
  ArticleView,
  type BodyLoaders,
  NewsBadges,
  NewsFacts,
} from "./article.tsx";
import { NewsFeed, NewsList } from "./news-feed.tsx";
import {
  Capsule,
  FiveTiers,
  GatedInterchange,
  ManyReadings,
  NewsPicture,
  SplitTracks,
  Stop,
} from "./news-picture.tsx";

const card = newsCards[0] as NewsCard;
const body = (await loadBody[card.id]?.()) ?? [];

const opening = <h1 tabIndex={-1}>News</h1>;

function news(query: string, loaders: BodyLoaders = loadBody, articles = newsCards) {
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

const drawings = { FiveTiers, GatedInterchange, ManyReadings, SplitTracks };

export const examples = {
  list: () => news(""),
  ...Object.fromEntries(newsCards.map(({ id }) => [`article ${id}`, () => news(`?article=${id}`)])),
  unknown: () => news("?article=99"),
  loading: () => news("?article=98", { 98: pending }, article(98)),
  failed: () => news("?article=97", { 97: refused }, article(97)),
  "only the list": () => (
    <AtAddress address="/news">
      <NewsList articles={newsCards} loaders={loadBody} words={feed} opening={opening} />
      <ArticlesInFull articles={newsCards} bodies={{}} words={feed} />
    </AtAddress>
  ),
  "only an article": () => (
    <ArticleView
      article={card}
      loaders={loadBody}
      words={feed}
      heading={{ current: null }}
      back={null}
    />
  ),
  parts: () => (
    <>
      <NewsBadges article={card} words={feed} />
      <NewsFacts article={card} words={feed} />
      <div className="news-body prose">
        <ArticleBody text={body} level={2} />
      </div>
    </>
  ),
  ...Object.fromEntries(
    newsPictures.map((name) => [name, () => <NewsPicture name={name} text="A map" />]),
  ),
  drawings: () =>
    Object.entries(drawings).map(([name, Drawing]) => (
      <svg key={name} className="news-picture" viewBox="0 0 640 320" fill="none" aria-hidden="true">
        <Drawing />
        <Stop x={40} y={40} />
        <Capsule x={80} y={40} />
      </svg>
    )),
} satisfies Examples;
