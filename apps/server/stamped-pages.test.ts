import { gunzipSync } from "node:zlib";
import fc from "fast-check";
import { expect, test } from "vitest";
import { gzipJoin } from "./stamped-pages.ts";

test("what was compressed in parts is the same text as the parts joined", () => {
  const part = fc.string({ unit: "binary", maxLength: 300 });
  fc.assert(
    fc.property(fc.array(part, { minLength: 1, maxLength: 5 }), part, (parts, joint) => {
      expect(gunzipSync(gzipJoin(parts)(joint)).toString("utf8")).toBe(
        Buffer.from(parts.join(joint)).toString("utf8"),
      );
    }),
  );
});
