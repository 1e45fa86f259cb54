/** How a page reads: sentences, words in one (mean, spread), the share of long ones, and tics. */
export type Rhythm = {
  sentences: number;
  mean: number;
  spread: number;
  /** The share with 25 words or more, in percent. */
  long: number;
  tics: number;
};

/** The tics that docs/style.md names. The first is that of a page's opening. */
const tics = [
  /^# .+\n+For /,
  /(?:, and|^|[.?]) so (?:is|are|does|do|did|has|have|can|must|should) (?!that\b)/gim,
  /\bno others? (?:is|are|does|do)\b/gi,
  /(?:, | )and never\b/gi,
];

const segmenter = new Intl.Segmenter("en", { granularity: "sentence" });

/** Measures the prose of a page's Markdown, without headings, tables, code and loose words. */
export function rhythmOf(markdown: string): Rhythm {
  const prose = markdown.replace(/^ *```[^\n]*\n[\s\S]*?^ *```$/gm, "");
  const lengths = prose
    .split("\n")
    .filter((line) => !/^\s*(?:- )?(?:#|\|)/.test(line))
    .map((line) => line.replace(/\]\([^)]*\)/g, "").replace(/^\s*(?:[-*] |\d+\. )/, ""))
    .flatMap((line) => [...segmenter.segment(line)].map(({ segment }) => segment.trim()))
    .filter((sentence) => /[a-z].*[.?]$/i.test(sentence))
    .map((sentence) => sentence.split(/\s+/).length);
  const mean = sum(lengths) / lengths.length;
  return {
    sentences: lengths.length,
    mean: rounded(mean),
    spread: rounded(Math.sqrt(sum(lengths.map((each) => (each - mean) ** 2)) / lengths.length)),
    long: rounded((100 * lengths.filter((each) => each >= 25).length) / lengths.length),
    tics: sum(tics.map((tic) => prose.match(tic)?.length ?? 0)),
  };
}

const sum = (values: readonly number[]) => values.reduce((total, each) => total + each, 0);
const rounded = (value: number) => Math.round(10 * value) / 10;
