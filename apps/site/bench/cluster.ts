/**
 * Runs an exported workflow on a cluster of this machine: `npm run bench -- --cluster`. Compares what
 * it makes with `molfar workflow`, and counts where items ran and which ran again, also where a node
 * or the leader is killed. It exits with code 1 when bytes differ, or when an item that had ended
 * before a kill runs again. With `--items 20,200` it runs as many; kills are of the first number.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { exportWorkflow } from "@yno/molfar/export-workflow";
import { runWorkflow } from "@yno/molfar/run-workflow";
import { type Cluster, openCluster, until } from "@yno/tools/cluster/cluster";
import {
  free,
  hold,
  type Items,
  itemTexts,
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
/** As many as the nodes have processors. */
const jobsAtOnce = 4;

/** How a run goes: `break` gets it while four items are held, half of all having been let go. */
type Case = {
  name: string;
  count: number;
  breakIt?: (cluster: Cluster) => Promise<void>;
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
    const expected = await expectedOf(cluster, items);
    const began = performance.now();
    const running = runItems(cluster, items, { jobsAtOnce });
    let given = {};
    let endedBefore: number[] = [];
    if (breakIt) {
      const isFull = () => starts(items).filter(({ ended }) => !ended).length === jobsAtOnce;
      const ended = running.catch(() => undefined);
      await Promise.race([until(isFull, `${jobsAtOnce} held items`), running]);
      endedBefore = starts(items).flatMap(({ item, ended: has }) => (has ? [item] : []));
      await breakIt(cluster);
      if (restarts) await ended;
      free(items);
    }
    given = await (restarts ? runItems(cluster, items, { jobsAtOnce, restart: true }) : running);
    const seconds = Math.round((performance.now() - began) / 1_000);
    const all = starts(items);
    const times = (wantedItem: number) => all.filter(({ item }) => item === wantedItem).length;
    const hosts = Object.entries(Object.groupBy(all, ({ host }) => host)).toSorted();
    const again = [...new Set(all.map(({ item }) => item))].filter((item) => times(item) > 1);
    return {
      case: name,
      hosts: hosts.map(([host, held]) => `${host} ${held?.length}`).join(", "),
      seconds,
      "ended, ran again": again.filter((item) => endedBefore.includes(item)).length,
      "in flight, ran again": again.filter((item) => !endedBefore.includes(item)).length,
      bytes: isDeepStrictEqual(given, expected) ? "same" : "different",
    };
  } finally {
    await cluster.close();
  }
}

/** Exports the workflow, and gives what `molfar workflow` makes of it. */
async function expectedOf({ folder }: Cluster, items: Items): Promise<Record<string, string>> {
  const dir = join(folder, "runs");
  mkdirSync(dir);
  free(items);
  const end = await runWorkflow(items.wiring, { executor: "process", dir });
  if (end.state !== "ended") throw new Error(JSON.stringify(end));
  hold(items);
  const made = exportWorkflow(items.wiring, "cwl-process");
  if (made.state !== "exported") throw new Error(JSON.stringify(made));
  writeFileSync(join(items.folder, "workflow.cwl"), made.text);
  return itemTexts(join(end.result.path, "outputs"));
}

/** Jobs outlive their leader, and would run beside those of the next. */
async function killLeader(cluster: Cluster): Promise<void> {
  await cluster.kill("leader");
  await cluster.run(["scancel", "--user=root"]);
  const isEmpty = async () => (await cluster.run(["squeue", "--noheader"])) === "";
  await until(isEmpty, "empty queue");
}
