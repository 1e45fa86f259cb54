import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { checkLanguage, shownFinding } from "./check-language.ts";
import type { LanguageFinding } from "./passages.ts";

/** Texts by their files: each is alone in its file, and all are checked at once. */
const texts = {
  "misspelt.md": "Good.\n\nThe invoise is posted.",
  "term.md": "Send it by e-mail today.",
  "name.md": "Publish it on Github today.",
  "american.md": "Choose a color for the organization.",
  "assets/toasts-1a2b.js": 'show("Whoever reads this is here.");',
  "fixed.md": "The Support Center has 3 processing centers.",
};
let found: readonly LanguageFinding[] = [];

beforeAll(async () => {
  const site = mkdtempSync(join(tmpdir(), "language-"));
  mkdirSync(join(site, "assets"));
  for (const [file, text] of Object.entries(texts)) writeFileSync(join(site, file), text);
  found = await checkLanguage(site);
  rmSync(site, { recursive: true });
});

const findingsIn = (file: keyof typeof texts) =>
  found.filter(({ page }) => page === file).map(shownFinding);

test("a misspelt word is found with its page, its sentence and a suggestion", () => {
  const [first = "", ...more] = findingsIn("misspelt.md");
  expect(first).toContain("misspelt.md:3\n  The invoise is posted.");
  expect(first).toContain("'invoise' is not in the dictionary. Write 'invoice'");
  expect(more).toEqual([]);
});

test.each([
  ["a term of the glossary", "term.md", "Write 'email'"],
  ["a name that others chose", "name.md", "GitHub"],
  ["American spelling", "american.md", "Write 'colour'"],
] as const)("%s is found", (_, file, words) => {
  expect(findingsIn(file).join("\n")).toContain(words);
});

test("words that only a script holds are read too", () => {
  expect(findingsIn("assets/toasts-1a2b.js").join("\n")).toContain(
    "assets/toasts-1a2b.js\n  Whoever reads this is here.",
  );
});

test("wording that the specification fixes isn't a finding", () => {
  expect(findingsIn("fixed.md")).toEqual([]);
});
