import type { LineId } from "@yno/brand/site";
import type { Partner } from "#content/collections/partners.ts";
import type { PartnerNetwork, Programmes } from "#content/pages/partners.ts";
import { type Drawing, dashed, label, mark, outside, type Sizes, track } from "../geometry.ts";

type Programme = Programmes["programmes"][number];

/** The colour of each programme on its page, so that firms can be told apart by it. */
export const programmeLine: Record<Programme["category"], LineId> = {
  Consulting: "company",
  Resale: "resources",
  Technology: "product",
  Data: "quick",
};

/** The programmes leave one capsule; each firm is a station, and each line stays open at its end. */
export function drawPartners(
  programmes: readonly Programme[],
  partners: readonly Partner[],
  { drawn }: PartnerNetwork,
): Sizes {
  const lines = programmes.map(({ category }) => ({
    category,
    firms: partners.filter((partner) => partner.category === category),
  }));
  return { wide: draw(lines, drawn, wide), narrow: draw(lines, drawn, narrow) };
}

type Line = { category: Programme["category"]; firms: readonly Partner[] };

const left = 15;

type Layout = {
  width: number;
  top: number;
  pitch: number;
  /** From where the next line would be to that of the page. */
  below: number;
  /** From a line to its name. */
  name: number;
  /** How many firms of each line have their names. */
  named: number;
  /** Where the stations of firms are. */
  x: (place: number) => number;
};

const wide: Layout = {
  ...{ width: 540, top: 38, pitch: 108, below: 8, name: 26, named: 2 },
  // Names have room for two firms; further ones are stations close together.
  x: (place) => (place < 2 ? 126 + place * 214 : 340 + (place - 1) * 28),
};

const narrow: Layout = {
  ...{ width: 280, top: 28, pitch: 48, below: 4, name: 22, named: 0 },
  x: (place) => 66 + place * 28,
};

function draw(lines: readonly Line[], note: string, layout: Layout): Drawing {
  const { width, top, pitch, name, named, x } = layout;
  const base = top + lines.length * pitch + layout.below;
  const bottom = top + (lines.length - 1) * pitch;
  const rows = lines.map((line, index) => ({ ...line, y: top + index * pitch }));
  return {
    width,
    height: base + 9,
    tracks: [
      // Solid to the last firm, and then open.
      ...rows.flatMap(({ category, firms, y }) => {
        const line = programmeLine[category];
        const last = firms.length > 0 ? x(firms.length - 1) : left;
        return [
          track(line, [left, y], [last, y]),
          dashed(line, [last + 18, y], [outside.right, y]),
        ];
      }),
      // The page's line comes in below the text and ends in the capsule.
      track("company", [outside.left, base], [left - 24, base], [left, base - 24], [left, bottom]),
    ],
    marks: [
      ...rows.flatMap(({ firms, y }) => firms.map((_, place) => mark("station", [x(place), y]))),
      mark("capsule", [left, top], [left, bottom]),
    ],
    labels: [
      ...rows.flatMap(({ category, firms, y }) => [
        label([left + name, y - 10], "start", "above", {
          title: category,
          ...(named > 0 && { size: "big" }),
        }),
        ...firms.slice(0, named).map((firm, place) =>
          label([x(place) - 9, y + 14], "start", "below", {
            title: firm.name,
            note: firm.location,
          }),
        ),
      ]),
      label([left + name, base], "start", "beside", { note }),
    ],
  };
}
