import { expect, test } from "vitest";
import { checkValue, chunkCount, readOutputValue, readValue } from "./values.ts";

const bytes = (text: string) => new TextEncoder().encode(text);

test.each(["12", "-0.5", "1.50", "0", "-0", "9".repeat(64)])("%s is a number", (text) => {
  expect(checkValue(text, "number")).toEqual({ ok: true, value: text });
});

test.each(["1e3", "+1", ".5", "01", "1,000", "NaN", " 1", "", "1.", "1\n", "9".repeat(65), "١"])(
  "%j isn't a number",
  (text) => {
    expect(checkValue(text, "number").ok).toBe(false);
  },
);

test("a boolean is true or false in lower case", () => {
  expect(checkValue("true", "boolean").ok).toBe(true);
  for (const text of ["True", "1", "false ", ""]) {
    expect(checkValue(text, "boolean").ok).toBe(false);
  }
});

test.each([
  ["a\n", "a"],
  ["a\n\n", "a\n"],
  ["a\r\n", "a"],
  ["a\r", "a\r"],
  [" a ", " a "],
  ["", ""],
  ["\ufeffa\n", "\ufeffa"],
])("of the output %j one final line break is removed", (written, value) => {
  expect(readOutputValue(bytes(written), "string")).toEqual({ ok: true, value });
});

test("an input keeps its final line break", () => {
  expect(readValue(bytes("a\n"), "string")).toEqual({ ok: true, value: "a\n" });
});

test("a value has at most 65,536 bytes, its file two more", () => {
  const most = "é".repeat(32_768);
  expect(readOutputValue(bytes(`${most}\r\n`), "string")).toEqual({ ok: true, value: most });
  expect(readOutputValue(bytes(`${most}a`), "string").ok).toBe(false);
  expect(checkValue(`${most}a`, "string").ok).toBe(false);
});

test.each([[[0xff]], [[0x61, 0x00]], [[0xed, 0xa0, 0x80]]])(
  "the bytes %j aren't a string",
  (list) => {
    expect(readValue(Uint8Array.from(list), "string").ok).toBe(false);
  },
);

test("a count of chunks is a whole number from 0", () => {
  expect(["0", "3", "1.5", "-1", "-0", "1.0"].map(chunkCount)).toEqual([
    ...[0, 3, undefined, undefined, undefined, undefined],
  ]);
});
