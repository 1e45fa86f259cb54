import {
  type Drawing,
  label,
  mark,
  outside,
  type Point,
  type Sizes,
  spread,
  track,
} from "../geometry.ts";

/** A subject of the questions: its name, how many there are, and where they are. */
type Subject = { name: string; count: number; to: string };

/** Every question is a station on the line of its subject. On phones the list below says the same. */
export function drawResources(subjects: readonly Subject[]): Sizes {
  return { wide: draw(subjects) };
}

const trunk = 14;
const start = 80;
const width = 540;
const rise = 28;

function draw(subjects: readonly Subject[]): Drawing {
  const rows = spread(subjects.length, 28, 60);
  const last = rows.at(-1) ?? 28;
  const base = last + rise + 36;
  const most = Math.max(2, ...subjects.map(({ count }) => count));
  const pitch = Math.min(44, (width - 7 - start) / (most - 1));
  const stations = subjects.map(({ count }) => spread(count, start, pitch));
  /** From the trunk to the last question of a subject. */
  const branch = (index: number): Point[] => {
    const y = rows[index] ?? 0;
    return [
      [trunk, y + rise],
      [trunk + rise, y],
      [stations[index]?.at(-1) ?? start, y],
    ];
  };
  return {
    width,
    height: base + 5,
    tracks: [
      track(
        "resources",
        [outside.left, base],
        [trunk - rise, base],
        [trunk, base - rise],
        ...branch(0),
      ),
      ...rows.slice(1).map((_, index) => track("resources", ...branch(index + 1))),
    ],
    marks: stations.flatMap((row, index) => row.map((x) => mark("small", [x, rows[index] ?? 0]))),
    labels: subjects.map(({ name, to }, index) =>
      label([start - 7, (rows[index] ?? 0) - 9], "start", "above", {
        title: name,
        to,
        stop: "subjects",
      }),
    ),
  };
}
