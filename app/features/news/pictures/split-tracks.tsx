import { Capsule, Stop } from "./map-parts.tsx";

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
