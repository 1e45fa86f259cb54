import { expect, test } from "vitest";
import { environmentName, pathVariable } from "../names.ts";
import { virtualClock, wait } from "./clock.ts";
import { delayBefore, isRetried } from "./failures.ts";
import { checkValue, chunkCount, readOutputValue, readValue } from "./values.ts";
import { isReservedVariable, localContext, variablesFor } from "./variables.ts";

test("the delays double from 10 s and stop at 360 s", () => {
  const delays = [1, 2, 3, 4, 5, 6, 7, 8, 10].map(delayBefore);
  expect(delays).toEqual([0, 10, 20, 40, 80, 160, 320, 360, 360]);
});

test("a breach of the contract is not tried again", () => {
  expect(isRetried("non-zero-exit")).toBe(true);
  expect(isRetried("timed-out")).toBe(true);
  expect(isRetried("missing-output")).toBe(false);
  expect(isRetried("bad-item")).toBe(false);
});

test("a virtual clock makes the calls that fall due, in their order", async () => {
  const clock = virtualClock();
  const calls: string[] = [];
  clock.after(20, () => calls.push(`b at ${clock.now()}`));
  clock.after(10, () => {
    calls.push(`a at ${clock.now()}`);
    clock.after(5, () => calls.push(`c at ${clock.now()}`));
  });
  const cancel = clock.after(1, () => calls.push("never"));
  cancel();
  clock.advance(30);
  expect(calls).toEqual(["a at 10", "c at 15", "b at 20"]);
  expect(clock.now()).toBe(30);

  const stop = new AbortController();
  const waited = wait(clock, 1_000_000, stop.signal);
  stop.abort();
  await waited;
  expect(clock.advanceToNext()).toBe(false);
});

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

test.each([
  ...[
    "home",
    "LD_PRELOAD",
    "node-options",
    "molfar-x",
    "pythonpath",
    "lc-all",
    "containers-conf",
  ].map(environmentName),
  ...["ld-library", "node", "output", "git-exec"].map(pathVariable),
])("%s is reserved", (variable) => {
  expect(isReservedVariable(variable)).toBe(true);
});

test.each(["PYTHON_TOKEN", "PYTHON", "LDAP", "MOLFARX", "MY_HOME", "PATHS", "LCD_TOKEN"])(
  "%s is free",
  (variable) => {
    expect(isReservedVariable(variable)).toBe(false);
  },
);

test("the access token and the secrets are secret, and nothing else is", () => {
  const variables = variablesFor({
    inputs: [{ name: "pages", path: "/molfar/in/PAGES/pages" }],
    secrets: [{ name: "key", value: "hidden" }],
    item: { input: "pages", index: 2 },
    outputPath: "/molfar/out",
    temporaryPath: "/tmp",
    context: localContext,
  });
  expect(variables.filter(({ secret }) => secret).map(({ name }) => name)).toEqual([
    "MOLFAR_YNO_ACCESS_TOKEN",
    "KEY",
  ]);
});
