import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { allEnded } from "@yno/tools/all-ended";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { runWorkflow } from "../../../api/run-workflow.ts";
import { filesBelow, hashFile } from "../../../runner/copy.ts";
import { enterRoom } from "../kit.ts";
import { workflowFolder } from "../workflows.ts";

let folder = "";
beforeAll(() => {
  enterRoom();
  folder = mkdtempSync(join(tmpdir(), "yno-container-workflows-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The hashes of the outputs of a workflow, by their paths. */
async function outputsOf(id: string, executor: "podman" | "process") {
  const dir = join(folder, executor, id);
  const options = { executor, attempts: 1, dir, network: "none" } as const;
  const end = await runWorkflow(join(workflowFolder, `${id}.yaml`), options);
  if (end.state !== "ended" || end.result.outcome !== "succeeded") {
    throw new Error(`${id} as ${executor}: ${JSON.stringify(end)}`);
  }
  const outputs = join(end.result.path, "outputs");
  return Promise.all(
    filesBelow(outputs).map(async (path) => [path, (await hashFile(join(outputs, path))).sha256]),
  );
}

// The tests of the workflows compare what processes give with what the page shows.
test.each(inject("containers").workflows)(
  "%s gives the same bytes in Podman as in processes",
  async (id) => {
    enterRoom();
    const [expected, given] = await allEnded([outputsOf(id, "process"), outputsOf(id, "podman")]);
    expect(expected).not.toEqual([]);
    expect(given).toEqual(expected);
  },
);
