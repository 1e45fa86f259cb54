import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { root } from "./project-files.ts";

test.each(["check-changes", "check-mutations"])(
  "an option that %s doesn't take is refused in a sentence",
  (command) => {
    const { status, stderr } = spawnSync(
      process.execPath,
      [`tools/commands/${command}.ts`, "--nonsense"],
      { cwd: root, encoding: "utf8" },
    );
    expect(stderr).toMatch(/^Unknown option '--nonsense'.* takes --[^\n]*\.\n$/);
    expect(status).toBe(1);
  },
);
