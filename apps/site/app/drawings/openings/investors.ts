import type { CompanyProgress } from "#content/pages/investors.ts";
import {
  type Drawing,
  dashed,
  label,
  mark,
  outside,
  type Point,
  type Sizes,
  spread,
  track,
} from "../geometry.ts";

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
  return { wide: draw(months, 936, 49), middle: draw(months, 640, 32) };
}

const [productRow, companyRow] = [46, 154];
const axis = companyRow + 60;
/** The axis names each quarter. */
const step = 3;

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
  const quarters = quartersBetween(monthNumber(first), monthNumber(target.month));
  return {
    width,
    height: axis + 24,
    scale: { at: quarters.map(at), to: axis },
    tracks: [
      track(
        "product",
        [branch, companyRow],
        [branch + companyRow - productRow, productRow],
        [meeting, productRow],
      ),
      track("company", [outside.left, companyRow], [close, companyRow]),
      dashed("company", [close + 14, companyRow], [outside.right, companyRow]),
    ],
    marks: [
      ...product.map(({ month }) => mark("done", [at(month), productRow])),
      ...company.map(({ month }) => mark("done", [at(month), companyRow])),
      mark("capsule", [meeting, productRow], [meeting, companyRow]),
      mark("station", [close, companyRow]),
    ],
    labels: [
      // Neighbours take turns above and below the line; the last one keeps clear of the meeting.
      ...product.map(({ title, month }, index) => {
        const isAbove = index % 2 === 0;
        const isLast = index === product.length - 1;
        return label(
          [isLast ? meeting - 20 : at(month), productRow + (isAbove ? -14 : 15)],
          isLast ? "end" : "centre",
          isAbove ? "above" : "below",
          { title },
        );
      }),
      ...company.map(({ title, month }, index) =>
        index === 0
          ? label([11, companyRow + 15], "start", "below", { title })
          : label([at(month), companyRow + 15], "centre", "below", { title }),
      ),
      ...(round ? [dated(round, [meeting, companyRow + 15], "below")] : []),
      dated(target, [close + 6, companyRow - 14], "above"),
      ...quarters.map((month, index) =>
        index === 0
          ? label([0, axis + 4], "start", "below", { note: format(month) })
          : label([at(month), axis + 4], "centre", "below", {
              // The year where it begins.
              note: format(month).replace(month.endsWith("-03") ? "" : / \d+$/, ""),
            }),
      ),
    ],
  };

  function dated({ title, month }: Months["target"], at: Point, v: "above" | "below") {
    return label(at, "centre", v, { title, note: format(month) });
  }
}

/** Months since the year 0. */
function monthNumber(month: string): number {
  const [year = 0, number = 0] = month.split("-").map(Number);
  return year * 12 + number - 1;
}

/** Every third month from the first on, until one isn't before the last. */
function quartersBetween(first: number, last: number): string[] {
  return spread(Math.ceil((last - first) / step) + 1, first, step).map(
    (month) => `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, "0")}`,
  );
}
