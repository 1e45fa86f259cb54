/** A link inside an answer: `[words](/path)` or `[words](/path#anchor)`. */
const link = /\[([^[\]\n]+)\]\((\/[^\s()]*)\)/g;

/** A run of text, or a link with the words that are shown and the address behind them. */
export type AnswerPart = { text: string; to?: string };

/** The paragraphs of an answer, each cut into text and links, in the order in which they are read. */
export function answerParagraphs(answer: string): AnswerPart[][] {
  return answer.split("\n\n").map(partsOf);
}

/** An answer as it is shown: its links become plain text, its blank line remains. */
export function plainAnswer(answer: string): string {
  return answerParagraphs(answer)
    .map((parts) => parts.map(({ text }) => text).join(""))
    .join("\n\n");
}

/** The addresses to which an answer links. */
export function linksOf(answer: string): string[] {
  return answerParagraphs(answer)
    .flat()
    .flatMap(({ to }) => (to === undefined ? [] : [to]));
}

function partsOf(paragraph: string): AnswerPart[] {
  const parts: AnswerPart[] = [];
  let end = 0;
  for (const match of paragraph.matchAll(link)) {
    const [written, text = "", to = ""] = match;
    if (match.index > end) parts.push({ text: paragraph.slice(end, match.index) });
    parts.push({ text, to });
    end = match.index + written.length;
  }
  if (end < paragraph.length) parts.push({ text: paragraph.slice(end) });
  return parts;
}
