import fc from "fast-check";
import { expect, test } from "vitest";
import { fromColumns, toColumns } from "./columns.ts";

const rows = fc.array(
  fc.record(
    { a: fc.string(), b: fc.integer(), c: fc.array(fc.string()), d: fc.boolean() },
    { requiredKeys: ["a"], noNullPrototype: true },
  ),
);

test("records come back from their columns, sent as JSON, without the values that they lacked", () => {
  fc.assert(
    fc.property(rows, (all) => {
      const sent = JSON.parse(JSON.stringify(toColumns(all, ["a", "b", "c", "d"])));
      expect(fromColumns(sent)).toEqual(all);
    }),
  );
});
