import type { ReactNode } from "react";
import { round } from "#app/drawings/geometry.ts";
import type { NewsPicture as Name } from "#content/collections/news.ts";

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
function FiveTiers() {
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
function SplitTracks() {
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

type Place = { x: number; y: number };

/** A stop: white, with an ink ring. */
function Stop({ x, y }: Place) {
  return <circle className="fill-canvas stroke-ink stroke-6" cx={x} cy={y} r="11" />;
}

type CapsuleProps = Place & {
  /** From its top to its bottom. */
  height?: number;
};

/** An interchange, where lines meet or a person decides; upright around its middle. */
function Capsule({ x, y, height = 46 }: CapsuleProps) {
  return (
    <rect
      className="fill-canvas stroke-ink stroke-6"
      x={x - 13}
      y={y - height / 2}
      width="26"
      height={height}
      rx="13"
    />
  );
}

/** Lines from their station through their gate to the middle. */
const openPath = [
  "M72 52H212L320 160",
  "M320 24V160",
  "M568 52H428L320 160",
  "M568 160H320",
  "M320 296V160",
  "M72 268H212L320 160",
  "M72 160H320",
];

const stationsAround = [
  [72, 52],
  [320, 24],
  [568, 52],
  [568, 160],
  [320, 296],
  [72, 268],
  [72, 160],
] as const;

/** Half the opening of a gate, and the ring's distance from the middle, in units of the ground. */
const halfGap = 15;
const radius = 88;

/** Directions from the middle, clockwise from the right. */
const gates = [0, 45, 90, 135, 180, 225, 270, 315];
const closedGate = 45;

/** A place on the ring: so far round it, and so far beside that. */
function onRing(degrees: number, aside: number): string {
  const angle = (degrees * Math.PI) / 180 + Math.asin(aside / radius);
  return `${round(320 + radius * Math.cos(angle))} ${round(160 + radius * Math.sin(angle))}`;
}

/** The ring from one gate to the next. */
const wall = gates
  .map((degrees) => {
    const end = onRing(degrees + 45, -halfGap);
    return `M${onRing(degrees, halfGap)}A${radius} ${radius} 0 0 1 ${end}`;
  })
  .join("");

/** Eight lines to one interchange through a ring of gates; one gate is closed. */
function GatedInterchange() {
  return (
    <>
      {openPath.map((line) => (
        <path key={line} className="news-line" d={line} />
      ))}
      <path className="news-line news-line-open" d="M568 268H428L392 232" />
      <path className="news-wall" d={wall} />
      <path
        className="news-wall stroke-danger"
        d={`M${onRing(closedGate, -halfGap)}L${onRing(closedGate, halfGap)}`}
      />
      {stationsAround.map(([x, y]) => (
        <Stop key={`${x} ${y}`} x={x} y={y} />
      ))}
      <circle
        className="fill-canvas stroke-control stroke-6"
        strokeDasharray="6 5.5"
        cx="568"
        cy="268"
        r="11"
      />
      <rect
        className="fill-canvas stroke-ink stroke-6"
        x="286"
        y="126"
        width="68"
        height="68"
        rx="34"
      />
    </>
  );
}

const level = 160;
const bend = 186;

/** Distances of the ten tracks from the line that they become, five on each side. */
const readings = [-108, -84, -60, -36, -12, 12, 36, 60, 84, 108];

/** The words of the sentence, line by line: where each begins and ends. */
const wordPlaces = [
  "M44 108H72M82 108H124",
  "M44 134H98M108 134H124",
  "M44 160H60M70 160H124",
  "M44 186H88M98 186H124",
  "M44 212H76",
];

/** Ten readings of one sentence become one line of five stations, of which the fourth decides. */
function ManyReadings() {
  return (
    <>
      {readings.map((distance) => (
        <path
          key={distance}
          className="news-line news-line-open"
          d={`M140 ${level + distance}H${bend}L${bend + Math.abs(distance)} ${level}`}
        />
      ))}
      <path className="news-line" d={`M${bend + 12} ${level}H600`} />
      <rect
        className="fill-canvas stroke-ink stroke-4"
        x="24"
        y="40"
        width="116"
        height="240"
        rx="10"
      />
      {wordPlaces.map((line) => (
        <path key={line} className="news-word" d={line} />
      ))}
      <path className="stroke-resources stroke-5" d="M88 203V221" />
      <Stop x={344} y={level} />
      <Stop x={408} y={level} />
      <Stop x={472} y={level} />
      <Capsule x={536} y={level} height={60} />
      <Stop x={600} y={level} />
    </>
  );
}
