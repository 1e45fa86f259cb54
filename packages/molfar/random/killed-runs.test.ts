import { expect, test } from "vitest";
import { killAndResume } from "./killed-runs.ts";
import { seeded } from "./seeded.ts";

test("a run that is ended by signals 6 times, and resumed, gives what it would have given", async () => {
  const seed = Math.floor(Math.random() * 2 ** 31);
  const { killed, ended } = await killAndResume(seeded(seed), 6);
  expect(killed, `seed ${seed}`).toBe(6);
  expect(ended, `seed ${seed}`).toBeGreaterThan(0);
});
