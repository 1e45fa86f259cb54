import { execFileSync, spawnSync } from "node:child_process";
import { closeSync, constants, mkdtempSync, openSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inboxUsage } from "@yno/intake/inbox";
import { openStorage } from "@yno/intake/open-storage";
import { beforeEach, describe, expect, test } from "vitest";

const program = join(import.meta.dirname, "inbox.ts");
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "inbox-"));
  return () => rmSync(folder, { recursive: true, force: true });
});

const database = () => join(folder, "intake.db");
const options = () => ({
  encoding: "utf8" as const,
  env: { ...process.env, INTAKE_DATABASE: database() },
});
const inbox = (...args: readonly string[]) =>
  spawnSync(process.execPath, [program, ...args], options());

/** Keeps submissions of long ago. */
async function keep(...ids: readonly string[]): Promise<void> {
  const storage = await openStorage(database());
  for (const id of ids) {
    await storage.accept({
      ...{ id, form: "support-request", email: "ada@harbour.example", receivedAt: 0 },
      ...{ fields: { email: "ada@harbour.example" }, state: "accepted", channels: [] },
      ...{ key: id, digest: id },
    });
  }
  await storage.close();
}

/** A pipe whose reader has gone. */
function closedPipe(): number {
  const path = join(mkdtempSync(join(folder, "pipe-")), "pipe");
  execFileSync("sh", ["-c", 'mkfifo "$0"', path]);
  const reader = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
  const writer = openSync(path, "w");
  closeSync(reader);
  return writer;
}

/** Runs the command with a standard output, which it closes. */
function printTo(out: number, ...args: readonly string[]) {
  const stdio = ["ignore" as const, out, "pipe" as const];
  const { status, stderr } = spawnSync(process.execPath, [program, ...args], {
    ...options(),
    stdio,
  });
  closeSync(out);
  return { status, stderr };
}

test("help that was asked for is output, and help for a command that isn't there an error", () => {
  expect(inbox("list", "--help")).toMatchObject({
    ...{ status: 0, stdout: `${inboxUsage}\n`, stderr: "" },
  });
  expect(inbox()).toMatchObject({
    ...{ status: 2, stdout: "", stderr: `Name a command.\n${inboxUsage}\n` },
  });
});

describe.runIf(process.platform === "linux")("an output that isn't taken", () => {
  test.each([["--help"], ["export", "--format", "csv"], ["retain"]])(
    "ends %s with 2 on a full disk, and with 141 where its reader has gone",
    async (...args) => {
      await keep("AAAA");
      expect(printTo(openSync("/dev/full", "w"), ...args)).toEqual({
        status: 2,
        stderr: "The output couldn't be written: ENOSPC: no space left on device, write.\n",
      });
      expect(printTo(closedPipe(), ...args)).toEqual({ status: 141, stderr: "" });
    },
  );

  test("is noticed where a file takes only a part of it", async () => {
    await keep(...Array.from({ length: 9 }, (_, at) => `${"A".repeat(90)}${at}`));
    // The least that a shell can allow: a write is cut short, and the next one refused.
    const limited = 'trap "" XFSZ; ulimit -f 1; exec "$0" "$@" > part';
    const words = ["-c", limited, process.execPath, program, "export"];
    const { status, stderr } = spawnSync("sh", words, { ...options(), cwd: folder });
    expect(stderr).toBe("The output couldn't be written: EFBIG: file too large, write.\n");
    expect(status).toBe(2);
  });
});
