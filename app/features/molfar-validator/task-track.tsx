import type { Tracks } from "./report.ts";

/** Where the outer tracks and the one between them run, in a drawing that is 48 wide. */
const outer = [7, 41];
const middle = 24;

/** The height of the station, and the height below which tracks run straight to the next task. */
const bottom = 56;

/** The piece of track beside a task. A split makes three of one, and a reduce joins them again. */
export function TaskTrack({ tracks }: { tracks: Tracks | undefined }) {
  if (!tracks) return null;
  const { type, above, below } = tracks;
  const station = type === "reduce" ? 40 : 20;
  const passesAll = type !== "reduce" && above === 3;
  return (
    <span className="task-track">
      <svg viewBox={`0 0 48 ${bottom}`} aria-hidden="true">
        {above > 0 && <path d={`M${middle} 0V${station}`} />}
        {below > 0 && <path d={`M${middle} ${station}V${bottom}`} />}
        {outer.map((x) => (
          <g key={x}>
            {above === 3 && <path d={passesAll ? `M${x} 0V${station}` : into(x, station)} />}
            {below === 3 && (
              <path d={passesAll ? `M${x} ${station}V${bottom}` : branchPath(x, station)} />
            )}
          </g>
        ))}
        {passesAll ? (
          <rect x="1" y={station - 7} width="46" height="14" rx="7" />
        ) : (
          <circle cx={middle} cy={station} r="8" />
        )}
      </svg>
      {below > 0 && <span className={below === 3 ? "task-track-rest many" : "task-track-rest"} />}
    </span>
  );
}

/** From the top, 45 degrees into the station. */
function into(x: number, station: number): string {
  const bend = station - Math.abs(x - middle);
  return `M${x} 0V${bend}L${middle} ${station}`;
}

/** Out of the station at 45 degrees, and down. */
function branchPath(x: number, station: number): string {
  const bend = station + Math.abs(x - middle);
  return `M${middle} ${station}L${x} ${bend}V${bottom}`;
}
