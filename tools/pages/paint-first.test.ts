import { runInNewContext } from "node:vm";
import { parse } from "parse5";
import { expect, test } from "vitest";
import { inlineScripts } from "./inline-scripts.ts";
import { minified, paintFirst } from "./paint-first.ts";

const preloads = ["/assets/manifest-1.js", "/assets/entry.client-2.js", "/assets/root-3.js"];
const moduleScript = [
  'import "/assets/manifest-1.js";',
  'import * as route0 from "/assets/root-3.js";',
  'import * as route1 from "/assets/about-4.js";',
  "  ",
  '  window.__reactRouterRouteModules = {"root":route0,"pages/about":route1};',
  "",
  'import("/assets/entry.client-2.js");',
].join("\n");

/** What React Router writes, as small as it can be. */
function sample(script = moduleScript, links = preloads): string {
  const linkTags = links.map((href) => `<link rel="modulepreload" href="${href}"/>`).join("");
  return `<!DOCTYPE html><html lang="en-SG"><head><meta charSet="utf-8"/><link rel="stylesheet" href="/assets/app-5.css"/>${linkTags}<title>About</title></head><body><h1>About $&amp;</h1><script>window.before = "$&";</script><script type="module" async="">${script}</script><!--$--><script>window.after = 1;</script><!--/$--></body></html>`;
}

test("no file is fetched before the first paint: the preloads leave the document", () => {
  const page = paintFirst(sample(), "about.html");
  expect(page).not.toContain('rel="modulepreload"');
  expect(page).toContain('<link rel="stylesheet" href="/assets/app-5.css"/>');
});

test("the module starts nothing at once any more", () => {
  expect(paintFirst(sample(), "about.html")).not.toMatch(/import\s*(?:\*|")/);
});

test("the module's element stays, and so does everything around it", () => {
  const without = (html: string) =>
    html
      .replace(/<link rel="modulepreload"[^>]*>/g, "")
      .replace(/(<script type="module")[\s\S]*?(<)/, "$1$2");
  expect(without(paintFirst(sample(), "about.html"))).toBe(without(sample()));
});

test("the script that boots knows every file: preloads, manifest, routes and entry", () => {
  const [, script = ""] = inlineScripts(paintFirst(sample(), "about.html"));
  const files = new Set(script.match(/\/assets\/[\w.-]+\.js/g));
  expect([...files].sort()).toEqual([...preloads, "/assets/about-4.js"].sort());
  expect(script).toContain("pages/about");
});

test("the module runs when the document has been read, before DOMContentLoaded", () => {
  expect(paintFirst(sample(), "about.html")).toContain('<script type="module">');
});

test("files that the page did not preload are still loaded by their routes", () => {
  const page = paintFirst(sample(moduleScript, ["/assets/other.js"]), "about.html");
  expect(page).toContain("/assets/root-3.js");
  expect(page).toContain("/assets/other.js");
});

test("the script cannot end its own element early", () => {
  const page = paintFirst(sample(), "about.html");
  expect(JSON.stringify(parse(page).childNodes.map((node) => node.nodeName))).toBe(
    '["#documentType","html"]',
  );
  expect(inlineScripts(page)).toHaveLength(3);
});

test.each<[string, string]>([
  ["no preloads", sample(moduleScript, [])],
  ["no module script", sample().replace('type="module" async=""', "")],
  ["no manifest", sample(moduleScript.replace('import "/assets/manifest-1.js";', ""))],
  ["no entry", sample(moduleScript.replace('import("/assets/entry.client-2.js");', ""))],
  ["no list of routes", sample(moduleScript.replace(/^ {2}window.*$/m, ""))],
  [
    "a route without a file",
    sample(moduleScript.replace('"pages/about":route1', '"pages/about":route2')),
  ],
  ["a file without a route", sample(moduleScript.replace(',"pages/about":route1', ""))],
  [
    "no routes at all",
    sample(moduleScript.replace(/^import \* .*$/gm, "").replace(/\{.*\}/, "{}")),
  ],
  ["one more import than is known", sample(`import "/assets/more.js";\n${moduleScript}`)],
])("a document with %s is refused, with its name", (_, html) => {
  expect(() => paintFirst(html, "about.html")).toThrow(
    /^about\.html.*tools\/pages\/paint-first\.ts/s,
  );
});

test("a script is made shorter and does the same", () => {
  const long =
    "(function () {\n  // A comment.\n  const value = 1 + 2;\n  globalThis.said = [value, value];\n})()";
  const short = minified(long);
  expect(short.length).toBeLessThan(long.length);
  const page = { said: null };
  runInNewContext(short, page);
  expect(page.said).toEqual([3, 3]);
});

test("a script that cannot be read stops the build", () => {
  expect(() => minified("const = 1")).toThrow(/cannot be minified/);
});
