import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { makeBuildFolder, removeBuildFolder } from "@yno/server/fixture-build";
import { expect, onTestFinished, test } from "vitest";
import { killRounds } from "./intake-kills.ts";

test("no submission that was answered with 201 is lost or kept twice, however the server ends", async () => {
  const data = mkdtempSync(join(tmpdir(), "intake-kills-"));
  onTestFinished(() => rmSync(data, { recursive: true }));
  const build = await makeBuildFolder();
  onTestFinished(() => removeBuildFolder(build));
  const { accepted, lost, twice } = await killRounds(build, join(data, "intake.db"), 12);
  expect({ lost, twice }).toEqual({ lost: [], twice: [] });
  expect(accepted).toBeGreaterThan(12);
});
