import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { checkLanguage, shownFinding } from "./check-language.ts";

let site = "";

beforeAll(() => {
  site = mkdtempSync(join(tmpdir(), "language-"));
  mkdirSync(join(site, "assets"));
});

afterAll(() => rmSync(site, { recursive: true }));

const findingsIn = async (file: string, text: string) => {
  writeFileSync(join(site, file), text);
  const found = await checkLanguage(site);
  rmSync(join(site, file));
  return found.map(shownFinding);
};

test("a misspelt word is found with its page, its sentence and a suggestion", async () => {
  const [found = "", ...more] = await findingsIn("page.md", "Good.\n\nThe invoise is posted.");
  expect(found).toContain("page.md:3\n  The invoise is posted.");
  expect(found).toContain("'invoise' is not in the dictionary. Write 'invoice'");
  expect(more).toEqual([]);
});

test.each([
  ["a term of the glossary", "Send it by e-mail today.", "Write 'email'"],
  ["a name that others chose", "Publish it on Github today.", "GitHub"],
  ["American spelling", "Choose a color for the organization.", "Write 'colour'"],
])("%s is found", async (_, text, words) => {
  expect((await findingsIn("page.md", text)).join("\n")).toContain(words);
});

test("words that only a script holds are read too", async () => {
  const found = await findingsIn("assets/toasts-1a2b.js", 'show("Whoever reads this is here.");');
  expect(found.join("\n")).toContain("assets/toasts-1a2b.js\n  Whoever reads this is here.");
});

test("wording that the specification fixes isn't a finding", async () => {
  expect(await findingsIn("page.md", "The Support Center has 3 processing centers.")).toEqual([]);
});
