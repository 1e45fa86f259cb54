import { expect, test } from "vitest";
import { replacedOnce } from "./replaced-once.ts";

const change = (text: string) => replacedOnce(text, "<b>", "$&<i>", "Adapt here.ts.");

test("the text is replaced as it is written, and the rest stays", () => {
  expect(change("one <b> two")).toBe("one $&<i> two");
});

test.each([
  ["missing", "one", "0 times"],
  ["there twice", "<b> <b>", "2 times"],
])("a text that is %s stops the build and says where to look", (_, text, times) => {
  expect(() => change(text)).toThrow(`'<b>' is there ${times} instead of once. Adapt here.ts.`);
});
