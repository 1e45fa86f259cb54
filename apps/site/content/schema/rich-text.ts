/** Every element that a text in a record or an article may have. */
export const richTags = ["h2", "p", "ul", "li", "strong", "code", "a"] as const;

export type RichTag = (typeof richTags)[number];

/** A text as a page shows it: words, and elements with more text in them. Links have an address. */
export type RichText = readonly (string | RichElement)[];

export type RichElement = { tag: RichTag; href?: string; text: RichText };

/** The words of a text, with a blank line between its paragraphs and lists. */
export function plainText(text: RichText): string {
  const holds = (tag: RichTag) => text.some((part) => typeof part !== "string" && part.tag === tag);
  return text
    .map((part) => (typeof part === "string" ? part : plainText(part.text)))
    .join(holds("p") ? "\n\n" : holds("li") ? "\n" : "");
}
