import { markShape } from "./mark-shape.ts";

const { lines, lineWidth, station, stationFill, stationStroke, stationWidth } = markShape;

/** The mark, in the colours of the page. */
export function Mark({ size = 28 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 28 28" fill="none" aria-hidden="true">
      {lines.map(({ d, colour }) => (
        <path key={d} d={d} stroke={`var(--${colour})`} strokeWidth={lineWidth} />
      ))}
      <circle
        {...station}
        fill={`var(--${stationFill})`}
        stroke={`var(--${stationStroke})`}
        strokeWidth={stationWidth}
      />
    </svg>
  );
}
