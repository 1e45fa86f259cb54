import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { lint } from "cspell";
import { createLinter, loadTextlintrc } from "textlint";
import { root } from "../../project-files.ts";
import {
  finding,
  isName,
  type LanguageFinding,
  markdownPassages,
  type Passage,
  scriptPassages,
  sentenceAt,
  withoutFixedWording,
} from "./passages.ts";
import { phraseFindings } from "./phrases.ts";
import { longSentences, repeatedOpenings } from "./sentences.ts";

/** Libraries of others are built into files of these names; their words are not ours. */
const librariesOfOthers = /^(?:trial|libraries|dist|rolldown-runtime)-/;

/**
 * Everything to reword in the site as it was built: the Markdown of every page, and what the
 * scripts add to it. Only the build is read, so unpublished text is never a finding.
 */
export async function checkLanguage(site = join(root, "build/client")): Promise<LanguageFinding[]> {
  const passages = publishedPassages(site);
  return [
    ...(await spellingFindings(passages)),
    ...(await termFindings(passages)),
    ...passages.flatMap(phraseFindings),
    ...passages.flatMap(longSentences),
    ...repeatedOpenings(passages),
  ].toSorted((a, b) => a.page.localeCompare(b.page) || (a.line ?? 0) - (b.line ?? 0));
}

/** Each text once: a script repeats its page's text, and many files repeat the frame's. */
function publishedPassages(site: string): Passage[] {
  const files = readdirSync(site, { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll("\\", "/"))
    .sort();
  const read = (file: string) => readFileSync(join(site, file), "utf8");
  const pages = files.filter((file) => file.endsWith(".md") || file === "llms.txt");
  const scripts = files.filter((file) => {
    const [folder, name = ""] = file.split("/");
    return folder === "assets" && name.endsWith(".js") && !librariesOfOthers.test(name);
  });
  const onPages = pages.flatMap((file) => markdownPassages(file, read(file)));
  const said = onPages.map(({ text }) => text).join("\n");
  const inScripts = scripts
    .flatMap((file) => scriptPassages(file, read(file)))
    .filter(({ text }) => !said.includes(text));
  const seen = new Set<string>();
  return [...onPages, ...inScripts]
    .filter(({ text }) => !isName(text) && !seen.has(text) && seen.add(text))
    .map((passage) => ({ ...passage, text: withoutFixedWording(passage.text) }));
}

/** How many findings are shown. Fixing these takes long enough. */
const maxShown = 300;

/** All findings in words, or as many as anyone reads at once. */
export function shownFindings(findings: readonly LanguageFinding[]): string {
  const shown = findings.slice(0, maxShown).map(shownFinding);
  const more = findings.length - shown.length;
  return [...shown, ...(more > 0 ? [`And ${more} more.`] : [])].join("\n\n");
}

/** A finding as people read it: where, the sentence, what is wrong and what to write. */
export function shownFinding({
  page,
  line,
  sentence,
  problem,
  suggestion,
}: LanguageFinding): string {
  const place = line === undefined ? page : `${page}:${line}`;
  return `${place}\n  ${sentence}\n  ${problem} ${suggestion}`;
}

/** Words of the project are in `words.txt`, one on a line; the rest is British English. */
const config = join(import.meta.dirname, "cspell.json");

/** Words that no dictionary knows. One finding for each word of a page, at its first place. */
async function spellingFindings(passages: readonly Passage[]): Promise<LanguageFinding[]> {
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
async function termFindings(passages: readonly Passage[]): Promise<LanguageFinding[]> {
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
