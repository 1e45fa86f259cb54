import { limits } from "../limits.ts";

/** Whether a text is larger than what is checked, in bytes of UTF-8. */
export function isTooLarge(text: string): boolean {
  // A unit of UTF-16 makes between one and three bytes.
  if (text.length > limits.text) return true;
  return text.length * 3 > limits.text && new TextEncoder().encode(text).length > limits.text;
}
