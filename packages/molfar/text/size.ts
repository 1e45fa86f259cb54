import { limits } from "../limits.ts";

/** Whether a text is larger than what is checked, in bytes of UTF-8. */
export function isTooLarge(text: string, most: number = limits.text): boolean {
  // A unit of UTF-16 makes between one and three bytes.
  if (text.length > most) return true;
  return text.length * 3 > most && new TextEncoder().encode(text).length > most;
}
