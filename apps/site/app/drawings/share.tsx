import { round } from "./geometry.ts";

/** A figure whose whole is known as a length of its line with a dashed rest; of others nothing. */
export function Share({ figure }: { figure: string }) {
  const share = shareOf(figure);
  if (share === null) return null;
  const end = `${round(share)}%`;
  return (
    <svg className="share" width="100%" height="7" aria-hidden="true">
      <line className="share-rest" x1={end} x2="100%" y1="3.5" y2="3.5" />
      <line x2={end} y1="3.5" y2="3.5" />
    </svg>
  );
}

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
