import { globSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { expect, test } from "vitest";
import { documentPages } from "#tools/content/document-pages.ts";
import { root } from "#tools/site-folder.ts";
import { componentSheets, listSheets } from "./page-styles.ts";

const read = (path: string) => readFileSync(join(root, path), "utf8");

const modules = globSync("app/**/*.tsx", { cwd: root }).filter(
  (path) => !path.endsWith(".test.tsx"),
);
const documents = documentPages.flatMap(({ document }) => document ?? []);
const pages = [...modules.filter((path) => path.startsWith("app/pages/")), ...documents];
const frame = listSheets("app/site.tsx");

/** The classes that the rules of a sheet name. */
function listClasses(sheet: string): ReadonlySet<string> {
  const text = read(sheet).replace(/\/\*[\s\S]*?\*\//g, "");
  return new Set([...text.matchAll(/\.([a-z][\w-]*)/g)].map(([, name = ""]) => name));
}

const classesOfSheets = new Map(componentSheets.map((sheet) => [sheet, listClasses(sheet)]));

/** Every page has these rules, regardless of its imports. */
const always = new Set(
  ["app/styles/base.css", "app/styles/overrides.css"].flatMap((sheet) => [...listClasses(sheet)]),
);

/** The classes that a component gives to its elements, as far as its text names them. */
function classesIn(path: string): string[] {
  const values = read(path).matchAll(/className=(?:"([^"]*)"|\{((?:[^{}]|\{[^{}]*\})*)\})/g);
  const texts = [...values].map(
    ([, plain, code = ""]) => plain ?? (code.match(/["'`][^"'`]*["'`]/g) ?? []).join(" "),
  );
  return [...new Set(texts.flatMap((text) => text.split(/[\s"'`]+/)))].filter(Boolean);
}

test("every sheet of the site is imported by a component", () => {
  // The code of the banner comes on demand, and its rules with the sheet of the site.
  const users = [...pages, "app/site.tsx", "app/features/consent/consent-controller.ts"];
  const imported = new Set(users.flatMap((user) => [...listSheets(user)]));
  const idle = componentSheets.filter((sheet) => !imported.has(sheet));
  expect(idle, "import it where its classes are used, or remove it from app.css").toEqual([]);
});

test("every sheet that a page asks for is a part of the sheet of the site", () => {
  const known = new Set(componentSheets);
  const unknown = pages.flatMap((page) =>
    [...listSheets(page)]
      .filter((sheet) => !known.has(sheet))
      .map((sheet) => `${page} needs ${sheet}: name it in app/styles/app.css.`),
  );
  expect(unknown).toEqual([]);
});

test.each(pages)("%s asks for the rules of every class that its components use", (page) => {
  const wanted = new Set([...frame, ...listSheets(page)]);
  const missing = [...listComponents(page)].flatMap((component) =>
    classesIn(component).flatMap((name) => {
      const sheets = componentSheets.filter((sheet) => classesOfSheets.get(sheet)?.has(name));
      return always.has(name) || sheets.length === 0 || sheets.some((sheet) => wanted.has(sheet))
        ? []
        : [`${component} uses .${name}: import ${sheets.join(" or ")} there or in ${page}.`];
    }),
  );
  expect(missing).toEqual([]);
});

test.each(pages)("%s asks for the rules of tables if it has one", (page) => {
  const tables = [...listComponents(page)].filter((component) =>
    read(component).includes("<table"),
  );
  const missing = tables.filter(() => !listSheets(page).has("app/styles/tables.css"));
  expect(missing, "import app/styles/tables.css there").toEqual([]);
});

/** The components that a page is made of at once, itself among them. */
function listComponents(page: string): ReadonlySet<string> {
  const found = new Set([page]);
  for (const path of found) {
    for (const [, name = ""] of read(path).matchAll(
      /^(?:import|\} from) [^;]*?"([^"]+\.tsx)";$/gm,
    )) {
      if (name.startsWith("#app/")) found.add(name.slice(1));
      if (name.startsWith(".")) found.add(posix.join(posix.dirname(path), name));
    }
  }
  return found;
}
