/** Letters and digits of any script, and the underscore that holds names of variables together. */
const word = /[\p{L}\p{N}_]+/gu;

/** Combining marks of a decomposed letter. */
const marks = /\p{M}+/gu;

/** Filler words, which say nothing about the subject. */
const fillers = new Set(
  "a am an and any are as at be been by can could did do does for from get has have how i if in into is it its know many me much my need of on or our ours ourselves should so than that the their them then there these they this to us was we were what when where which who whose why will with would you your".split(
    " ",
  ),
);

/** Text without accents and capitals, so that 'Café' and 'cafe' are the same. */
export function plainText(text: string): string {
  return text.normalize("NFKD").replace(marks, "").toLowerCase();
}

/** The words of a text in their order. Names with underscores are included whole and in parts. */
export function splitWords(text: string): string[] {
  return (plainText(text).match(word) ?? []).flatMap((found) =>
    found.includes("_") ? [found, ...found.split("_").filter(Boolean)] : [found],
  );
}

/**
 * A word without the ending of the plural, so that 'policies' finds 'policy' and 'cookies' finds
 * 'cookie'. It need not be a word, only the same for both.
 */
export function stemWord(word: string): string {
  const single = word.length > 3 && /[^sui]s$/.test(word) ? word.slice(0, -1) : word;
  return single.length > 3 ? single.replace(/(?:ie|y)$/, "i") : single;
}

/**
 * What a text is about: its words without endings and fillers, with one space between them. Two
 * texts with the same key count as equal. A text of only fillers keeps them.
 */
export function keyOf(text: string): string {
  const words = splitWords(text);
  const telling = words.filter((each) => !isFiller(each));
  return (telling.length > 0 ? telling : words).map(stemWord).join(" ");
}

/** Whether a word is a filler. */
export function isFiller(word: string): boolean {
  return fillers.has(word);
}
