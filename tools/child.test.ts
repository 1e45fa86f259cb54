import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { afterEach, expect, test } from "vitest";
import { runChild, stopTree } from "#tools/child.mjs";

/** Starts a program that starts another one apart from itself; both refuse to stop. */
const stubborn = `
const { spawn } = require("node:child_process");
const deaf = "process.on('SIGTERM', () => {}); process.on('SIGINT', () => {}); setInterval(() => {}, 1000)";
const { pid } = spawn(process.execPath, ["-e", deaf], { detached: true, stdio: "ignore" });
process.on("SIGTERM", () => {});
process.on("SIGINT", () => {});
setInterval(() => {}, 1000);
console.log(pid);
`;

const started: number[] = [];
afterEach(() => {
  for (const pid of started.splice(0)) if (lives(pid)) process.kill(pid, "SIGKILL");
});

/** Whether a process runs. A zombie is still in the list, until its parent has looked. */
function lives(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  const stat = `/proc/${pid}/stat`;
  return !(existsSync(stat) && readFileSync(stat, "utf8").includes(") Z "));
}

/** Runs the stubborn program, and stops it once both of its processes are there. */
async function stopStubborn(stop: (child: Parameters<typeof stopTree>[0]) => void) {
  const ending = await runChild(
    process.execPath,
    ["-e", stubborn],
    { stdio: ["ignore", "pipe", "inherit"] },
    {
      stopWithin: 50,
      started: async (child) => {
        if (!child.stdout || child.pid === undefined) throw new Error("It has not started.");
        const [text] = await once(child.stdout, "data");
        started.push(child.pid, Number(text));
        stop(child);
      },
    },
  );
  return ending;
}

test("a program that refuses to stop is ended with all that it started", async () => {
  await stopStubborn((child) => stopTree(child, "SIGTERM", 50));
  await expect.poll(() => started.filter(lives)).toEqual([]);
  expect(started).toHaveLength(2);
});

test("when this process is asked to stop, the program and all that it started end", async () => {
  const { stopped } = await stopStubborn(() => process.emit("SIGINT"));
  await expect.poll(() => started.filter(lives)).toEqual([]);
  expect(stopped).toBe(true);
});
