import fc from "fast-check";
import { expect, test } from "vitest";
import { rateLimit, tooOften } from "./rate-limit.ts";

function limited(clients = 10) {
  let now = 0;
  const limit = rateLimit({ burst: 3, perSecond: 0.5, clients }, () => now);
  return {
    ...limit,
    pass: (seconds: number) => {
      now += seconds * 1000;
    },
  };
}

test("a client has its burst, and then one request for every two seconds", () => {
  const { take, pass } = limited();
  expect([take("a"), take("a"), take("a"), take("a")]).toEqual([0, 0, 0, 2]);
  pass(1);
  expect(take("a")).toBe(1);
  pass(1);
  expect([take("a"), take("a")]).toEqual([0, 2]);
});

test("one client costs another nothing", () => {
  const { take } = limited();
  for (let count = 0; count < 9; count += 1) take("a");
  expect(take("b")).toBe(0);
});

test("at most the burst is saved up", () => {
  const { take, pass } = limited();
  take("a");
  pass(3600);
  expect([take("a"), take("a"), take("a"), take("a")]).toEqual([0, 0, 0, 2]);
});

test("a dear request takes more, and never more than there is", () => {
  const { take, charge, pass } = limited();
  take("a");
  charge("a", 20);
  expect(take("a")).toBe(2);
  pass(2);
  expect(take("a")).toBe(0);
});

test("with too many clients, the least recent one is forgotten", () => {
  const { take } = limited(2);
  for (const client of ["a", "a", "a", "b", "b", "b", "a", "c"]) take(client);
  expect(take("a")).toBe(2);
  expect(take("b")).toBe(0);
});

test("in any time a client gets its burst and what the time allows, and not one more", () => {
  const steps = fc.array(fc.double({ min: 0, max: 5, noNaN: true }), { maxLength: 60 });
  fc.assert(
    fc.property(steps, (pauses) => {
      const { take, pass } = limited();
      let passed = 0;
      let served = 0;
      for (const pause of pauses) {
        pass(pause);
        passed += pause;
        if (take("a") === 0) served += 1;
        expect(served).toBeLessThanOrEqual(3 + passed * 0.5 + 1e-6);
      }
    }),
  );
});

test("the sentence counts its seconds", () => {
  expect([tooOften(1), tooOften(2)]).toEqual([
    "You have sent too many requests. Try again in 1 second.",
    "You have sent too many requests. Try again in 2 seconds.",
  ]);
});
