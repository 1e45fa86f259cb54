import {
  finding,
  type LanguageFinding,
  type Passage,
  placeholder,
  splitSentences,
} from "./passages.ts";

/** The most words a sentence may have. GOV.UK asks for 25; arithmetic and conditions need more. */
export const maxWords = 35;

/** In a numbered clause of a contract, whose conditions can't always be parted. */
const maxWordsOfClause = 50;
const clause = /^\d+\.\d+ /;

/** How many sentences in a row may open with the same words. */
const maxAlike = { inParagraphs: 2, inLists: 3 };

/** These open so many sentences that the next word is compared too. */
const weakOpeners = new Set(["the", "a", "an", "if", "you", "we", "it", "this", "in", "to", "for"]);

/** Sentences that are too long to follow at first reading. */
export function longSentences(passage: Passage): LanguageFinding[] {
  if (!passage.prose) return [];
  const most = clause.test(passage.text) ? maxWordsOfClause : maxWords;
  return splitSentences(passage.text).flatMap((sentence) => {
    const count = splitWords(sentence.replace(clause, "")).length;
    if (count <= most) return [];
    const problem = `The sentence has ${count} words, and ${most} are the most.`;
    return [
      finding(passage, sentence, problem, "Split it, or cut what the reader can do without."),
    ];
  });
}

/**
 * Runs of sentences that open alike, in a paragraph and from one entry of a list to the next. An
 * entry of a list counts by its first sentence.
 */
export function repeatedOpenings(passages: readonly Passage[]): LanguageFinding[] {
  const inParagraphs = passages
    .filter(({ prose }) => prose)
    .flatMap((passage) =>
      runs(
        splitSentences(passage.text).map((sentence) => ({ passage, sentence })),
        maxAlike.inParagraphs,
      ),
    );
  const lists = Map.groupBy(
    passages.filter(({ group }) => group !== undefined),
    ({ page, group }) => `${page} ${group}`,
  );
  const inLists = [...lists.values()].flatMap((entries) =>
    runs(
      entries.flatMap((passage) => {
        const [sentence] = splitSentences(passage.text);
        // Labels may start alike, as 'Up to SGD 8' and 'Up to SGD 50' do. Whole sentences may not.
        return sentence !== undefined && /^\D+[.!]$/.test(sentence) ? [{ passage, sentence }] : [];
      }),
      maxAlike.inLists,
    ),
  );
  return [...inParagraphs, ...inLists];
}

type Opened = { passage: Passage; sentence: string };

function runs(sentences: readonly Opened[], most: number): LanguageFinding[] {
  let alike = 0;
  return sentences.flatMap(({ passage, sentence }, index) => {
    const opening = sentenceOpening(sentence);
    const before = sentences[index - 1];
    const continues =
      opening !== "" && before !== undefined && sentenceOpening(before.sentence) === opening;
    alike = continues ? alike + 1 : 1;
    // Said once for each run.
    if (alike !== most + 1) return [];
    const problem = `${alike} sentences in a row open with '${opening}'.`;
    return [
      finding(passage, sentence, problem, "Open one of them with another word, or join two."),
    ];
  });
}

function sentenceOpening(sentence: string): string {
  const [first = "", second = ""] = splitWords(sentence.toLowerCase());
  if (first === placeholder.toLowerCase()) return "";
  return weakOpeners.has(first) ? `${first} ${second}` : first;
}

function splitWords(sentence: string): string[] {
  return sentence.match(/[\p{L}\p{N}][\p{L}\p{N}’'.,/:-]*/gu) ?? [];
}
