import type { LineId } from "@yno/brand/lines";
import { lineClass } from "#app/ui/line-colour.ts";

const pitch = 10;
const bend = 20;
/** Middle of the station before each heading. */
const station = 7.5;
const columnGap = 24;

/**
 * The five lines, arriving in parallel from the left edge; each bends down, at 45 degrees, to the
 * station over its column. Positions are shares of the width plus pixels, so nothing is stretched.
 */
export function TerminusTracks({ lines }: { lines: readonly LineId[] }) {
  const bottom = lines.length * pitch + 48;
  return (
    <svg className="terminus-track" aria-hidden="true">
      {lines.map((line, column) => {
        const y = (lines.length - 1 - column) * pitch + 4;
        const x = (column * columnGap) / lines.length + station - bend;
        return (
          <svg
            key={line}
            aria-hidden="true"
            x={`${(column * 100) / lines.length}%`}
            overflow="visible"
            className={lineClass[line]}
          >
            <path
              d={`M-1300 ${y}H${x.toFixed(1)}l${bend} ${bend}V${bottom}`}
              fill="none"
              stroke="var(--line)"
              strokeWidth="6"
              strokeLinejoin="round"
            />
          </svg>
        );
      })}
    </svg>
  );
}
