import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { makeBuildFolder, removeBuildFolder } from "@yno/server/fixtures";
import { expect, onTestFinished, test } from "vitest";
import { killRounds } from "./intake-kills.ts";

/** The server starts 31 times, which takes 20 s of processor time. */
const timeout = 310_000;

test("no submission that was answered with 201 is lost or kept twice, however the server ends", {
  timeout,
}, async () => {
  const data = mkdtempSync(join(tmpdir(), "intake-kills-"));
  onTestFinished(() => rmSync(data, { recursive: true }));
  const build = await makeBuildFolder();
  onTestFinished(() => removeBuildFolder(build));
  const { accepted, repeated, lost, twice } = await killRounds(build, join(data, "intake.db"), 30);
  expect({ lost, twice }).toEqual({ lost: [], twice: [] });
  // Each round ends after an answer, and most cut one off.
  expect(accepted).toBeGreaterThanOrEqual(30);
  expect(repeated).toBeGreaterThan(0);
});
