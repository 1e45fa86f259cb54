import fc from "fast-check";
import { expect, test } from "vitest";
import { siteStorage } from "#content/collections/storage.ts";
import {
  copyName,
  filesName,
  isAsset,
  isFromBuild,
  isOurs,
  outdated,
  pageKey,
  pagesName,
} from "./offline-copy.ts";

test("/cookies lists the offline copy under the name of its caches", () => {
  const listed = siteStorage.filter(({ kind }) => kind === "cache").map(({ name }) => name);
  expect(listed).toEqual([copyName]);
  expect([filesName, pagesName("1a2b")].every(isOurs)).toBe(true);
});

test.each([
  ["https://www.yno.example/docs/mcp", "/docs/mcp"],
  ["https://www.yno.example/mcp-registry?q=git&category=Backend", "/mcp-registry"],
  ["https://www.yno.example/docs/#section-2", "/docs"],
  ["https://www.yno.example/?utm=a", "/"],
  ["https://www.yno.example", "/"],
])("%s is kept as %s", (address, path) => {
  expect(pageKey(address)).toBe(`https://www.yno.example${path}`);
});

test("a page is found again with any query and fragment", () => {
  fc.assert(
    fc.property(fc.webUrl(), fc.webQueryParameters(), fc.webFragments(), (url, query, hash) => {
      const { origin, pathname } = new URL(url);
      const address = origin + pathname;
      expect(pageKey(`${address}?${query}#${hash}`)).toBe(pageKey(address));
      expect(pageKey(pageKey(address))).toBe(pageKey(address));
    }),
  );
});

const page = { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-cache" };

const arrived = (
  changes: { status?: number; headers?: Record<string, string>; text?: string } = {},
) => {
  const { status = 200, headers = {}, text } = changes;
  const html = text ?? '<script>import("/assets/entry.client-1a2b.js")</script>';
  return { status, headers: new Headers({ ...page, ...headers }), text: async () => html };
};

test("a page of this build is kept", async () => {
  expect(await isFromBuild("1a2b", arrived())).toBe(true);
});

test.each([
  ["of another build", arrived({ text: "/assets/entry.client-9f9f.js" })],
  ["of a build whose name goes on", arrived({ text: "/assets/entry.client-1a2b3c.js" })],
  ["of somebody else's", arrived({ text: "<title>Sign in to this network</title>" })],
  ["that was not found", arrived({ status: 404 })],
  ["that leads elsewhere", arrived({ status: 0 })],
  ["that isn't a page", arrived({ headers: { "Content-Type": "text/markdown; charset=utf-8" } })],
  ["without a type", arrived({ headers: { "Content-Type": "" } })],
  ["with a receipt", arrived({ headers: { "Cache-Control": "no-store" } })],
])("a page %s is not kept", async (_, answer) => {
  expect(await isFromBuild("1a2b", answer)).toBe(false);
});

test.each([
  [200, "text/javascript; charset=utf-8", true],
  [200, "font/woff2", true],
  [404, "text/plain", false],
  [200, "text/html; charset=utf-8", false],
])("an asset is kept unless it is missing or replaced by a page: %i %s", (status, type, isKept) => {
  expect(isAsset({ status, headers: new Headers({ "Content-Type": type }) })).toBe(isKept);
});

test("caches of other builds are deleted; those of this one and of other code stay", () => {
  const names = [filesName, pagesName("old"), pagesName("new"), `${copyName}-earlier`, "elsewhere"];
  expect(outdated(names, "new")).toEqual([pagesName("old"), `${copyName}-earlier`]);
});
