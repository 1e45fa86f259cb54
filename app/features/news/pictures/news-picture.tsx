import type { ReactNode } from "react";
import type { NewsPicture as Name } from "#content/schema/news.ts";
import { GatedInterchange } from "./gated-interchange.tsx";
import { ManyReadings } from "./many-readings.tsx";
import { Capsule, Stop } from "./map-parts.tsx";
import "../news.css";

const drawings: Record<Name, () => ReactNode> = {
  "a-conversation-is-not-a-specification": ManyReadings,
  "what-an-mcp-server-costs-to-trust": GatedInterchange,
  "five-tiers-of-autonomy": FiveTiers,
  "split-work-reduce": SplitTracks,
};

type NewsPictureProps = {
  name: Name;
  /** The alternative text. */
  text: string;
};

/** The drawing of an article, in the parts of a transit map, on a ground of 640 by 320. */
export function NewsPicture({ name, text }: NewsPictureProps) {
  const Drawing = drawings[name];
  return (
    <svg className="news-picture" viewBox="0 0 640 320" fill="none" role="img" aria-label={text}>
      <Drawing />
    </svg>
  );
}

const tiers = [1, 2, 3, 4, 5];
const stations = [96, 208, 320, 432, 544];

/** Five lines of five stations: on each a person decides at one station fewer. */
export function FiveTiers() {
  return tiers.map((tier) => {
    const y = tier * 58 - 14;
    return (
      <g key={tier}>
        <path className="news-line" d={`M32 ${y}H608`} />
        {stations.map((x, index) =>
          // The last of them stays, as in every tier.
          index + 1 >= tier ? <Capsule key={x} x={x} y={y} /> : <Stop key={x} x={x} y={y} />,
        )}
      </g>
    );
  });
}

const middle = 160;

/** Distances of the six tracks from the one that they come from. */
const tracks = [-115, -69, -23, 23, 69, 115];
const slowest = 3;

/** One track becomes six and one again. The fourth arrives last. */
export function SplitTracks() {
  return (
    <>
      <path className="news-line" d={`M24 ${middle}H178`} />
      {tracks.map((distance, index) => (
        <g key={distance}>
          <path
            className="news-line"
            d={`M${200 - Math.abs(distance)} ${middle}L200 ${middle + distance}H524`}
          />
          <Stop x={index === slowest ? 436 : 296} y={middle + distance} />
        </g>
      ))}
      <path className="news-line" d={`M524 ${middle}H616`} />
      <Capsule x={524} y={middle} height={284} />
    </>
  );
}
