/** Pixels that a text takes from left to right, in the type of headings. */
export type Measure = (text: string, size: number) => number;

/** A heading in the picture. `size` is in pixels. */
export type SetHeading = { size: number; lines: readonly string[] };

export const lineHeight = 1.08;
const sizes = [104, 92, 80, 68, 56];
const maxLines = 4;

/**
 * Sets a heading as large as its room allows, in lines of about the same width.
 *
 * @throws Error when it fits in no size
 */
export function setHeading(
  heading: string,
  room: { width: number; height: number },
  measure: Measure,
): SetHeading {
  // A dash between words stays at the end of its line.
  const words = heading.trim().split(/\s+(?!-\s)/);
  for (const size of sizes) {
    for (let count = 1; count <= maxLines && count * size * lineHeight <= room.height; count++) {
      const lines = balanced(words, count, (text) => measure(text, size));
      if (lines.every((line) => measure(line, size) <= room.width)) return { size, lines };
    }
  }
  throw new Error(`'${heading}' does not fit into its social image: shorten the heading.`);
}

/** The words in at most `count` lines of which the widest is as narrow as can be. */
function balanced(
  words: readonly string[],
  count: number,
  width: (text: string) => number,
): readonly string[] {
  const whole = words.join(" ");
  if (count <= 1 || words.length <= 1) return [whole];
  let best = [whole];
  let narrowest = Number.POSITIVE_INFINITY;
  for (let cut = 1; cut < words.length; cut++) {
    const lines = [words.slice(0, cut).join(" "), ...balanced(words.slice(cut), count - 1, width)];
    const widest = Math.max(...lines.map(width));
    if (widest < narrowest) [best, narrowest] = [lines, widest];
  }
  return best;
}
