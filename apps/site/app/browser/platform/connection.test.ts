import { expect, test, vi } from "vitest";
import { savesData } from "./connection.ts";

test.each([
  ["a browser that says nothing", undefined, false],
  ["a fast connection", { saveData: false, effectiveType: "4g" }, false],
  ["data saving", { saveData: true, effectiveType: "4g" }, true],
  ["3G", { saveData: false, effectiveType: "3g" }, true],
  ["2G", { saveData: false, effectiveType: "2g" }, true],
  ["a connection slower than 2G", { saveData: false, effectiveType: "slow-2g" }, true],
])("with %s, whether data is saved is known", (_, connection, expected) => {
  vi.stubGlobal("navigator", { connection });
  expect(savesData()).toBe(expected);
});
