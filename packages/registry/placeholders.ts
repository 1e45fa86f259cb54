import type { McpPlaceholder } from "./launch.ts";

/**
 * A text in pieces: what it says, and what a person fills in, in their order. Of two placeholders
 * at one place the longer counts, because YOUR_API_KEY contains API_KEY.
 */
export function splitAtPlaceholders(
  text: string,
  placeholders: readonly McpPlaceholder[],
): (string | McpPlaceholder)[] {
  const longestFirst = placeholders.toSorted((one, other) => other.text.length - one.text.length);
  const pieces: (string | McpPlaceholder)[] = [];
  let said = "";
  const endSaid = () => {
    if (said !== "") pieces.push(said);
    said = "";
  };
  for (let at = 0; at < text.length; ) {
    const found = longestFirst.find((placeholder) => text.startsWith(placeholder.text, at));
    if (found) {
      endSaid();
      pieces.push(found);
    } else said += text[at];
    at += found?.text.length ?? 1;
  }
  endSaid();
  return pieces;
}
