import {
  type Drawing,
  dashed,
  type Label,
  label,
  mark,
  outside,
  type Sizes,
  spread,
  type Track,
  track,
} from "#app/drawings/geometry.ts";

type System = { id: string; name: string; category: string };

/** What the line goes on to: its name and its address. */
type Further = { name: string; to: string };

/** A category: its side of the line, and how far from it its systems and its name are. */
type Branch = {
  category: string;
  systems: readonly System[];
  side: 1 | -1;
  x: number;
  rows: readonly number[];
  name: number;
  /** Where the widest of its names ends. */
  end: number;
};

/** Places the categories with this much room between their names. */
type Place = (systems: readonly System[], gap: number) => Branch[];

/**
 * Every system hangs on one line, by category, and the line goes on to an MCP server and, dashed, to
 * a container of the visitor's own. In half the room only the categories have names. A phone has no
 * room for these either: in 260 px eleven links would be less than 24 px high.
 */
export function drawIntegrations(
  systems: readonly System[],
  server: Further,
  container: Further,
): Sizes {
  return {
    wide: draw(936, true, placeBySystems),
    middle: draw(640, false, placeByCategories),
  };

  function draw(width: number, isNamed: boolean, place: Place): Drawing {
    const [branches, at] = widest(width, place);
    const reach = (side: Branch["side"]) =>
      Math.max(clear, ...branches.filter((each) => each.side === side).map(({ name }) => name));
    const base = reach(-1) + 19;
    const kind = isNamed ? "station" : "small";
    const stop = isNamed ? "further" : "line";
    return {
      width,
      height: base + reach(1) + 19,
      tracks: [
        ...branches.map((branch) => trackOf(branch, base)),
        track("product", [outside.left, base], [at, base]),
        dashed("product", [at + 12, base], [outside.right, base]),
      ],
      marks: [
        ...branches.flatMap(({ x, side, rows }) =>
          rows.map((row) => mark(kind, [x, base + side * row])),
        ),
        mark("station", [at, base]),
        mark("open", [width - 9, base]),
      ],
      labels: [
        ...branches.flatMap((branch) => labelsOf(branch, base, isNamed)),
        label([at, base - 13], "centre", "above", { title: server.name, to: server.to, stop }),
        label([width, base + 13], "end", "below", {
          title: container.name,
          to: container.to,
          stop,
        }),
      ],
    };
  }

  /** The branches as far apart as fits, and where the line goes on. */
  function widest(width: number, place: Place): [Branch[], number] {
    for (let gap = mostGap; ; gap -= 3) {
      const branches = place(systems, gap);
      const at = afterLast(branches, server);
      const below = Math.max(0, ...branches.filter(({ side }) => side === 1).map(({ x }) => x));
      const right = Math.max(
        at + Math.max(60, textWidth(server.name, 15) / 2),
        below + 12 + textWidth(container.name, 15),
        ...branches.map(({ end }) => end),
      );
      if (right <= width || gap <= leastGap) return [branches, at];
    }
  }
}

/** Between the names of two categories. */
const [mostGap, leastGap] = [42, 12];

/** From the line to the first system at least, and from one to the next where they have names. */
const [clear, pitch] = [62, 24];

/** Each category on the side that has room further left, as close to the last one there as fits. */
const placeBySystems: Place = (systems, gap) => {
  const free = { "-1": 24, "1": 24 };
  let last = 0;
  return byCategory(systems).map(([category, own]) => {
    const side = free[-1] <= free[1] ? -1 : 1;
    const x = Math.max(free[side], last + 34);
    const names = Math.max(...own.map(({ name }) => textWidth(name, 13)));
    const end = Math.ceil(x + Math.max(20 + names, textWidth(category, 15) - 9));
    free[side] = end + gap;
    last = x;
    const rows = spread(own.length, clear, pitch);
    return { category, systems: own, side, x, rows, name: (rows.at(-1) ?? clear) + 13, end };
  });
};

/** The sides in turns, and on each side a long branch and a short one, whose name is under the other. */
const placeByCategories: Place = (systems, gap) => {
  const categories = byCategory(systems);
  const most = Math.max(...categories.map(([, own]) => own.length));
  // Where the names of long and short branches on each side end.
  const free = { "-1": { long: 24, short: 24 }, "1": { long: 44, short: 44 } };
  return categories.map(([category, own], index) => {
    const side = index % 2 === 0 ? -1 : 1;
    const isLong = index % 4 < 2;
    const row = free[side];
    const x = isLong ? Math.max(row.long, row.short) : row.short;
    const end = Math.ceil(x + textWidth(category, 15) - 9);
    // The next short name begins beside this branch.
    free[side] = isLong ? { long: end + gap, short: x + 12 + gap } : { ...row, short: end + gap };
    const last = 36 + (most - 1) * 15 + (isLong ? 26 : 0);
    const rows = spread(own.length, last, -15);
    return { category, systems: own, side, x, rows, name: last + 10, end };
  });
};

function byCategory(systems: readonly System[]): [string, System[]][] {
  return [...Map.groupBy(systems, ({ category }) => category)];
}

function trackOf({ side, x, rows }: Branch, base: number): Track {
  const end = base + side * Math.max(...rows);
  return track("product", [x - 24, base], [x, base + side * 24], [x, end]);
}

function labelsOf(branch: Branch, base: number, isNamed: boolean): Label[] {
  const { category, systems, side, x, rows, name } = branch;
  const stop = isNamed ? `${x}` : "line";
  const title = label([x - 9, base + side * name], "start", side === 1 ? "below" : "above", {
    title: category,
    to: `/integrations?category=${encodeURIComponent(category)}#browse`,
    stop,
  });
  if (!isNamed) return [title];
  // From top to bottom, as the arrow keys go.
  const first = base + Math.min(...rows.map((row) => side * row));
  return [
    title,
    label([x + 20, first - pitch / 2], "start", "below", {
      links: systems.map((system) => ({
        name: system.name,
        to: `/integrations?open=${system.id}`,
      })),
      stop,
    }),
  ];
}

/** Where the line goes on: clear of the branches and of what is written above it. */
function afterLast(branches: readonly Branch[], server: Further): number {
  const above = branches.filter(({ side }) => side === -1).map(({ x }) => x);
  const last = Math.max(0, ...branches.map(({ x }) => x));
  return Math.max(last + 46, Math.max(0, ...above) + textWidth(server.name, 15) / 2 + 10);
}

/** Pixels of a text in the site's typeface at most, by the kind of each character. */
export function textWidth(text: string, size: number): number {
  let width = 0;
  for (const character of text) {
    if (/[ilj.,:;'|!]/.test(character)) width += 0.3;
    else if (/[ frtI()[\]/-]/.test(character)) width += 0.4;
    else if (/[mwMW@%]/.test(character)) width += 0.92;
    else if (/[A-Z&0-9]/.test(character)) width += 0.68;
    else width += 0.6;
  }
  return width * size;
}
