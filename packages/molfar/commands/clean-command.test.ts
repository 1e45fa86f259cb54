import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";

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
