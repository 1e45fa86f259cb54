import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "@yno/tools/project-files";
import { expect, test } from "vitest";

/** Measured with Toil 5.9 on Slurm: seconds of processor time for each job. */
const cost = { leader: 0.5, worker: 1.1 };
/** Seconds that `molfar workflow` takes for an item beside its work. */
const own = 0.04;

const onMachine = (items: number, seconds: number, cpus: number) =>
  Math.ceil(items / cpus) * (seconds + own);

/** The leader starts one job after another, and the nodes run a number of them at once. */
const onCluster = (items: number, seconds: number, jobs: number) =>
  Math.max(items * cost.leader, Math.ceil(items / jobs) * (seconds + cost.worker));

/** As the document writes it: rounded to seconds, and from an hour on to minutes. */
function written(seconds: number): string {
  if (seconds >= 3600) {
    const minutes = Math.round(seconds / 60);
    return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
  }
  const whole = Math.round(seconds);
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
}

const text = readFileSync(join(root, "apps/site/content/docs/artifact-transformation.mdx"), "utf8");

/** The rows of the table below a row of headings. */
function rowsBelow(head: string): string[][] {
  const [table = ""] = text.split(head)[1]?.split("\n\n") ?? [];
  const rows = table.trim().split("\n").slice(1);
  return rows.map((row) =>
    row
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

const number = (cell = "") => Number(cell.replace(",", ""));

test("one machine and a cluster take the times that the measured costs give", () => {
  const rows = rowsBelow("| One machine, 8 CPUs | Three of them, 24 jobs at once |");
  expect(rows.length).toBeGreaterThan(5);
  for (const [work = "", machine, cluster] of rows) {
    const [items, seconds] = work.replace(/ s$/, "").split(" × ");
    expect([machine, cluster], work).toEqual([
      written(onMachine(number(items), number(seconds), 8)),
      written(onCluster(number(items), number(seconds), 24)),
    ]);
  }
});

test("ten thousand seconds of work take what their division into items gives", () => {
  const times = [10_000, 400].map((items) => written(onCluster(items, 10_000 / items, 24)));
  expect(text).toContain(
    `ten thousand seconds of work take ${times[0]} as 10,000 items, and ${times[1]} as 400.`,
  );
});

test.each([
  [1, 5],
  [60, 123],
])(
  "with items of %i s the leader is the limit from %i jobs on, and not before",
  (seconds, from) => {
    const items = 1_000_000;
    const isLimit = (jobs: number) =>
      items * cost.leader > (items / jobs) * (seconds + cost.worker);
    expect([isLimit(from - 1), isLimit(from)]).toEqual([false, true]);
  },
);
