import { expect, test } from "vitest";
import { openKitWords } from "#content/messages/open-kit.ts";
import { serversToLeaveOut } from "./link.ts";
import { readSelection, toggled } from "./selection.ts";

const known = new Set(["git", "xero", "slack"]);

test("an address names servers in its order, each once", () => {
  expect(readSelection("xero, git,xero,", known, 30)).toEqual({
    ids: ["xero", "git"],
    unknown: [],
    surplus: 0,
  });
  expect(readSelection("", known, 30).ids).toEqual([]);
});

test("what names no server is kept apart, and a long text or list of it is cut when it's said", () => {
  const long = "x".repeat(500);
  const { ids, unknown } = readSelection(`git,<b>,__proto__,${long},a,b`, known, 30);
  expect(ids).toEqual(["git"]);
  expect(openKitWords.unlisted(unknown)).toBe(
    `We don't list "<b>", "__proto__", "${"x".repeat(40)}…", 2 more, so they're left out.`,
  );
});

test("servers over the limit are counted, and the first ones stay", () => {
  expect(readSelection("slack,git,xero", known, 2)).toMatchObject({
    ids: ["slack", "git"],
    surplus: 1,
  });
});

test("a server is added at the end, and taken out where it is", () => {
  expect(toggled(["git"], "xero")).toEqual(["git", "xero"]);
  expect(toggled(["git", "xero"], "git")).toEqual(["xero"]);
});

test("an address over 2,000 characters names the last servers that are too many", () => {
  const base = "https://a.example/mcp-registry?kit=";
  const ids = Array.from({ length: 30 }, (_, at) => `${at}`.padStart(80, "x"));
  const left = serversToLeaveOut(base, ids);
  const kept = ids.slice(0, -left.length);
  expect(left.length).toBeGreaterThan(0);
  expect(base.length + encodeURIComponent(kept.join(",")).length).toBeLessThanOrEqual(2_000);
  expect(serversToLeaveOut(base, [...kept, ids[kept.length] ?? ""])).toHaveLength(1);
  expect(serversToLeaveOut(base, ["git", "xero"])).toEqual([]);
});
