/**
 * A piece of published text that is checked as a whole: a paragraph, a heading, a cell or a label.
 */
export type Passage = {
  /** The file it is published in, from the folder of the built site. */
  page: string;
  /** Where it starts in that file. Scripts are one long line, so theirs is absent. */
  line?: number;
  /** Its words, with code and fixed wording replaced by `placeholder`. */
  text: string;
  /** Set for running text. Headings, labels and cells needn't be sentences. */
  prose: boolean;
  /** Passages with the same number are next to each other, as the entries of a list do. */
  group?: number;
};

/** Replaces what can't be reworded: code, or wording that the specification fixes. */
export const placeholder = "X";

/** Something to reword, with what to write instead. */
export type LanguageFinding = {
  page: string;
  line?: number;
  sentence: string;
  problem: string;
  suggestion: string;
};

/** A finding in a passage. */
export function finding(
  { page, line }: Passage,
  sentence: string,
  problem: string,
  suggestion: string,
): LanguageFinding {
  return { page, ...(line !== undefined && { line }), sentence, problem, suggestion };
}

const segmenter = new Intl.Segmenter("en-GB", { granularity: "sentence" });

/** The sentences of a text, without the spaces around them. */
export function splitSentences(text: string): string[] {
  return [...segmenter.segment(text)].map(({ segment }) => segment.trim()).filter(Boolean);
}

/** The sentence that holds the character at `index`. */
export function sentenceAt(text: string, index: number): string {
  return segmenter.segment(text).containing(index)?.segment.trim() ?? text;
}
