import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { root } from "#tools/project-files.ts";

test("the configuration of the journeys can be read where no browser is installed yet", () => {
  const { CHROMIUM: _, ...env } = process.env;
  const { status, stderr } = spawnSync(process.execPath, ["playwright.config.ts"], {
    cwd: root,
    env: { ...env, PATH: "", PLAYWRIGHT_BROWSERS_PATH: "/nowhere" },
    encoding: "utf8",
  });
  expect(stderr).toBe("");
  expect(status).toBe(0);
});
