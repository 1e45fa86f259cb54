import { join } from "node:path";
import { createLinter, loadTextlintrc } from "textlint";
import { finding, type LanguageFinding, type Passage, sentenceAt } from "./passage.ts";

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
