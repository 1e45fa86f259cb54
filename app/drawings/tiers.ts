import type { Tiers } from "#content/schema/platform.ts";
import { type Drawing, type Point, type Sizes, spread } from "./geometry.ts";

/** The tiers as a line that climbs: at its end a capsule, where agents do the most on their own. */
export function drawTiers(tiers: Tiers["tiers"]): Sizes {
  return { wide: climb(tiers, 196, 44), middle: climb(tiers, 132, 40) };
}

function climb(tiers: Tiers["tiers"], pitch: number, step: number): Drawing {
  const base = 18 + (tiers.length - 1) * step;
  const stations = spread(tiers.length, 56, pitch).map(
    (x, index): Point => [x, base - index * step],
  );
  const [start] = stations;
  const end = stations.at(-1);
  const bends = stations.slice(1).flatMap(([x, y]): Point[] => [
    [x - (pitch + step) / 2, y + step],
    [x - (pitch - step) / 2, y],
  ]);
  return {
    width: 112 + (tiers.length - 1) * pitch,
    height: base + 36,
    tracks: start && end ? [{ line: "product", points: [[0, start[1]], ...bends, end] }] : [],
    marks: stations.map(([x, y], index) =>
      index < tiers.length - 1
        ? { kind: "station", at: [x, y] }
        : { kind: "capsule", at: [x, y - 7], to: [x, y + 7] },
    ),
    labels: stations.map(([x, y], index) => ({
      at: [x, y + (index < tiers.length - 1 ? 14 : 20)],
      h: "centre",
      v: "below",
      title: `${tiers[index]?.number} ${tiers[index]?.name}`,
    })),
  };
}
