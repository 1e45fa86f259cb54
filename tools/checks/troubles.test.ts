import { expect, test } from "vitest";
import { explainTroubles } from "#tools/checks/troubles.ts";

test.each([
  ["Error: ENOSPC: no space left on device, write", /disk is full/],
  ["write /build/client/index.html: No space left on device", /disk is full/],
  ["Error: http://localhost:4173/healthz is already used, make sure that", /port 4173:/],
  ["Error: listen EADDRINUSE: address already in use :::5173\n    at x:12:3", /port 5173:/],
  ["Error: Port 6173 is already in use", /port 6173:/],
  ["Error: EMFILE: too many open files, open 'a'", /files be open/],
  ["FATAL ERROR: Reached heap limit - JavaScript heap out of memory", /memory/],
])("%s is explained in one sentence", (output, sentence) => {
  expect(explainTroubles(`a line\n${output}\nmore`)).toEqual([expect.stringMatching(sentence)]);
});

test("a failure of the project's own isn't blamed on the machine", () => {
  expect(explainTroubles("AssertionError: expected 3 to be 4")).toEqual([]);
});
