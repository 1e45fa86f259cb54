import { expect, test } from "vitest";
import { cookieSettings } from "./cookie-settings.ts";

test("the cookie banner says that marketing cookies are not in use", () => {
  const marketing = cookieSettings.categories.find(({ name }) => name === "marketing");
  expect(marketing?.text).toMatch(/not in use/i);
});
