/**
 * Runs an exported workflow on a cluster of this machine: `npm run bench -- --cluster`. Compares what
 * it makes with `molfar workflow`, and counts where items ran and which ran again, also where a node
 * or the leader is killed. It exits with code 1 when bytes differ, or when an item that had ended
 * before a kill runs again. With `--items 20,200` it runs as many; kills are of the first number.
 */
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { type Cluster, openCluster, until } from "@yno/tools/cluster/cluster";
import {
  free,
  jobsAtOnce,
  type Prepared,
  prepareItems,
  runItems,
  starts,
  writeItems,
} from "@yno/tools/cluster/items";
import { lacks } from "@yno/tools/programs";
import { endWith, readOptions, wholeNumber } from "#build/read-options.ts";

const usage = "'npm run bench -- --cluster' takes --items 20,200.";
const { items: wanted } = readOptions(
  { cluster: { type: "boolean" }, items: { type: "string", default: "20,200" } },
  usage,
);
const counts = wanted.split(",").map((each) => wholeNumber("items", each));
const missing = lacks("cluster");
if (missing !== undefined) endWith(missing);

const nodes = 2;

/** How a run goes: `break` gets it while four items are held, half of all having been let go. */
type Case = {
  name: string;
  count: number;
  breakIt?: (cluster: Cluster, prepared: Prepared) => Promise<void>;
  restarts?: boolean;
};

const [first = 20] = counts;
const cases: Case[] = [
  ...counts.map((count) => ({ name: `${count} items`, count })),
  { name: "A node is killed", count: first, breakIt: (cluster) => cluster.kill("node2") },
  { name: "The leader is killed", count: first, breakIt: killLeader, restarts: true },
];
const rows: Record<string, unknown>[] = [];
for (const each of cases) {
  console.info(`Cluster: ${each.name}`);
  rows.push(await measure(each));
}
for (const row of rows) {
  const cells = Object.entries(row).map(([name, value]) => `${name}: ${value}`);
  console.info(cells.join("; "));
}
process.exit(rows.every((row) => row.bytes === "same" && row["ended, ran again"] === 0) ? 0 : 1);

/** Runs a case in its own cluster, and gives the line of the table. */
async function measure({ name, count, breakIt, restarts = false }: Case) {
  const cluster = await openCluster(nodes);
  try {
    const held = breakIt ? Math.floor(count / 2) : count;
    const items = writeItems(join(cluster.folder, "items"), count, held);
    const prepared = await prepareItems(items);
    const began = performance.now();
    const running = runItems(cluster, items, prepared.command);
    let endedBefore: number[] = [];
    if (breakIt) {
      const isFull = () => starts(items).filter(({ ended }) => !ended).length === jobsAtOnce;
      const ended = running.catch(() => undefined);
      await Promise.race([until(isFull, `${jobsAtOnce} held items`), running]);
      endedBefore = starts(items).flatMap(({ item, ended: has }) => (has ? [item] : []));
      await breakIt(cluster, prepared);
      if (restarts) await ended;
      free(items);
    }
    const again = prepared.restart.at(-1) ?? [];
    const given = await (restarts ? runItems(cluster, items, again) : running);
    const seconds = Math.round((performance.now() - began) / 1_000);
    const all = starts(items);
    const times = (wantedItem: number) => all.filter(({ item }) => item === wantedItem).length;
    const hosts = Object.entries(Object.groupBy(all, ({ host }) => host)).toSorted();
    const twice = [...new Set(all.map(({ item }) => item))].filter((item) => times(item) > 1);
    return {
      case: name,
      hosts: hosts.map(([host, held]) => `${host} ${held?.length}`).join(", "),
      seconds,
      "ended, ran again": twice.filter((item) => endedBefore.includes(item)).length,
      "in flight, ran again": twice.filter((item) => !endedBefore.includes(item)).length,
      bytes: isDeepStrictEqual(given, prepared.expected) ? "same" : "different",
    };
  } finally {
    await cluster.close();
  }
}

/** Jobs outlive their leader, and would run beside those of the next. */
async function killLeader(cluster: Cluster, { restart: [cancel = []] }: Prepared): Promise<void> {
  await cluster.kill("leader");
  await cluster.run(cancel);
  const isEmpty = async () => (await cluster.run(["squeue", "--noheader"])) === "";
  await until(isEmpty, "empty queue");
}
