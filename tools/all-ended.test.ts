import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { allEnded } from "./all-ended.ts";

test("what one throws comes once the others have ended", async () => {
  const slow = Promise.withResolvers<string>();
  const seen: string[] = [];
  const all = allEnded([Promise.reject(new Error("failed")), slow.promise]).catch((error) =>
    seen.push(String(error)),
  );
  await setImmediate();
  expect(seen).toEqual([]);
  slow.resolve("slow");
  await all;
  expect(seen).toEqual(["Error: failed"]);
});

test("results come in the order of the promises", async () => {
  expect(await allEnded([Promise.resolve(1), Promise.resolve(2)])).toEqual([1, 2]);
});
