import type { ReactNode } from "react";
import "./docs.css";

/** The drawing is for the eye; its caption says the same in words. */
export function Diagram({
  height,
  caption,
  children,
}: {
  height: number;
  caption: ReactNode;
  children: ReactNode;
}) {
  return (
    <figure className="track-diagram">
      <svg viewBox={`0 0 560 ${height}`} fill="none" aria-hidden="true">
        {children}
      </svg>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

/** Where lines meet or split. */
export function Interchange({ x, y }: { x: number; y: number }) {
  return <rect className="map-station" x={x - 14} y={y - 26} width="28" height="52" rx="14" />;
}
