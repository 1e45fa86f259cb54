import { expect, test } from "vitest";
import { siteStorage } from "#content/storage.ts";
import { entries, sidebarCookie } from "./storage.ts";

const listed = (kind: string) =>
  siteStorage.filter((each) => each.kind === kind).map(({ name }) => name);

test("/cookies lists every entry and the cookie under the names that the code uses", () => {
  expect(listed("local storage").toSorted()).toEqual(Object.values(entries).toSorted());
  expect(listed("cookie")).toEqual([sidebarCookie]);
});

test("the choice is kept under the name that other tools rely on", () => {
  expect(entries.consent).toBe("cookie-consent");
});
