import { mark, outside, type Point, type Sizes, spread } from "../geometry.ts";

/** Columns of filters, and the room of each. The style of the buttons has the same measures. */
const columns = 4;
const column = { width: 256, height: 36 };
const top = 22;
/** Where a line leaves the trunk, has its stations, and ends at its button. */
const across = { trunk: 9, bend: 10, first: 25, last: 73, end: 78 };
const farthest = 8;

/**
 * Every server as a station on the line of its category, which ends at the button that chooses it.
 * The first line ends at the button of all. Narrower pages have the buttons alone.
 */
export function drawRegistry(counts: readonly number[]): Sizes {
  const filters = [0, ...counts];
  const rows = Math.ceil(filters.length / columns);
  const most = Math.max(2, ...counts);
  const gap = Math.min(farthest, (across.last - across.first) / (most - 1));
  const placed = filters.map((count, index) => {
    const left = Math.floor(index / rows) * column.width;
    return { count, left, y: top + (index % rows) * column.height + column.height / 2 };
  });
  return {
    wide: {
      width: columns * column.width,
      height: top + rows * column.height,
      tracks: placed.map(({ left, y }, index) => {
        const x = left + across.trunk;
        const end: readonly Point[] = [
          [x, y - across.bend],
          [x + across.bend, y],
          [left + across.end, y],
        ];
        if (placed[index + 1]?.left === left) return line(...end);
        const start = left / column.width === columns - 1 ? outside.left : x - 18;
        return line([start, 9], [x - 18, 9], [x, 27], ...end);
      }),
      marks: placed.flatMap(({ count, left, y }) =>
        spread(count, left + across.first, gap).map((x) => mark("tiny", [x, y])),
      ),
      labels: [],
    },
  };
}

const line = (...points: readonly Point[]) => ({ line: "product" as const, thin: true, points });
