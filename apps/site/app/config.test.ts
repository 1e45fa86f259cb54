import { expect, test } from "vitest";
import { readConfig } from "./config.ts";

test("the offline copy is kept unless it is switched off", () => {
  expect(readConfig({}).offlineCopy).toBe(true);
  expect(readConfig({ VITE_OFFLINE: "on" }).offlineCopy).toBe(true);
  expect(readConfig({ VITE_OFFLINE: "off" }).offlineCopy).toBe(false);
});

test.each(["", "no", "OFF", "0"])("the value '%s' is refused with a sentence", (value) => {
  expect(() => readConfig({ VITE_OFFLINE: value })).toThrow(
    `VITE_OFFLINE is '${value}': write 'on' or 'off'`,
  );
});
