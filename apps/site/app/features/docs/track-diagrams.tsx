import type { ReactNode } from "react";
import { Diagram, Interchange } from "./diagram.tsx";

/** The tracks of parallel mode, and the height at which they part and join. */
const tracks = [44, 114, 184] as const;
const middle = 114;

/** One line parts into tracks that run side by side, and they join again. */
export function SplitAndJoin({
  split,
  runs,
  reduce,
  children,
}: {
  split: string;
  /** The text before the number of each run. */
  runs: string;
  reduce: string;
  children: ReactNode;
}) {
  return (
    <Diagram height={204} caption={children}>
      <path
        className="track-line"
        d={tracks.reduce(
          (d, y) => `${d}M120 ${middle}L${120 + rise(y)} ${y}H${440 - rise(y)}L440 ${middle}`,
          `M6 ${middle}H120M440 ${middle}H554`,
        )}
      />
      {tracks.map((y, index) => (
        <Run key={y} x={280} y={y} label={`${runs} ${index}`} />
      ))}
      <Interchange x={110} y={middle} />
      <Interchange x={450} y={middle} />
      <text className="track-label" x="110" y={middle - 38} textAnchor="middle">
        {split}
      </text>
      <text className="track-label" x="450" y={middle - 38} textAnchor="middle">
        {reduce}
      </text>
    </Diagram>
  );
}

/** A thin line, the value, becomes a thick one, the file. */
export function ValueToFile({
  from,
  value,
  to,
  file,
  children,
}: {
  from: string;
  value: string;
  to: string;
  file: string;
  children: ReactNode;
}) {
  return (
    <Diagram height={112} caption={children}>
      <path className="track-line track-thin" d="M72 56H280" />
      <path className="track-line" d="M280 56H488" />
      <Interchange x={280} y={56} />
      <circle className="map-station" cx="72" cy="56" r="10" />
      <circle className="map-station" cx="488" cy="56" r="10" />
      <text className="track-code" x="172" y="38" textAnchor="middle">
        {value}
      </text>
      <text className="track-code" x="388" y="38" textAnchor="middle">
        {file}
      </text>
      <text className="track-label" x="72" y="98" textAnchor="middle">
        {from}
      </text>
      <text className="track-label" x="488" y="98" textAnchor="middle">
        {to}
      </text>
    </Diagram>
  );
}

/** The items of one line get a track each. */
export function CollectionToRuns({
  collection,
  mode,
  runs,
  children,
}: {
  collection: string;
  mode: string;
  /** The text before the number of each run. */
  runs: string;
  children: ReactNode;
}) {
  return (
    <Diagram height={204} caption={children}>
      <path
        className="track-line"
        d={tracks.reduce(
          (d, y) => `${d}M230 ${middle}L${230 + rise(y)} ${y}H554`,
          `M40 ${middle}H230`,
        )}
      />
      <Items apart={335} together={100} />
      {tracks.map((y, index) => (
        <Run key={y} x={410} y={y} label={`${runs} ${index}`} />
      ))}
      <circle className="map-station" cx="40" cy={middle} r="10" />
      <Interchange x={220} y={middle} />
      <text className="track-code" x="126" y={middle + 34} textAnchor="middle">
        {collection}
      </text>
      <text className="track-label" x="244" y={middle - 42} textAnchor="end">
        {mode}
      </text>
    </Diagram>
  );
}

/** Gathers the outputs of the parallel runs into one line of items. */
export function RunsToCollection({
  runs,
  gather,
  collection,
  children,
}: {
  /** What each run writes. */
  runs: string;
  gather: string;
  collection: string;
  children: ReactNode;
}) {
  return (
    <Diagram height={204} caption={children}>
      <path
        className="track-line"
        d={tracks.reduce(
          (d, y) => `${d}M6 ${y}H${330 - rise(y)}L330 ${middle}`,
          `M330 ${middle}H520`,
        )}
      />
      <Items apart={225} together={408} />
      {tracks.map((y) => (
        <Run key={y} x={150} y={y} label={runs} />
      ))}
      <Interchange x={340} y={middle} />
      <circle className="map-station" cx="520" cy={middle} r="10" />
      <text className="track-label" x="316" y={middle - 42}>
        {gather}
      </text>
      <text className="track-code" x="434" y={middle + 34} textAnchor="middle">
        {collection}
      </text>
    </Diagram>
  );
}

/** A station on a track, with what is written above it. */
function Run({ x, y, label }: { x: number; y: number; label: string }) {
  return (
    <>
      <circle className="map-station" cx={x} cy={y} r="10" />
      <text className="track-code" x={x} y={y - 18} textAnchor="middle">
        {label}
      </text>
    </>
  );
}

/** Three values, as dots: each on its track, and one behind the other on the line. */
function Items({ apart, together }: { apart: number; together: number }) {
  return (
    <path
      d={`M${apart} 44v0m0 70v0m0 70v0M${together} ${middle}h0m26 0h0m26 0h0`}
      stroke="var(--canvas)"
      strokeWidth="7"
      strokeLinecap="round"
    />
  );
}

/** How far a track climbs or falls from the middle: at 45 degrees, also how long it takes. */
function rise(y: number): number {
  return Math.abs(y - middle);
}
