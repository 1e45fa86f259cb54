import { createHash } from "node:crypto";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { runs } from "#content/collections/runs.ts";
import {
  buildAudit,
  canonicalJson,
  changedAt,
  type Json,
  sealEntries,
  verdictText,
  verify,
  withChangedValue,
} from "./audit.ts";

const listEvents = (run: (typeof runs)[number]) => buildAudit(run).map(({ event }) => event);

describe.each(runs)("the audit record of $id", (run) => {
  const entries = buildAudit(run);

  test("is numbered from 1 and never goes back in time", () => {
    expect(entries.map(({ number }) => number)).toEqual(entries.map((_, index) => index + 1));
    const times = entries.map(({ time }) => Date.parse(time));
    expect(times).toEqual([...times].sort((one, other) => one - other));
  });

  test("begins with the start, ends with the outcome and names every step", () => {
    expect(entries[0]?.event).toBe("run.started");
    expect(entries.at(-1)?.event).toMatch(/^run\.(completed|refused)$/);
    const named = new Set(entries.map(({ step }) => step));
    expect(run.steps.filter(({ name }) => !named.has(name))).toEqual([]);
  });
});

test("among the runs are a failure with its repetition, an escalation and a refusal", () => {
  const all = runs.flatMap(listEvents);
  for (const event of ["tool.failed", "approval.escalated", "run.refused"] as const)
    expect(all).toContain(event);
});

/** Data as JSON can hold it; -0 and 0 are the same number there. */
const json: fc.Arbitrary<Json> = fc.letrec<{ value: Json }>((tie) => ({
  value: fc.oneof(
    { depthSize: "small" },
    fc.string({ unit: "binary" }).filter((text) => text.isWellFormed()),
    fc.integer(),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie("value"), { maxLength: 4 }),
    fc.dictionary(fc.string({ maxLength: 6 }), tie("value"), { maxKeys: 5 }),
  ),
})).value;

test("canonical JSON is JSON of the same data", () => {
  fc.assert(
    fc.property(json, (value) => {
      expect(JSON.parse(canonicalJson(value))).toEqual(value);
    }),
  );
});

test("the order in which names were written doesn't show", () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), json, { maxKeys: 8 }), (record) => {
      const reversed = Object.fromEntries(Object.entries(record).reverse());
      expect(canonicalJson(reversed)).toBe(canonicalJson(record));
    }),
  );
});

test("names are sorted by their UTF-16 code units, without spaces (RFC 8785, 3.2.3)", () => {
  const names = {
    "\u20ac": 1,
    "\r": 2,
    "\ufb33": 3,
    "1": 4,
    "\ud83d\ude00": 5,
    "\u0080": 6,
    "\u00f6": 7,
  };
  const order = [...canonicalJson(names).matchAll(/:(\d)/g)].map(([, value]) => value);
  expect(order).toEqual(["2", "4", "6", "7", "1", "5", "3"]);
});

/** The same chain, with names sorted by hand and another implementation of SHA-256. */
function chainByHand(entries: ReturnType<typeof buildAudit>): string[] {
  const seals: string[] = [];
  for (const { event, number, step, time, what } of entries) {
    const previous = seals.at(-1) ?? "0".repeat(64);
    const text = JSON.stringify({ event, number, previous, step, time, what });
    seals.push(createHash("sha256").update(text).digest("hex"));
  }
  return seals;
}

test.each(runs)("the hashes of $id are the SHA-256 of entry and previous hash", async (run) => {
  const entries = buildAudit(run);
  expect(await sealEntries(entries)).toEqual(chainByHand(entries));
});

test("any changed entry is found, and nothing before it", async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...runs), fc.nat(), fc.string(), async (run, pick, text) => {
      const entries = buildAudit(run);
      const at = pick % entries.length;
      fc.pre(entries[at]?.what !== text);
      const changed = entries.map((entry, index) =>
        index === at ? { ...entry, what: text } : entry,
      );
      expect(await verify(changed, chainByHand(entries))).toEqual({
        kind: "broken",
        entries: entries.length,
        first: at,
      });
    }),
    { numRuns: 40 },
  );
});

test("of all hashes but the last, eight characters are enough to find the place", async () => {
  for (const run of runs) {
    const entries = buildAudit(run);
    const seals = chainByHand(entries);
    const last = seals.length - 1;
    const shortened = seals.map((seal, at) => (at === last ? seal : seal.slice(0, 8)));
    expect(await verify(entries, shortened)).toEqual({ kind: "whole", entries: entries.length });
    const changed = entries.map((entry, at) => (at === 3 ? { ...entry, what: "Nothing" } : entry));
    expect(await verify(changed, shortened)).toMatchObject({ kind: "broken", first: 3 });
  }
});

test("an empty hash isn't a hash", async () => {
  const entries = runs[0] ? buildAudit(runs[0]) : [];
  const seals = chainByHand(entries).map((seal, at) => (at === 2 ? "" : seal));
  expect(await verify(entries, seals)).toMatchObject({ kind: "broken", first: 2 });
});

test("an entry that was cut off is missed", async () => {
  const entries = runs[0] ? buildAudit(runs[0]) : [];
  const seals = chainByHand(entries);
  expect(await verify(entries.slice(0, -1), seals)).toMatchObject({
    kind: "broken",
    first: entries.length - 1,
  });
});

test.each(runs)(
  "'Change a value' changes one entry of $id, and the record breaks there",
  async (run) => {
    const entries = buildAudit(run);
    const changed = withChangedValue(entries);
    const different = changed.flatMap(({ what }, index) =>
      what === entries[index]?.what ? [] : [index],
    );
    expect(different).toEqual([changedAt(entries)]);
    const verdict = await verify(changed, chainByHand(entries));
    expect(verdict).toMatchObject({ kind: "broken", first: different[0] });
  },
);

test("the verdict says where a record breaks", () => {
  expect(verdictText({ kind: "whole", entries: 14 })).toBe("14 of 14 hashes verified");
  expect(verdictText({ kind: "broken", entries: 14, first: 6 })).toBe(
    "Entry 7 doesn't match its hash. 6 of 14 hashes verified",
  );
});
