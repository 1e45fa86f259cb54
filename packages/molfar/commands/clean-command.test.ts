import { spawnSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { cleanTrials } from "./trial-folders.ts";

const cli = join(import.meta.dirname, "../cli.ts");
let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "molfar-clean-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test.each([[], ["--dir", "no-such-folder"]])(
  "where there are no runs (%s), one sentence says that nothing was removed",
  (...args) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [cli, "clean", ...args], {
      ...{ cwd: folder, encoding: "utf8" },
      // What another process has left behind isn't looked at.
      env: { ...process.env, TMPDIR: folder },
    });
    expect({ status, stdout, stderr }).toEqual({
      ...{ status: 0, stdout: "There was nothing to remove.\n", stderr: "" },
    });
    expect(existsSync(join(folder, ".molfar"))).toBe(false);
  },
);

/** A folder of a conform that was killed. */
function makeTrial(name: string): string {
  const trial = join(folder, `molfar-conform-${name}`);
  mkdirSync(trial);
  writeFileSync(join(trial, "lock.json"), JSON.stringify({ pid: 2 ** 22 + 1, started: "1" }));
  return trial;
}

test("the temporary folder may be a link", () => {
  const trial = makeTrial("a");
  symlinkSync(folder, join(folder, "link"));
  const env = { ...process.env, TMPDIR: join(folder, "link") };
  const { stdout } = spawnSync(process.execPath, [cli, "clean"], {
    ...{ cwd: folder, encoding: "utf8", env },
  });
  expect(stdout).toContain("1 temporary folder of molfar conform removed.");
  expect(existsSync(trial)).toBe(false);
});

test("where the folder for temporary files is missing, nothing is removed", () => {
  const env = { ...process.env, TMPDIR: join(folder, "none") };
  const { status, stdout } = spawnSync(process.execPath, [cli, "clean"], {
    ...{ cwd: folder, encoding: "utf8", env },
  });
  expect({ status, stdout }).toEqual({ status: 0, stdout: "There was nothing to remove.\n" });
});

test("a temporary folder that another call has removed meanwhile is passed over", async () => {
  vi.stubEnv("TMPDIR", folder);
  // The first call waits here, because this one may have left workers.
  mkdirSync(join(makeTrial("a"), "0-task/run-a/runs/20260102T030405Z-3f9a2c"), { recursive: true });
  makeTrial("b");
  const cleanNow = () => cleanTrials({ files: 0, bytes: 0 }, async () => 0);
  const cleaned = await Promise.all([cleanNow(), cleanNow()]);
  expect(cleaned.map(({ folders }) => folders)).toEqual([1, 1]);
  expect(readdirSync(folder)).toEqual([]);
});
