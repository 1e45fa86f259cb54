import fc from "fast-check";
import { expect, test } from "vitest";
import {
  allCategories,
  type ConsentRecord,
  consentRecord,
  essentialOnly,
  readConsent,
} from "./consent-record.ts";

const day = 24 * 60 * 60 * 1000;
const given = "2026-03-01T08:30:00.000Z";
const then = Date.parse(given);
const valid: ConsentRecord = {
  preferences: { essential: true, analytics: true, marketing: false, functional: true },
  timestamp: given,
  version: "2.0",
  consentMethod: "settings",
};
const read = (record: unknown, now = then + day) => readConsent(JSON.stringify(record), now);

test("Accept All accepts all four categories, Essential Only one", () => {
  expect(allCategories).toEqual({
    essential: true,
    analytics: true,
    marketing: true,
    functional: true,
  });
  expect(essentialOnly).toEqual({
    essential: true,
    analytics: false,
    marketing: false,
    functional: false,
  });
});

test("a record holds preferences, time, version 2.0 and method, and nothing else", () => {
  expect(consentRecord(valid.preferences, "settings", given)).toStrictEqual(valid);
});

test("nothing stored isn't consent", () => {
  expect(readConsent(null, then)).toBeNull();
});

const { marketing: _, ...withoutMarketing } = valid.preferences;
const { consentMethod: __, ...withoutMethod } = valid;

test.each<[string, unknown]>([
  ["another version", { ...valid, version: "1.0" }],
  ["the version as a number", { ...valid, version: 2 }],
  ["no method", withoutMethod],
  ["an unknown method", { ...valid, consentMethod: "api" }],
  ["a category less", { ...valid, preferences: withoutMarketing }],
  ["a category more", { ...valid, preferences: { ...valid.preferences, social: true } }],
  ["a key more", { ...valid, comment: "" }],
  [
    "a switch that isn't a boolean",
    { ...valid, preferences: { ...valid.preferences, analytics: 1 } },
  ],
  [
    "the essential category off",
    { ...valid, preferences: { ...valid.preferences, essential: false } },
  ],
  ["no time", { ...valid, timestamp: "" }],
  ["a time in words", { ...valid, timestamp: "1 March 2026" }],
  ["a time as a number", { ...valid, timestamp: then }],
  ["a day that doesn't exist", { ...valid, timestamp: "2026-02-30T08:30:00.000Z" }],
  ["a list around it", [valid]],
  ["null", null],
  ["a text", "essential"],
])("a record with %s is unreadable", (_, record) => {
  expect(read(record)).toBeNull();
});

const preferences = fc.record({
  essential: fc.constant(true as const),
  analytics: fc.boolean(),
  marketing: fc.boolean(),
  functional: fc.boolean(),
});
const method = fc.constantFrom("banner" as const, "settings" as const);
const moment = fc.integer({ min: Date.UTC(2000, 0, 1), max: Date.UTC(2100, 0, 1) });

test("a choice is read back for 365 days and not a millisecond longer", () => {
  const age = fc.oneof(
    fc.integer({ min: -3, max: 3 }),
    fc.integer({ min: 365 * day - 3, max: 365 * day + 3 }),
    fc.integer({ min: -800 * day, max: 800 * day }),
  );
  fc.assert(
    fc.property(preferences, method, moment, age, (chosen, how, at, elapsed) => {
      const record = consentRecord(chosen, how, new Date(at).toISOString());
      const counts = elapsed >= 0 && elapsed <= 365 * day;
      expect(readConsent(JSON.stringify(record), at + elapsed)).toEqual(counts ? record : null);
    }),
  );
});

/** Any sequence of UTF-16 units, lone surrogates included. */
const anyUnits = fc.uint16Array().map((units) => String.fromCharCode(...units));

test("any text is read without an error, and isn't consent", () => {
  fc.assert(
    fc.property(
      fc.oneof(anyUnits, fc.json(), fc.constant('{"__proto__":null}')),
      fc.double(),
      (text, now) => {
        expect(readConsent(text, now)).toBeNull();
      },
    ),
  );
});

test("any key beside the four of the record makes it unreadable", () => {
  const known = ["preferences", "timestamp", "version", "consentMethod"];
  const key = fc
    .oneof(fc.string(), fc.constantFrom("__proto__", "constructor", "toString", "length"))
    .filter((name) => !known.includes(name));
  fc.assert(
    fc.property(key, fc.jsonValue(), (name, value) => {
      const text = JSON.stringify(valid);
      const more = `${text.slice(0, -1)},${JSON.stringify(name)}:${JSON.stringify(value)}}`;
      expect(readConsent(more, then)).toBeNull();
    }),
  );
});

test("a part of a record is unreadable, wherever it was cut off", () => {
  const text = JSON.stringify(valid);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: text.length - 1 }), (length) => {
      expect(readConsent(text.slice(0, length), then)).toBeNull();
    }),
  );
});
