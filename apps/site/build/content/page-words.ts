import { globSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { mail, prose, shortText, specified } from "@yno/brand/schema";
import { root } from "../site-folder.ts";
import { pageExport } from "./content-problems.ts";

/** The files whose exports are words of pages. Their types are those of what shows them. */
const wordFiles = [
  "content/pages/*.ts",
  "content/{docs-mcp-opening,docs-mcp-page,for-programs,frame,mcp-registry-panel,security-statements}.ts",
];

/** What the specification fixes, although it sounds louder. */
const fixed = new Set([
  ...["Copied!", "Seamless Integrations"],
  ...["Subscription confirmed!", "Successfully subscribed!"],
]);

const names = /^(?:heading|title|label|name|button|badge)s?$/i;
const sentences = /^(?:bullets|description|hint|instructions|items|opening|statement)$/;
const addresses = /^(?:to|path|policy|address|website|logo|source)$/;

const sentence = prose(320);
const name = shortText(60);
const words = shortText(320).refine(
  (text) => text.length <= 70 || / to$|[.?]$/.test(text),
  "is long and does not end like a sentence. Finish it with a full stop.",
);

/** The rule for a text, by the name of its field. */
function ruleFor(field: string, text: string) {
  if (fixed.has(text) || addresses.test(field)) return specified;
  if (field === "mail") return mail;
  if (sentences.test(field)) return sentence;
  return names.test(field) ? name : words;
}

/** The problems of the words of all pages, a sentence for each. */
export async function everyWordProblem(): Promise<string[]> {
  const files = globSync(wordFiles, { cwd: root, exclude: ["**/*.test.ts"] }).sort();
  const problems = files.map(async (found) => {
    const file = found.replaceAll("\\", "/");
    return wordProblems(file, await import(pathToFileURL(join(root, file)).href));
  });
  return (await Promise.all(problems)).flat();
}

/**
 * The problems of the words that a file exports: every text is short enough for its place and in the
 * voice of the site, and no list is empty.
 */
export function wordProblems(file: string, exported: object): string[] {
  return Object.entries(exported).flatMap(([key, value]) =>
    pageExport.test(key) ? [] : problemsIn(value, file, [key], key),
  );
}

function problemsIn(
  value: unknown,
  file: string,
  path: readonly string[],
  field: string,
): string[] {
  if (typeof value === "string") {
    const { error } = ruleFor(field, value).safeParse(value);
    return (error?.issues ?? []).map(
      ({ message }) => `${file}, field ${path.join(".")}: ${message}`,
    );
  }
  if (typeof value !== "object" || value === null) return [];
  const entries = Object.entries(value);
  if (entries.length === 0) {
    return [`${file}, field ${path.join(".")}: holds nothing. Add something, or take it out.`];
  }
  return entries.flatMap(([key, each]) =>
    problemsIn(each, file, [...path, key], Array.isArray(value) ? field : key),
  );
}
