import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { letMissingChunksReachUs } from "./missing-chunks.ts";

const id = "/project/node_modules/react-router/dist/production/lib/dom/ssr/routeModules.js";
const module = [
  "async function loadRouteModule(route) {",
  "\ttry {",
  "\t\treturn await import(route.module);",
  "\t} catch (error) {",
  "\t\twindow.location.reload();\n\t\treturn new Promise(() => {});",
  "\t}",
  "}",
].join("\n");

function transform(code: string, path: string): string | null {
  const { transform: hook } = letMissingChunksReachUs();
  if (typeof hook !== "function") throw new Error("The plugin has no transform function.");
  const result = hook.call({} as never, code, path, undefined as never);
  return typeof result === "object" && result !== null && "code" in result
    ? String(result.code)
    : null;
}

test("a chunk that cannot be loaded throws instead of reloading the page", () => {
  const changed = transform(module, id);
  expect(changed).not.toContain("location.reload");
  expect(changed).toContain("} catch (error) {\n\t\tthrow error;\n\t}");
});

test("the rest of the module stays as it is", () => {
  const changed = transform(`${module}\nexport const kept = "$&";`, id);
  expect(changed?.endsWith('\nexport const kept = "$&";')).toBe(true);
});

test("a build that never meets the library's file stops with a sentence", () => {
  const { buildEnd } = letMissingChunksReachUs();
  if (typeof buildEnd !== "function") throw new Error("The plugin has no buildEnd function.");
  expect(() => buildEnd.call({} as never)).toThrow(/missing-chunks/);
});

test.each([
  "/project/node_modules/react-router/dist/production/lib/router/router.js",
  "/project/app/features/routeModules.js",
])("%s is unchanged", (path) => {
  expect(transform(module, path)).toBeNull();
});

test("a build with a library that reads otherwise stops with a sentence", () => {
  expect(() => transform(module.replace("reload()", "reload(true)"), id)).toThrow(/missing-chunks/);
  expect(() => transform(`${module}\n${module}`, id)).toThrow(/missing-chunks/);
});

test("the library that is installed holds what is replaced, in the file that is looked for", () => {
  const entry = createRequire(import.meta.url).resolve("react-router");
  const production = join(dirname(entry), "../production/lib/dom/ssr/routeModules.js");
  const files = [production, production.replace("/production/", "/development/")];
  const replaced = files
    .map((file) => transform(readFileSync(file, "utf8"), file))
    .filter((code) => code !== null);
  expect(replaced).toHaveLength(2);
  for (const code of replaced)
    expect(code).not.toMatch(/location\.reload\(\);\s*return new Promise/);
});
