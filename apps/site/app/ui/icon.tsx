import { markShape } from "./mark-shape.ts";

/**
 * What controls of several views show, on a ground of 24 by 24 with one stroke of 2. All of it is in
 * the frame of every page, so a drawing for one view is beside that view.
 */
export const icons = {
  close: "M6 6l12 12M18 6 6 18",
  menu: "M4 5h16M4 12h16M4 19h16",
  panel: "M3 4h18v16H3zM9 4v16",
  search: "M11 3a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM21 21l-4.3-4.3",
};

/** A drawing inside a control, `size` pixels wide and high. Its name is beside it. */
export function Icon({ drawing, size }: { drawing: string; size: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={drawing} />
    </svg>
  );
}

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
