import fc from "fast-check";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { yamlText } from "./yaml-text.ts";

test.each(["1.1", "1.2"] as const)("readers of YAML %s get back every text", (version) => {
  const text = fc.string({ unit: "binary" }).map((each) => each.toWellFormed());
  fc.assert(
    fc.property(fc.array(text), (texts) => {
      const whole = { texts, word: "on", time: "1:30", numbers: [1, 2], lines: "a\nb\n" };
      expect(parse(yamlText(["A note."], whole), { version })).toEqual(whole);
    }),
  );
});
