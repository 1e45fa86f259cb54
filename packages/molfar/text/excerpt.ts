import { limits } from "../limits.ts";

/** Typed text for a sentence: whole if it is short, or its beginning with '…' after it. */
export function excerpt(text: string, most: number = limits.excerpt): string {
  if (text.length <= most) return text;
  const end = most - 1;
  // An emoji is two units, and one of them alone isn't a character.
  const half = /[\ud800-\udbff]/.test(text.charAt(end - 1));
  return `${text.slice(0, half ? end - 1 : end)}…`;
}
