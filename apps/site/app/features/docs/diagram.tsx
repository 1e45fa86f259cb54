import type { ReactNode } from "react";

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
    <figure className="py-2">
      <svg
        className="w-full max-w-160 overflow-visible"
        viewBox={`0 0 560 ${height}`}
        fill="none"
        aria-hidden="true"
      >
        {children}
      </svg>
      <figcaption className="mt-2 text-15 text-ink-2">{caption}</figcaption>
    </figure>
  );
}

/** Where lines meet or split. */
export function Interchange({ x, y }: { x: number; y: number }) {
  return <rect className="map-station" x={x - 14} y={y - 26} width="28" height="52" rx="14" />;
}
