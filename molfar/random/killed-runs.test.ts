import { expect, test } from "vitest";
import { killAndResume } from "./killed-runs.ts";
import { seeded } from "./workflow.ts";

// A busy machine needs long to start a program forty times.
const timeoutMs = 300_000;

test("a run that is killed 20 times and resumed gives what it would have given", {
  timeout: timeoutMs,
}, async () => {
  const seed = Math.floor(Math.random() * 2 ** 31);
  const { killed, ended } = await killAndResume(seeded(seed), 20);
  expect(killed, `seed ${seed}`).toBe(20);
  expect(ended, `seed ${seed}`).toBeGreaterThan(0);
});
