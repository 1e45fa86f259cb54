import type { CompanyProgress } from "#content/schema/investors.ts";
import { type Drawing, type Label, outside, type Sizes } from "../geometry.ts";

type Milestone = CompanyProgress["milestones"][number];

/** The months to scale: what the company did, what its product could do, and where both meet. */
export type Months = {
  /** Its last milestone is where both lines meet. */
  milestones: readonly Milestone[];
  /** As a person reads it: 'September 2024'. */
  format: (month: string) => string;
  target: { title: string; month: string };
};

/** Both lines stay level: nothing here claims growth. */
export function drawInvestors(months: Months): Sizes {
  return { wide: draw(months, 936, 49), middle: draw(months, 640, 33) };
}

const [productRow, companyRow] = [66, 186];

function draw({ milestones, format, target }: Months, width: number, pitch: number): Drawing {
  const first = milestones[0]?.month ?? target.month;
  const at = (month: string) => 20 + (monthNumber(month) - monthNumber(first)) * pitch;
  const round = milestones.at(-1);
  const before = milestones.slice(0, -1);
  const product = before.filter(({ line }) => line === "product");
  const company = before.filter(({ line }) => line === "company");
  const meeting = at(round?.month ?? first);
  const branch = at(product[0]?.month ?? first) - 14 - (companyRow - productRow);
  const close = at(target.month);
  return {
    width,
    height: companyRow + 52,
    tracks: [
      {
        line: "product",
        points: [
          [branch, companyRow],
          [branch + companyRow - productRow, productRow],
          [meeting, productRow],
        ],
      },
      {
        line: "company",
        points: [
          [outside.left, companyRow],
          [meeting, companyRow],
        ],
      },
      {
        line: "company",
        points: [
          [meeting, companyRow],
          [close, companyRow],
        ],
      },
      {
        line: "company",
        dashed: true,
        points: [
          [close + 14, companyRow],
          [outside.right, companyRow],
        ],
      },
    ],
    marks: [
      ...product.map(({ month }) => ({
        kind: "done" as const,
        at: [at(month), productRow] as const,
      })),
      ...company.map(({ month }) => ({
        kind: "done" as const,
        at: [at(month), companyRow] as const,
      })),
      { kind: "capsule", at: [meeting, productRow], to: [meeting, companyRow] },
      { kind: "station", at: [close, companyRow] },
    ],
    labels: [
      // Neighbours take turns above and below the line; the last one keeps clear of the meeting.
      ...product.map((milestone, index): Label => {
        const label = named(milestone, at(milestone.month), productRow, index % 2 === 0);
        const isLast = index === product.length - 1;
        return isLast ? { ...label, at: [label.at[0] + 9, label.at[1]], h: "end" } : label;
      }),
      ...company.map((milestone, index): Label => {
        const label = named(milestone, at(milestone.month), companyRow, false);
        return index === 0 ? { ...label, at: [11, companyRow + 14], h: "start" } : label;
      }),
      ...(round ? [named(round, meeting, companyRow, false)] : []),
      {
        at: [close + 6, companyRow - 14],
        h: "centre",
        v: "above",
        title: target.title,
        note: format(target.month),
      },
    ],
  };

  function named({ title, month }: Milestone, x: number, y: number, isAbove: boolean): Label {
    return {
      at: [x, isAbove ? y - 14 : y + 15],
      h: "centre",
      v: isAbove ? "above" : "below",
      title,
      note: format(month),
    };
  }
}

/** Months since the year 0. */
function monthNumber(month: string): number {
  const [year = 0, number = 0] = month.split("-").map(Number);
  return year * 12 + number;
}
