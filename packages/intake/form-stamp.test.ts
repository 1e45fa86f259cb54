import fc from "fast-check";
import { expect, test } from "vitest";
import { oldestStamp, quickestPerson, stampsOf } from "./form-stamp.ts";

const key = Buffer.alloc(32, 7);
const served = Date.UTC(2026, 10, 26);

/** What a stamp that was made at `served` tells after a while. */
function after(milliseconds: number, stamp = stampsOf(key, () => served).make()) {
  return stampsOf(key, () => served + milliseconds).read(stamp);
}

test("a form that comes faster than a person could fill it is told from one that took its time", () => {
  expect(after(0).kind).toBe("too fast");
  expect(after(quickestPerson - 1).kind).toBe("too fast");
  expect(after(quickestPerson)).toEqual({ kind: "person", at: served });
  expect(after(oldestStamp).kind).toBe("person");
});

test("a form isn't too fast because the clock was set back meanwhile", () => {
  expect(after(-60_000).kind).toBe("person");
});

test("a page that was kept for longer than a day, and one without a stamp, tell nothing", () => {
  expect(after(oldestStamp + 1).kind).toBe("unknown");
  for (const none of [undefined, null, "", 7, {}, { toString: 1 }, "a.b.c.d"]) {
    expect(stampsOf(key).read(none).kind).toBe("unknown");
  }
});

test("a stamp of which any character was changed isn't taken for a person's", () => {
  const stamp = stampsOf(key, () => served).make();
  fc.assert(
    fc.property(fc.nat(stamp.length - 1), fc.constantFrom(..."0Az_-."), (at, other) => {
      if (stamp[at] === other) return;
      const changed = stamp.slice(0, at) + other + stamp.slice(at + 1);
      expect(["forged", "unknown"]).toContain(after(60_000, changed).kind);
    }),
  );
  const [time = "", ...rest] = stamp.split(".");
  const earlier = (Number.parseInt(time, 36) - quickestPerson).toString(36);
  expect(after(0, [earlier, ...rest].join(".")).kind).toBe("forged");
});

test("servers that share a key know one another's stamps, and others don't call them forged", () => {
  const stamp = stampsOf(key, () => served).make();
  expect(after(60_000, stamp).kind).toBe("person");
  expect(stampsOf(undefined, () => served + 60_000).read(stamp).kind).toBe("unknown");
});

test("no two stamps are the same, also of one moment", () => {
  const { make } = stampsOf(key, () => served);
  expect(new Set(Array.from({ length: 100 }, () => make())).size).toBe(100);
});
