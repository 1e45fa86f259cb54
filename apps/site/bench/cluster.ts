/**
 * Runs exported workflows on a cluster of this machine: `npm run bench -- --cluster`. Compares what
 * they make with `molfar workflow`, and counts where items ran and which ran again where a node or the
 * leader is killed. The most items also run from CWL written by hand, to compare the seconds. It exits
 * with code 1 when bytes differ, or when an item that had ended before a kill runs again.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { type Cluster, openCluster, until } from "@yno/tools/cluster/cluster";
import {
  free,
  type Items,
  type Prepared,
  plainCommand,
  prepare,
  prepareItems,
  runPrinted,
  starts,
  writeItems,
  writeMadeUp,
} from "@yno/tools/cluster/items";
import { lacks } from "@yno/tools/programs";
import { seed as anySeed } from "@yno/tools/property-seed";
import { endWith, readOptions, wholeNumber } from "#build/read-options.ts";

const usage = `'npm run bench -- --cluster' takes:
  --nodes 3        how many nodes there are: 2 or 3
  --items 20,200   how many items a run has; 0 leaves these runs out
  --workflows 20   how many made-up workflows are run
  --kills 20       how many runs lose a node and the leader in turns
  --seed 1         what made-up workflows and kills are derived from`;
const options = readOptions(
  {
    ...{ cluster: { type: "boolean" }, nodes: { type: "string", default: "3" } },
    ...{ items: { type: "string", default: "20,200" }, seed: { type: "string" } },
    ...{ workflows: { type: "string", default: "2" }, kills: { type: "string", default: "2" } },
  },
  usage,
);
const nodes = options.nodes === "2" ? 2 : 3;
const counts = options.items.split(",").map((each) => wholeNumber("items", each, 0));
const workflows = wholeNumber("workflows", options.workflows, 0);
const kills = wholeNumber("kills", options.kills, 0);
const seed = options.seed === undefined ? anySeed : wholeNumber("seed", options.seed);
const missing = lacks("cluster");
if (missing !== undefined) endWith(missing);

/** Every node has two processors. */
const jobsAtOnce = nodes * 2;

/** How a run went. */
type Row = {
  seconds: number;
  /** Seconds of processor time of the leader and the cluster, without those of a killed node. */
  spent: number;
  bytes: "same" | "different";
  hosts?: string;
  /** Items that ran again after a kill: those that Toil knew as ended, and others. */
  again?: { ended: number; inFlight: number };
};

const cases: { name: string; measure: (cluster: Cluster) => Promise<Row> }[] = [];
for (const count of counts.filter((each) => each > 0)) {
  cases.push({ name: `${count} items`, measure: (cluster) => runAll(cluster, count) });
  if (count !== Math.max(...counts)) continue;
  const measure = (cluster: Cluster) => runAll(cluster, count, plainCommand);
  cases.push({ name: `${count} items, CWL by hand`, measure });
}
for (let own = seed; own < seed + workflows; own += 1) {
  cases.push({ name: `made-up ${own}`, measure: (cluster) => runMadeUp(cluster, own) });
}
for (let own = seed; own < seed + kills; own += 1) {
  const name = own % 2 === 0 ? "a node" : "the leader";
  cases.push({ name: `${name} killed (${own})`, measure: (cluster) => runKilled(cluster, own) });
}

console.info(`${nodes} nodes, seed ${seed}`);
const rows: Row[] = [];
for (const { name, measure } of cases) {
  const cluster = await openCluster(nodes);
  const row = await measure(cluster).finally(cluster.close);
  rows.push(row);
  const again = row.again && `again: ${row.again.ended} ended, ${row.again.inFlight} in flight`;
  const times = `${row.seconds} s, ${row.spent} s of processor time`;
  const cells = [times, `${row.bytes} bytes`, row.hosts, again];
  console.info(`${name}: ${cells.filter((cell) => cell !== undefined).join("; ")}`);
}
process.exit(rows.every(({ bytes, again }) => bytes === "same" && !again?.ended) ? 0 : 1);

async function runAll(
  cluster: Cluster,
  count: number,
  commandOf = (_: Items, { command }: Prepared): readonly string[] => command,
): Promise<Row> {
  const items = writeItems(join(cluster.folder, "items"), { count, jobsAtOnce });
  const prepared = await prepareItems(items);
  const command = commandOf(items, prepared);
  const row = await timed(cluster, prepared, () => runPrinted(cluster, prepared, command));
  const byHost = Object.entries(Object.groupBy(starts(items), ({ host }) => host)).toSorted();
  return { ...row, hosts: byHost.map(([host, all]) => `${host} ${all?.length}`).join(", ") };
}

async function runMadeUp(cluster: Cluster, own: number): Promise<Row> {
  const folder = join(cluster.folder, "made-up");
  await writeMadeUp(own, folder);
  const prepared = await prepare(folder);
  return timed(cluster, prepared, () => runPrinted(cluster, prepared, prepared.command));
}

/** Kills a node or the leader while each processor of the cluster has an item that waits. */
async function runKilled(cluster: Cluster, own: number): Promise<Row> {
  const held = 1 + (own % 4);
  const items = writeItems(join(cluster.folder, "items"), {
    ...{ count: held + jobsAtOnce, held, jobsAtOnce },
  });
  const prepared = await prepareItems(items);
  const isFull = () => starts(items).filter(({ ended }) => !ended).length === jobsAtOnce;
  const endedItems = () =>
    new Set(starts(items).flatMap((each) => (each.ended ? [each.item] : [])));
  let ended = new Set<number>();
  const row = await timed(cluster, prepared, async () => {
    const running = runPrinted(cluster, prepared, prepared.command);
    await Promise.race([until(isFull, `${jobsAtOnce} held items`), running]);
    ended = endedItems();
    if (own % 2 === 0) {
      await cluster.kill(`node${1 + ((own / 2) % nodes)}`);
      free(items);
      return running;
    }
    await cluster.kill("leader");
    await running.catch(() => undefined);
    const isEmpty = async () => (await cluster.run(["squeue", "--noheader"])) === "";
    // Half of these runs are continued when what was submitted has ended, the others at once.
    if (own % 4 === 1) {
      free(items);
      await until(isEmpty, "empty queue");
      ended = endedItems();
    }
    const [cancel = [], restart = []] = prepared.restart;
    // Jobs outlive their leader, and would run beside those of the next.
    await cluster.run(cancel);
    await until(isEmpty, "empty queue");
    free(items);
    return runPrinted(cluster, prepared, restart);
  });
  const counts = Object.groupBy(starts(items), ({ item }) => item);
  const twice = Object.values(counts).flatMap((all) => (all && all.length > 1 ? [all[0]] : []));
  const again = twice.filter((each) => each && ended.has(each.item)).length;
  return { ...row, again: { ended: again, inFlight: twice.length - again } };
}

async function timed(
  cluster: Cluster,
  { expected }: Prepared,
  run: () => Promise<Record<string, string>>,
): Promise<Row> {
  const [began, before] = [performance.now(), await spent(cluster)];
  const given = await run();
  const seconds = Math.round((performance.now() - began) / 1_000);
  const bytes = isDeepStrictEqual(given, expected) ? "same" : "different";
  return { seconds, spent: Math.round((await spent(cluster)) - before), bytes };
}

/**
 * Seconds of processor time so far: of each process in the cluster, of those that it has waited for,
 * and of the commands that this process has waited for. See proc_pid_stat(5).
 */
async function spent(cluster: Cluster): Promise<number> {
  // Some processes end before they are read.
  const inside = await cluster.run(["sh", "-c", "cat /proc/[0-9]*/stat; true"]);
  const own = readFileSync("/proc/self/stat", "utf8");
  // The second field is the program's name in parentheses, and these are the 14th to the 17th.
  const times = (line: string) =>
    line
      .replace(/^.*\) /, "")
      .split(" ")
      .slice(11, 15)
      .map(Number);
  const ticks = [...inside.split("\n").flatMap(times), ...times(own.trim()).slice(2)];
  return ticks.reduce((sum, each) => sum + each, 0) / 100;
}
