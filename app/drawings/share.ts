/**
 * Per cent of the whole that a figure states, as '84.3%' or '96 of 102 hires'; null where its whole
 * isn't in it.
 */
export function shareOf(figure: string): number | null {
  const percent = /^([\d.]+)%$/.exec(figure)?.[1];
  if (percent) return Number(percent);
  const [, part, whole] = /^([\d,]+) of ([\d,]+)\b/.exec(figure) ?? [];
  return part && whole ? (100 * count(part)) / count(whole) : null;
}

function count(text: string): number {
  return Number(text.replaceAll(",", ""));
}
