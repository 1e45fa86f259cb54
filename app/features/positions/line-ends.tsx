import { Marks, Tracks } from "#app/drawings/drawing.tsx";
import { outside } from "#app/drawings/geometry.ts";

/** Where the line of the positions comes out of the edge of the page and turns down. */
export function LineStart() {
  const points = [
    [outside.left, 4.5],
    [-11.5, 4.5],
    [12.5, 28.5],
    [12.5, 40],
  ] as const;
  return (
    <div className="position-start">
      <svg width="24" height="40" fill="none" aria-hidden="true">
        <Tracks tracks={[{ line: "company", points }]} />
      </svg>
    </div>
  );
}

type LineEndProps = { heading: string; action: string; to: string };

/** The line goes on, dashed, to the role that isn't listed. */
export function LineEnd({ heading, action, to }: LineEndProps) {
  const points = [
    [12.5, 0],
    [12.5, 36],
  ] as const;
  return (
    <div className="position-end">
      <svg width="24" height="56" fill="none" aria-hidden="true">
        <Tracks tracks={[{ line: "company", points, dashed: true }]} />
        <Marks marks={[{ kind: "open", at: [12.5, 46] }]} />
      </svg>
      <p>
        <strong>{heading}</strong> <a href={to}>{action}</a>
      </p>
    </div>
  );
}
