import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { lint } from "cspell";
import { createLinter, loadTextlintrc } from "textlint";
import { root } from "../../project-files.ts";
import { finding, type LanguageFinding, type Passage, sentenceAt } from "./passages.ts";

/** Words of the project are in `words.txt`, one on a line; the rest is British English. */
const config = join(import.meta.dirname, "cspell.json");

/** Words that no dictionary knows. One finding for each word of a page, at its first place. */
export async function spellingFindings(passages: readonly Passage[]): Promise<LanguageFinding[]> {
  mkdirSync(join(root, ".cache"), { recursive: true });
  const folder = mkdtempSync(join(root, ".cache/language-"));
  const file = join(folder, "passages.txt");
  // A line for each passage, so that the line of an issue is the number of its passage.
  writeFileSync(file, passages.map(({ text }) => text).join("\n"));

  const found = new Map<string, LanguageFinding>();
  const result = await lint(
    [file],
    { config, root, progress: false, showSuggestions: true, cache: false },
    {
      issue: ({ text, row, suggestions = [] }) => {
        const passage = passages[row - 1];
        if (passage === undefined) return;
        const key = `${passage.page} ${text.toLowerCase()}`;
        if (found.has(key)) return;
        const [first] = suggestions;
        const remedy = first === undefined ? "Correct it" : `Write '${first}'`;
        found.set(
          key,
          finding(
            passage,
            passage.text,
            `'${text}' is not in the dictionary.`,
            `${remedy}, or add a word that is right to tools/checks/language/words.txt.`,
          ),
        );
      },
    },
  );
  rmSync(folder, { recursive: true });
  if (result.errors > 0 || result.files !== 1) {
    throw new Error(
      `cspell read ${result.files} files with ${result.errors} errors, and should read one with none. Check tools/checks/language/cspell.json.`,
    );
  }
  return [...found.values()];
}

/** Brands and technologies by textlint-rule-terminology, our own terms by textlint-rule-prh. */
const configFilePath = join(import.meta.dirname, "textlintrc.json");

/** How textlint-rule-prh says what to write. */
const prhMessage = /^(.+) => (.+)$/;

/** Words that have one right form, or that the glossary replaces by another. */
export async function termFindings(passages: readonly Passage[]): Promise<LanguageFinding[]> {
  const linter = createLinter({ descriptor: await loadTextlintrc({ configFilePath }) });
  // An empty line after each passage, so that none runs on into the next.
  const text = passages.map((passage) => `${passage.text}\n`).join("\n");
  const { messages } = await linter.lintText(text, "passages.txt");
  return messages.flatMap(({ loc, message }) => {
    const passage = passages[(loc.start.line - 1) / 2];
    if (passage === undefined) return [];
    const sentence = sentenceAt(passage.text, loc.start.column - 1);
    const [, wrong, right] = prhMessage.exec(message) ?? [];
    return [
      right === undefined
        ? finding(passage, sentence, `${message.replace(/\.?$/, ".")}`, "")
        : finding(passage, sentence, `'${wrong}' is not our word.`, `Write '${right}'.`),
    ];
  });
}
