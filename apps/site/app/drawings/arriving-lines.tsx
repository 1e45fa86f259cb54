import type { LineId } from "@yno/brand/site";
import { lineClass } from "#app/ui/line-colour.ts";

type ArrivingLinesProps = {
  line: LineId;
  /** How many columns it arrives in. */
  columns: number;
  className: string;
};

/** In pixels: from the middle of one line to the next, and how thick they are. */
const pitch = 12;
const thickness = 8;
/** In pixels: between two columns, and from the left of a column to the middle of its station. */
const gap = 40;
const station = 10;
const height = 136;
const bend = 20;

/**
 * Lines of one colour that arrive in parallel from the left edge; each bends down, at 45 degrees, to
 * the station over its column. Positions are shares of the width plus pixels, so nothing is stretched.
 */
export function ArrivingLines({ line, columns, className }: ArrivingLinesProps) {
  return (
    <svg className={className} aria-hidden="true">
      {Array.from({ length: columns }, (_, column) => {
        const y = (columns - 1 - column) * pitch + thickness / 2 + 1;
        const x = (column * gap) / columns + station - bend;
        return (
          <svg
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is its column
            key={column}
            aria-hidden="true"
            x={`${(column * 100) / columns}%`}
            overflow="visible"
            className={lineClass[line]}
          >
            <path
              d={`M-1300 ${y}H${x.toFixed(1)}l${bend} ${bend}V${height}`}
              fill="none"
              stroke="var(--line)"
              strokeWidth={thickness}
              strokeLinejoin="round"
            />
          </svg>
        );
      })}
    </svg>
  );
}
