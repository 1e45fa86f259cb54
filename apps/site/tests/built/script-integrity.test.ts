import { readFileSync } from "node:fs";
import { join, parse } from "node:path";
import { parseSync } from "vite";
import { expect, test } from "vitest";
import { pageFiles } from "#content/collections/pages.ts";
import {
  attribute,
  type BuiltDocument,
  client,
  documents,
  parts,
  sha256,
  textContent,
} from "./documents.ts";
import { importMap } from "./first-view.ts";

const hashFile = (address: string) => sha256(readFileSync(join(client, address)));

/** What the import map of a document says of each file. */
function integrityIn(document: BuiltDocument): Readonly<Record<string, string>> {
  const maps = parts(document, "[type=importmap]");
  expect(maps).toHaveLength(1);
  return JSON.parse(maps.map(textContent).join("")).integrity;
}

/** What a built script imports, at once and on demand, as the language reads it. */
function readImports(address: string): readonly string[] {
  const known = read.get(address);
  if (known) return known;
  const text = readFileSync(join(client, address), "utf8");
  const { staticImports, dynamicImports } = parseSync(address, text).module;
  const found = [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    // The name in the brackets, without its quotes.
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => text.slice(start + 1, end - 1)),
  ];
  const imports = found.flatMap((name) =>
    name.startsWith("./") ? `/assets/${name.slice(2)}` : [],
  );
  read.set(address, imports);
  return imports;
}

const read = new Map<string, readonly string[]>();

test.each(documents)("every digest in $file is that of the file", (document) => {
  const integrity = integrityIn(document);
  const files = Object.keys(integrity);
  expect(files.length).toBeGreaterThan(0);
  expect(integrity).toEqual(Object.fromEntries(files.map((file) => [file, hashFile(file)])));
});

const pageNames = [...pageFiles.values()].map((file) => parse(file).name);

/** Whether a script is the code of a page, by its name. */
const isPage = (script: string) =>
  pageNames.some((name) => new RegExp(`^/assets/${name}-[\\w-]{8}\\.js$`).test(script));

test.each(documents)("$file has a digest for every script that it can import", (document) => {
  const integrity = integrityIn(document);
  const scripts = new Set(document.html.replace(importMap, "").match(/\/assets\/[\w.-]+\.js/g));
  for (const script of scripts) {
    for (const each of readImports(script)) if (!isPage(each)) scripts.add(each);
  }
  expect(scripts.size).toBeGreaterThan(10);
  expect([...scripts].filter((script) => !(script in integrity))).toEqual([]);
});

test.each(documents)("$file loads no script, sheet or module without integrity", (document) => {
  const loading = document.elements.filter(
    (each) =>
      (attribute(each, "src") !== undefined && each.tagName === "script") ||
      /\b(?:stylesheet|modulepreload)\b/.test(attribute(each, "rel") ?? ""),
  );
  expect(loading.length).toBeGreaterThan(0);
  for (const each of loading) {
    const address = attribute(each, "src") ?? attribute(each, "href") ?? "";
    expect(attribute(each, "integrity")).toBe(hashFile(address));
  }
});

test.each(documents)("the import map of $file comes before every module", ({ elements }) => {
  const types = elements.flatMap((each) => attribute(each, "type") ?? []);
  expect(types.filter((type) => type === "importmap" || type === "module")).toEqual([
    "importmap",
    "module",
  ]);
});
