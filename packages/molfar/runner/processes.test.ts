import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, onTestFinished, test } from "vitest";
import { processesWith } from "./processes.ts";

test("a process is found by a path in its environment, in any script", async () => {
  const path = `/runs-${process.pid}/帳簿/Größe/`;
  const child = spawn("sleep", ["60"], { env: { ...process.env, OUTPUT_PATH: `${path}out` } });
  onTestFinished(() => void child.kill());
  await once(child, "spawn");
  expect(processesWith(`OUTPUT_PATH=${path}`)).toEqual([child.pid]);
  expect(processesWith(`OUTPUT_PATH=${path}other`)).toEqual([]);
});
