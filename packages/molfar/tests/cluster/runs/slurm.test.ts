import { join } from "node:path";
import { openCluster, until } from "@yno/tools/cluster/cluster";
import { free, prepareItems, runPrinted, starts, writeItems } from "@yno/tools/cluster/items";
import { expect, test } from "vitest";

test("an exported workflow gives on two nodes of Slurm what molfar workflow gives", {
  timeout: 330_000,
}, async () => {
  const cluster = await openCluster(2);
  try {
    const items = writeItems(join(cluster.folder, "six"), { count: 6, held: 0, jobsAtOnce: 4 });
    const prepared = await prepareItems(items);
    expect(prepared.expected).toHaveProperty(["said/00005.txt"], "item 5\n");
    // No item ends before two hosts have one.
    const hosts = () => new Set(starts(items).map(({ host }) => host));
    const [given] = await Promise.all([
      runPrinted(cluster, prepared, prepared.command),
      until(() => hosts().size === 2, "items on two hosts").finally(() => free(items)),
    ]);
    expect(given).toEqual(prepared.expected);
    expect(hosts()).toEqual(new Set(["node1", "node2"]));
    expect(
      starts(items)
        .map(({ item }) => item)
        .toSorted(),
    ).toEqual([0, 1, 2, 3, 4, 5]);
  } finally {
    await cluster.close();
  }
});
