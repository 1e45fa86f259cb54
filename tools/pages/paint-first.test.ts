import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { runInNewContext } from "node:vm";
import { parse } from "parse5";
import { expect, test } from "vitest";
import { inlineScripts } from "./inline-scripts.ts";
import { minified, paintFirst as paintFirstWith } from "./paint-first.ts";

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

const fonts =
  '@font-face{font-family:Face;src:url(/assets/face-7.woff2)format("woff2");font-weight:400 800;font-display:swap}';

const paintFirst = (html: string, file: string) => paintFirstWith(html, file, () => fonts);

test.each([
  'rel: "modulepreload"',
  "window.__reactRouterRouteModules = {",
  "import * as ",
  "import(",
  'type: "module",\n\t\t\tasync: true',
])("the React Router that is installed writes %s", (text) => {
  const entry = createRequire(import.meta.url).resolve("react-router");
  const path = join(dirname(entry), "../production/lib/dom/ssr/components.js");
  expect(readFileSync(path, "utf8")).toContain(text);
});

/** What React Router writes, as small as it can be. */
function sample(script = moduleScript, links = preloads): string {
  const linkTags = links.map((href) => `<link rel="modulepreload" href="${href}"/>`).join("");
  return `<!DOCTYPE html><html lang="en-SG"><head><meta charSet="utf-8"/><link rel="stylesheet" href="/assets/app-5.css" data-precedence="app"/><link rel="stylesheet" href="/assets/fonts-6.css" data-precedence="fonts"/>${linkTags}<title>About</title></head><body><h1>About $&amp;</h1><script>window.before = "$&";</script><script type="module" async="">${script}</script><!--$--><script>window.after = 1;</script><!--/$--></body></html>`;
}

test("no file is fetched before the first paint: preloads and sheet are removed from the document", async () => {
  const page = await paintFirst(sample(), "about.html");
  expect(page).not.toContain('rel="modulepreload"');
  const fetched = page.replace(/<noscript>.*?<\/noscript>/g, "").match(/<link[^>]*>/g);
  expect(fetched).toBeNull();
});

test("without a script the sheets come with the document", async () => {
  expect(await paintFirst(sample(), "about.html")).toContain(
    '<noscript><link rel="stylesheet" href="/assets/app-5.css"/><link rel="stylesheet" href="/assets/fonts-6.css"/></noscript>',
  );
});

test("the page brings the rules of its own components, in their layer, and not those of others", async () => {
  const page = await paintFirst(sample(), "about.html");
  const [, style = ""] = /<style>([\s\S]*)<\/style>/.exec(page) ?? [];
  const layers = [...style.matchAll(/@layer (\w+)/g)].map(([, name]) => name);
  expect([...new Set(layers)]).toEqual(["theme", "base", "components", "utilities"]);
  expect(style).toContain("h1{");
  expect(style).not.toContain(".map-drawing");
});

test("the module starts nothing at once any more", async () => {
  expect(await paintFirst(sample(), "about.html")).not.toMatch(/import\s*(?:\*|")/);
});

test("the module's element stays, and so does everything around it", async () => {
  const without = (html: string) =>
    html
      .replace(/<style>[\s\S]*<\/noscript>/, "")
      .replace(/<link rel="stylesheet"[^>]*>/g, "")
      .replace(/<link rel="modulepreload"[^>]*>/g, "")
      .replace(/(<script type="module")[\s\S]*?(<)/, "$1$2");
  expect(without(await paintFirst(sample(), "about.html"))).toBe(without(sample()));
});

test("the script that boots knows every file: preloads, manifest, routes and entry", async () => {
  const [, script = ""] = inlineScripts(await paintFirst(sample(), "about.html"));
  const files = new Set(script.match(/\/assets\/[\w.-]+\.js/g));
  expect([...files].sort()).toEqual([...preloads, "/assets/about-4.js"].sort());
  expect(script).toContain("pages/about");
  expect(script).toContain("/assets/face-7.woff2");
});

test("the module runs when the document has been read, before DOMContentLoaded", async () => {
  expect(await paintFirst(sample(), "about.html")).toContain('<script type="module">');
});

test("files that the page did not preload are still loaded by their routes", async () => {
  const page = await paintFirst(sample(moduleScript, ["/assets/other.js"]), "about.html");
  expect(page).toContain("/assets/root-3.js");
  expect(page).toContain("/assets/other.js");
});

test("the script cannot end its own element early", async () => {
  const page = await paintFirst(sample(), "about.html");
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
  ["no sheet", sample().replace(' data-precedence="app"', "")],
  ["no sheet of the fonts", sample().replace(' data-precedence="fonts"', "")],
])("a document with %s is refused, with its name", async (_, html) => {
  await expect(paintFirst(html, "about.html")).rejects.toThrow(
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
