import type { LineId } from "@yno/brand/site";
import { lineClass } from "#app/ui/line-colour.ts";

type ArrivingLinesProps = {
  lines: readonly LineId[];
  className: string;
  /** Pixels from the middle of one line to the next, and how thick they are. */
  pitch: number;
  thickness: number;
  /** Pixels between two columns, and from the left of a column to the middle of its station. */
  gap: number;
  station: number;
  height: number;
};

const bend = 20;

/**
 * Lines that arrive in parallel from the left edge; each bends down, at 45 degrees, to the station
 * over its column. Positions are shares of the width plus pixels, so nothing is stretched.
 */
export function ArrivingLines({
  lines,
  className,
  pitch,
  thickness,
  gap,
  station,
  height,
}: ArrivingLinesProps) {
  return (
    <svg className={className} aria-hidden="true">
      {lines.map((line, column) => {
        const y = (lines.length - 1 - column) * pitch + thickness / 2 + 1;
        const x = (column * gap) / lines.length + station - bend;
        return (
          <svg
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is its column
            key={column}
            aria-hidden="true"
            x={`${(column * 100) / lines.length}%`}
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
