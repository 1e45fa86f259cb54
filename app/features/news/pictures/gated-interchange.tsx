import { Stop } from "./map-parts.tsx";

/** Lines from their station through their gate to the middle. */
const open = [
  "M72 52H212L320 160",
  "M320 24V160",
  "M568 52H428L320 160",
  "M568 160H320",
  "M320 296V160",
  "M72 268H212L320 160",
  "M72 160H320",
];

const stations = [
  [72, 52],
  [320, 24],
  [568, 52],
  [568, 160],
  [320, 296],
  [72, 268],
  [72, 160],
] as const;

/** Half the opening of a gate, and the ring's distance from the middle, in units of the ground. */
const halfGap = 15;
const radius = 88;

/** Directions from the middle, clockwise from the right. */
const gates = [0, 45, 90, 135, 180, 225, 270, 315];
const closedGate = 45;

/** A place on the ring: so far round it, and so far beside that. */
function onRing(degrees: number, aside: number): string {
  const angle = (degrees * Math.PI) / 180 + Math.asin(aside / radius);
  return `${round(320 + radius * Math.cos(angle))} ${round(160 + radius * Math.sin(angle))}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** The ring from one gate to the next. */
const wall = gates
  .map((degrees) => {
    const end = onRing(degrees + 45, -halfGap);
    return `M${onRing(degrees, halfGap)}A${radius} ${radius} 0 0 1 ${end}`;
  })
  .join("");

/** Eight lines to one interchange through a ring of gates; one gate is closed. */
export function GatedInterchange() {
  return (
    <>
      {open.map((line) => (
        <path key={line} className="news-line" d={line} />
      ))}
      <path className="news-line news-line-open" d="M568 268H428L392 232" />
      <path className="news-wall" d={wall} />
      <path
        className="news-wall stroke-danger"
        d={`M${onRing(closedGate, -halfGap)}L${onRing(closedGate, halfGap)}`}
      />
      {stations.map(([x, y]) => (
        <Stop key={`${x} ${y}`} x={x} y={y} />
      ))}
      <circle
        className="fill-canvas stroke-control stroke-6"
        strokeDasharray="6 5.5"
        cx="568"
        cy="268"
        r="11"
      />
      <rect
        className="fill-canvas stroke-ink stroke-6"
        x="286"
        y="126"
        width="68"
        height="68"
        rx="34"
      />
    </>
  );
}
