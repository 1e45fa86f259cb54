import { Capsule, Stop } from "./map-parts.tsx";

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
