import { newsPictures } from "#content/schema/news.ts";
import type { Examples } from "#tests/gallery/examples.ts";
import {
  Capsule,
  FiveTiers,
  GatedInterchange,
  ManyReadings,
  NewsPicture,
  SplitTracks,
  Stop,
} from "./news-picture.tsx";

const drawings = { FiveTiers, GatedInterchange, ManyReadings, SplitTracks };

export const examples = {
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
