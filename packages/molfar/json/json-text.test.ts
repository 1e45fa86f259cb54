import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type JsonPlace, offsetIn, readJsonText } from "./json-text.ts";

/** Pieces that make texts which are nearly JSON more often than any letters would. */
const piece = fc.constantFrom(
  ...['"', "{", "}", "[", "]", ",", ":", '"a":', '"__proto__":', "1", "-0", "1.5e3", "01", "true"],
  ...["null", "nul", "\\", "\\u00e9", "\\u12", "\n", "\t", " ", "é", "😀", "'", "//", "\u2028"],
);

function parsed(text: string): unknown {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

function read(text: string): unknown {
  const json = readJsonText(text);
  return json.ok ? { value: json.value } : undefined;
}

test("it takes what JSON.parse takes, and gives the same", () => {
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const text = pieces.join("");
      expect(read(text)).toEqual(parsed(text));
    }),
    { numRuns: 1000 },
  );
  fc.assert(
    fc.property(fc.json(), fc.constantFrom(0, 2, "\t"), (json, indent) => {
      const text = JSON.stringify(JSON.parse(json), null, indent);
      expect(read(text)).toEqual(parsed(text));
    }),
  );
});

test("a key called __proto__ is data", () => {
  const json = readJsonText('{"__proto__": {"a": 1}}');
  expect(json.ok && Object.keys(Object(json.value))).toEqual(["__proto__"]);
});

/** Every place in the tree, with the key that leads to it. */
function* placesIn(place: JsonPlace, last?: string): Iterable<{ place: JsonPlace; last?: string }> {
  yield { place, ...(last !== undefined && { last }) };
  if (Array.isArray(place.inside)) for (const inside of place.inside) yield* placesIn(inside);
  else for (const [key, inside] of place.inside ?? []) yield* placesIn(inside, key);
}

test("every value has its correct place", () => {
  fc.assert(
    fc.property(fc.json(), (json) => {
      const text = JSON.stringify(JSON.parse(json), null, 2);
      const whole = readJsonText(text);
      if (!whole.ok) throw new Error(whole.problem);
      for (const { place, last } of placesIn(whole.place)) {
        if (last !== undefined) expect(text.startsWith(JSON.stringify(last), place.key)).toBe(true);
        expect(text.slice(place.value)).toMatch(/^[[{"\-\dtfn]/);
      }
    }),
  );
});

test("a part is found by its keys, and what is missing where its parent is", () => {
  const json = readJsonText('{"a": [1, {"b": 2}]}');
  if (!json.ok) throw new Error(json.problem);
  expect(offsetIn(json.place, ["a", 1, "b"], "key")).toBe(11);
  expect(offsetIn(json.place, ["a", 1, "b"], "value")).toBe(16);
  expect(offsetIn(json.place, ["a", 1, "c"], "value")).toBe(10);
  expect(offsetIn(json.place, ["a", "length"], "value")).toBe(6);
});

test("a duplicate key is reported at the second one", () => {
  const json = readJsonText('{"a": 1, "b": 2, "a": 3}');
  expect(json).toMatchObject({
    value: { a: 3, b: 2 },
    repeated: [{ keys: ["a"], offset: 17 }],
  });
});

test("excessive nesting stops the reading, not the program", () => {
  const json = readJsonText("[".repeat(100_000));
  expect(json).toMatchObject({ ok: false, offset: 65 });
});

describe("a finding is at the wrong character", () => {
  test.each([
    ['{"a": 1,}', 8, "There's a trailing comma before the closing }."],
    ["[1,]", 3, "There's a trailing comma before the closing ]."],
    ["{'a': 1}", 1, `Expected a key in double quotes here, not "'".`],
    ['{"a" 1}', 5, `Expected a colon here, not "1".`],
    ['{"a": b}', 6, `Expected a value here, not "b".`],
    ['["a" "b"]', 5, 'Expected a comma or ] here, not "\\"".'],
    ['["a', 1, "The string that starts here isn't closed."],
    ['["a\nb"]', 3, "There's a line break or another control character inside a string."],
    ['["C:\\temp\\x"]', 9, "'\\x' isn't a JSON escape."],
    ["[1", 2, "The JSON ends where a comma or ] should be."],
    ["", 0, "The JSON ends where a value should be."],
    ["{} {}", 3, "There's extra text after the end of the JSON."],
    ["[01]", 1, `Expected a value here, not "0".`],
  ])("%j", (text, offset, problem) => {
    expect(readJsonText(text)).toMatchObject({ ok: false, offset, problem });
  });
});
