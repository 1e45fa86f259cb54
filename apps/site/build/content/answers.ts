import { plainText, type RichText } from "#content/schema/rich-text.ts";
import { answerTags, richText, richTextProblems } from "../markdown/rich-text.ts";

/** How many words an answer shows: from one line to nine lines of about 13 words. */
const words = { least: 5, most: 120 };

/** An answer that leaves nothing to look up needs no link. Longer ones say where there's more. */
const mostWithoutLink = 40;

/** The words of an answer as they're shown, with a blank line between paragraphs and lists. */
export function plainAnswer(answer: string): string {
  return plainText(richText(answer, answerTags));
}

/**
 * The faults of the answers, a sentence for each.
 *
 * @param paths the addresses of the pages that an answer may link to
 */
export function answerProblems(
  file: string,
  entries: readonly { id: string; answer: string }[],
  paths: readonly string[],
): string[] {
  return entries.flatMap(({ id, answer }) =>
    findProblems(answer, paths).map(
      (problem) => `${file}, record '${id}', field answer: ${problem}`,
    ),
  );
}

function findProblems(answer: string, paths: readonly string[]): string[] {
  const text = richText(answer, answerTags);
  const shown = plainText(text);
  const count = shown.split(/\s+/).filter(Boolean).length;
  const links = linksIn(text);
  const faults: [boolean, string][] = [
    [count < words.least, `has fewer than ${words.least} words. Answer in a sentence.`],
    [count > words.most, `has more than ${words.most} words. Leave the rest to the linked page.`],
    [!/[.?]$/.test(shown), "doesn't end like a sentence. Finish it with a full stop."],
    [
      links.length === 0 && count > mostWithoutLink,
      "has no link. Link a page that says more, as '[Pricing](/pricing)'.",
    ],
  ];
  return [
    ...richTextProblems(answer, answerTags),
    ...faults.flatMap(([isFault, problem]) => (isFault ? [problem] : [])),
    ...links
      .filter((to) => !paths.includes(to.replace(/#.*$/, "")))
      .map((to) => `links to ${to}, which isn't a page of the site. Link one that exists.`),
  ];
}

function linksIn(text: RichText): string[] {
  return text.flatMap((part) =>
    typeof part === "string" ? [] : [...(part.href ? [part.href] : []), ...linksIn(part.text)],
  );
}
