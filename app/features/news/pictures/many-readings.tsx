import { Capsule, Stop } from "./map-parts.tsx";

const middle = 160;
const bend = 186;

/** Distances of the ten tracks from the line that they become, five on each side. */
const readings = [-108, -84, -60, -36, -12, 12, 36, 60, 84, 108];

/** The words of the sentence, line by line: where each begins and ends. */
const words = [
  "M44 108H72M82 108H124",
  "M44 134H98M108 134H124",
  "M44 160H60M70 160H124",
  "M44 186H88M98 186H124",
  "M44 212H76",
];

/** Ten readings of one sentence become one line of five stations, of which the fourth decides. */
export function ManyReadings() {
  return (
    <>
      {readings.map((distance) => (
        <path
          key={distance}
          className="news-line news-line-open"
          d={`M140 ${middle + distance}H${bend}L${bend + Math.abs(distance)} ${middle}`}
        />
      ))}
      <path className="news-line" d={`M${bend + 12} ${middle}H616`} />
      <rect
        className="fill-canvas stroke-ink stroke-4"
        x="24"
        y="40"
        width="116"
        height="240"
        rx="10"
      />
      {words.map((line) => (
        <path key={line} className="news-word" d={line} />
      ))}
      <path className="stroke-resources stroke-5" d="M88 203V221" />
      <Stop x={344} y={middle} />
      <Stop x={408} y={middle} />
      <Stop x={472} y={middle} />
      <Capsule x={536} y={middle} height={60} />
      <Stop x={600} y={middle} />
    </>
  );
}
