import { countChecks } from "@yno/tools/counted-checks";
import { seed } from "@yno/tools/property-seed";
import { expect, test } from "vitest";
import { killAndResume } from "../../../random/killed-runs.ts";
import { seeded } from "../../../random/seeded.ts";
import { containersOf } from "../client.ts";
import { enterRoom } from "../kit.ts";

test("a run in Docker that is ended by signals 3 times, and resumed, gives what it would have given", async ({
  task,
}) => {
  enterRoom();
  const { killed, ended } = await killAndResume(seeded(seed), 3, {
    ...{ executor: "docker", env: process.env },
    containersOf: (run) => containersOf("docker", run),
  });
  expect(killed, `seed ${seed}`).toBe(3);
  expect(ended, `seed ${seed}`).toBeGreaterThan(0);
  countChecks(task, { kills: killed });
});
