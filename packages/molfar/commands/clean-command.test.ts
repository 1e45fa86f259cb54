import { existsSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test, vi } from "vitest";
import { testFolder } from "../fixtures/test-folder.ts";
import { cleanTrials } from "./trial-folders.ts";

const { inFolder, molfar } = testFolder(beforeEach);

test.each([[], ["--dir", "no-such-folder"]])(
  "where there are no runs (%s), one sentence says that nothing was removed",
  (...args) => {
    // What another process has left behind isn't looked at.
    const run = molfar(["clean", ...args], { TMPDIR: inFolder() });
    expect(run).toEqual({ code: 0, out: "There was nothing to remove.\n", error: "" });
    expect(existsSync(inFolder(".molfar"))).toBe(false);
  },
);

/** A folder of a conform that was killed. */
function makeTrial(name: string): string {
  const trial = inFolder(`molfar-conform-${name}`);
  mkdirSync(trial);
  writeFileSync(join(trial, "lock.json"), JSON.stringify({ pid: 2 ** 22 + 1, started: "1" }));
  return trial;
}

test("the temporary folder may be a link", () => {
  const trial = makeTrial("a");
  symlinkSync(inFolder(), inFolder("link"));
  const { out } = molfar(["clean"], { TMPDIR: inFolder("link") });
  expect(out).toContain("1 temporary folder of molfar conform removed.");
  expect(existsSync(trial)).toBe(false);
});

test("where the folder for temporary files is missing, nothing is removed", () => {
  const { code, out } = molfar(["clean"], { TMPDIR: inFolder("none") });
  expect({ code, out }).toEqual({ code: 0, out: "There was nothing to remove.\n" });
});

test("a temporary folder that another call has removed meanwhile is passed over", async () => {
  vi.stubEnv("TMPDIR", inFolder());
  // The first call waits here, because this one may have left workers.
  mkdirSync(join(makeTrial("a"), "0-task/run-a/runs/20260102T030405Z-3f9a2c"), { recursive: true });
  makeTrial("b");
  const cleanNow = () => cleanTrials({ files: 0, bytes: 0 }, async () => 0);
  const cleaned = await Promise.all([cleanNow(), cleanNow()]);
  expect(cleaned.map(({ folders }) => folders)).toEqual([1, 1]);
  expect(readdirSync(inFolder())).toEqual([]);
});
