import fc from "fast-check";
import { expect, test } from "vitest";
import { canonicalJson, type Json } from "./seal.ts";

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
