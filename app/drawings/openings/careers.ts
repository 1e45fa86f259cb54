import type { Job } from "#content/schema/careers.ts";
import { type Drawing, type Label, outside, type Sizes, spread } from "../geometry.ts";

/** The role that isn't listed: its question, and what to do. */
type Unlisted = { heading: string; action: string; to: string };

/** Each open position is a station, and the line goes on, dashed, to the role that isn't listed. */
export function drawCareers(jobs: readonly Job[], unlisted: Unlisted): Sizes {
  return { wide: wide(jobs, unlisted), narrow: narrow(jobs) };
}

const width = 540;
const columns = [12, 278] as const;
const pitch = 62;

function wide(jobs: readonly Job[], unlisted: Unlisted): Drawing {
  const perColumn = Math.ceil(jobs.length / 2);
  const top = 20;
  const base = top + (perColumn - 1) * pitch + 84;
  const stations = jobs.map((job, index) => {
    const column = columns[index < perColumn ? 0 : 1];
    return { job, at: [column, top + (index % perColumn) * pitch] as const };
  });
  const end = width - 9;
  return {
    width,
    height: base + 34,
    tracks: [
      ...columns.map((x) => ({
        line: "company" as const,
        points: [
          [x - 24, base],
          [x, base - 24],
          [x, top],
        ] as const,
      })),
      {
        line: "company",
        points: [
          [outside.left, base],
          [columns[1] - 24, base],
        ],
      },
      {
        line: "company",
        dashed: true,
        points: [
          [columns[1] - 18, base],
          [end, base],
        ],
      },
    ],
    marks: [
      ...stations.map(({ at }) => ({ kind: "station" as const, at })),
      { kind: "open", at: [end, base] },
    ],
    labels: [
      ...stations.map(({ job, at: [x, y] }) => nameOf(job, x, y, true)),
      {
        at: [width, base - 14],
        h: "end",
        v: "above",
        title: unlisted.heading,
        to: unlisted.to,
        stop: "unlisted",
      },
      {
        at: [width, base + 14],
        h: "end",
        v: "below",
        note: unlisted.action,
      },
    ],
  };
}

function narrow(jobs: readonly Job[]): Drawing {
  const x = 12;
  const rows = spread(jobs.length, 32, 24);
  const last = rows.at(-1) ?? 32;
  return {
    width: 280,
    height: last + 12,
    tracks: [
      {
        line: "company",
        points: [
          [outside.left, 12],
          [x - 8, 12],
          [x, 20],
          [x, last],
        ],
      },
    ],
    marks: rows.map((y) => ({ kind: "station", at: [x, y] })),
    labels: jobs.map((job, index) => nameOf(job, x, rows[index] ?? 0, false)),
  };
}

function nameOf(job: Job, x: number, y: number, withPlace: boolean): Label {
  const place = job.location.replace(/^Remote/, "remote");
  return {
    at: [x + 20, y],
    h: "start",
    v: "beside",
    title: job.title,
    to: `/careers?open=${job.id}`,
    stop: `${x}`,
    ...(withPlace && { note: `${job.department}, ${place}` }),
  };
}
