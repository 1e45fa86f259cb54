import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../project-files.ts";
import {
  isName,
  type LanguageFinding,
  markdownPassages,
  type Passage,
  scriptPassages,
  withoutFixedWording,
} from "./passages.ts";
import { phraseFindings } from "./phrases.ts";
import { longSentences, repeatedOpenings } from "./sentences.ts";
import { spellingFindings, termFindings } from "./spelling.ts";

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
