import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { inboxUsage } from "@yno/intake/inbox";
import { expect, test } from "vitest";

const inbox = (...args: readonly string[]) =>
  spawnSync(process.execPath, [join(import.meta.dirname, "inbox.ts"), ...args], {
    encoding: "utf8",
  });

test("help that was asked for is output, and help for a command that isn't there an error", () => {
  expect(inbox("list", "--help")).toMatchObject({
    ...{ status: 0, stdout: `${inboxUsage}\n`, stderr: "" },
  });
  expect(inbox()).toMatchObject({
    ...{ status: 2, stdout: "", stderr: `Name a command.\n${inboxUsage}\n` },
  });
});
