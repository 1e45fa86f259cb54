import type { Job } from "#content/collections/jobs.ts";
import {
  type Drawing,
  dashed,
  type Label,
  label,
  mark,
  outside,
  type Sizes,
  spread,
  track,
} from "../geometry.ts";

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
      ...columns.map((x) => track("company", [x - 24, base], [x, base - 24], [x, top])),
      track("company", [outside.left, base], [columns[1] - 24, base]),
      dashed("company", [columns[1] - 18, base], [end, base]),
    ],
    marks: [...stations.map(({ at }) => mark("station", at)), mark("open", [end, base])],
    labels: [
      ...stations.map(({ job, at: [x, y] }) => nameOf(job, x, y, true)),
      label([width, base - 14], "end", "above", {
        title: unlisted.heading,
        to: unlisted.to,
        stop: "unlisted",
      }),
      label([width, base + 14], "end", "below", { note: unlisted.action }),
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
    tracks: [track("company", [outside.left, 12], [x - 8, 12], [x, 20], [x, last])],
    marks: rows.map((y) => mark("station", [x, y])),
    labels: jobs.map((job, index) => nameOf(job, x, rows[index] ?? 0, false)),
  };
}

function nameOf(job: Job, x: number, y: number, withPlace: boolean): Label {
  const place = job.location.replace(/^Remote/, "remote");
  return label([x + 20, y], "start", "beside", {
    title: job.title,
    to: `/careers?open=${job.id}`,
    stop: `${x}`,
    ...(withPlace && { note: `${job.department}, ${place}` }),
  });
}
