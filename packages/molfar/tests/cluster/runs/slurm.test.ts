import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { openCluster, until } from "@yno/tools/cluster/cluster";
import { free, hold, itemTexts, runItems, starts, writeItems } from "@yno/tools/cluster/items";
import { expect, test } from "vitest";
import { runWorkflow } from "../../../api/run-workflow.ts";
import { exportInto } from "../../cwltool/run-engines.ts";

test("an exported workflow gives on two nodes of Slurm what molfar workflow gives", {
  timeout: 330_000,
}, async () => {
  const cluster = await openCluster(2);
  try {
    const items = writeItems(join(cluster.folder, "six"), 6, 0);
    free(items);
    const dir = join(cluster.folder, "runs");
    mkdirSync(dir);
    const end = await runWorkflow(items.wiring, { executor: "process", dir });
    if (end.state !== "ended") throw new Error(JSON.stringify(end));
    const expected = itemTexts(join(end.result.path, "outputs"));
    expect(expected).toHaveProperty(["said/00005.txt"], "item 5\n");
    hold(items);
    exportInto(items.folder);
    // No item ends before two hosts have one.
    const hosts = () => new Set(starts(items).map(({ host }) => host));
    const [given] = await Promise.all([
      runItems(cluster, items, { jobsAtOnce: 4 }),
      until(() => hosts().size === 2, "items on two hosts").finally(() => free(items)),
    ]);
    expect(given).toEqual(expected);
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
