import { expect, test, vi } from "vitest";
import { siteStorage } from "#content/collections/storage.ts";
import * as storage from "./storage.ts";

const listed = (kind: string) =>
  siteStorage.filter((each) => each.kind === kind).map(({ name }) => name);

test("/cookies lists every entry and the cookie under the names that the code uses", () => {
  const entries = Object.entries(storage).flatMap(([name, value]) =>
    name.endsWith("Entry") ? [value] : [],
  );
  expect(listed("local storage").toSorted()).toEqual(entries.toSorted());
  expect(listed("cookie")).toEqual([storage.sidebarCookie]);
});

test("the choice is kept under the name that other tools rely on", () => {
  expect(storage.consentEntry).toBe("cookie-consent");
});

test.each([
  ["https:", "; Secure"],
  ["http:", ""],
])("on %s a cookie of the whole site ends in '%s'", (protocol, end) => {
  const document = { cookie: "" };
  vi.stubGlobal("location", { protocol });
  vi.stubGlobal("document", document);
  storage.writeCookie("sidebar:state", "collapsed", { maxAgeSeconds: 60 });
  vi.unstubAllGlobals();
  const expected = `sidebar:state=collapsed; path=/; max-age=60; SameSite=Lax${end}`;
  expect(document.cookie).toBe(expected);
});
