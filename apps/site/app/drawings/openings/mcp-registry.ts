import {
  type Drawing,
  label,
  type MarkKind,
  mark,
  outside,
  type Sizes,
  spread,
} from "../geometry.ts";

/** A category of the registry: its name, how many servers it has, and where they are. */
type Category = { name: string; count: number; to: string; isChosen: boolean };

/**
 * Every server is a station on the line of its category. A phone's 260 px would leave 13 for each of
 * twenty names, and a line of text takes 18; the filters say the same there.
 */
export function drawRegistry(categories: readonly Category[]): Sizes {
  return { wide: draw(categories, 936), middle: draw(categories, 640) };
}

const start = 24;
const trunk = 6;
const rise = 18;
const first = 44;
/** Pixels of a turned name in each direction, for each of its characters. */
const slant = 7;

function draw(categories: readonly Category[], width: number): Drawing {
  const ends = categories.map(({ name }) => name.length * slant + 8);
  const pitch = Math.min(
    52,
    ...ends.map((end, index) => (width - start - end) / Math.max(1, index)),
  );
  const most = Math.max(1, ...categories.map(({ count }) => count));
  const isRoomy = most <= 8;
  const gap = isRoomy ? 22 : 14;
  // All lines end at one height, so that the names run side by side.
  const last = first + (most - 1) * gap;
  const columns = categories.map(({ count, ...category }, index) => ({
    ...category,
    x: start + index * pitch,
    rows: spread(count, last, -gap),
  }));
  const kind: MarkKind = isRoomy ? "station" : "small";
  return {
    width,
    height: last + 16 + Math.max(...ends),
    tracks: columns.map(({ x }, index) => ({
      line: "product",
      thin: true,
      points: [
        [index === columns.length - 1 ? outside.left : x - rise, trunk],
        [x - rise, trunk],
        [x, trunk + rise],
        [x, last],
      ],
    })),
    marks: columns.flatMap(({ x, rows, isChosen }) =>
      rows.map((y) => mark(isChosen ? "full" : kind, [x, y])),
    ),
    labels: columns.map(({ name, to, isChosen, x }) =>
      label([x, last + 16], "start", "beside", {
        title: name,
        turned: true,
        to,
        isChosen,
        stop: "categories",
      }),
    ),
  };
}
