import { expect, test } from "vitest";
import { virtualClock, wait } from "./clock.ts";
import { delayBefore, isRetried } from "./failures.ts";

test("the delays double from 10 s and stop at 360 s", () => {
  const delays = [1, 2, 3, 4, 5, 6, 7, 8, 10].map(delayBefore);
  expect(delays).toEqual([0, 10, 20, 40, 80, 160, 320, 360, 360]);
});

test("a breach of the contract is not tried again", () => {
  expect(isRetried("non-zero-exit")).toBe(true);
  expect(isRetried("timed-out")).toBe(true);
  expect(isRetried("missing-output")).toBe(false);
  expect(isRetried("bad-item")).toBe(false);
});

test("a virtual clock makes the calls that fall due, in their order", async () => {
  const clock = virtualClock();
  const calls: string[] = [];
  clock.after(20, () => calls.push(`b at ${clock.now()}`));
  clock.after(10, () => {
    calls.push(`a at ${clock.now()}`);
    clock.after(5, () => calls.push(`c at ${clock.now()}`));
  });
  const cancel = clock.after(1, () => calls.push("never"));
  cancel();
  clock.advance(30);
  expect(calls).toEqual(["a at 10", "c at 15", "b at 20"]);
  expect(clock.now()).toBe(30);

  const stop = new AbortController();
  const waited = wait(clock, 1_000_000, stop.signal);
  stop.abort();
  await waited;
  expect(clock.advanceToNext()).toBe(false);
});
