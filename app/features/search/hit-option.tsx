import type { Hit } from "@yno/search/search";
import { lineClass } from "#app/ui/line-colour.ts";
import { searchWords } from "#content/words/search.ts";
import { markedParts } from "./marked-parts.ts";

type HitOptionProps = {
  id: string;
  hit: Hit;
  /** Says what it is, where the heading above does not. */
  withKind: boolean;
  /** The first hit added by "show more". */
  firstMore: boolean;
};

/** A hit: a station on its line, and a link, so that it opens in a new tab as any other does. */
export function HitOption({ id, hit, withKind, firstMore }: HitOptionProps) {
  return (
    // The library marks the active option. A plain link, because rendering thirty router links
    // takes longer than the search; the palette navigates.
    <a
      id={id}
      role="option"
      aria-selected={false}
      tabIndex={-1}
      href={hit.address}
      className={`hit ${lineClass[hit.line]}`}
      data-first-more={firstMore ? "" : undefined}
    >
      <span className="hit-stop" aria-hidden="true" />
      <span className="hit-title">
        <Marked text={hit.title} words={hit.words} />
      </span>{" "}
      <span className="hit-context">
        <Marked text={hit.context} words={hit.words} />
      </span>{" "}
      {withKind && <span className="hit-kind">{searchWords.kinds[hit.kind].one}</span>}
    </a>
  );
}

function Marked({ text, words }: { text: string; words: readonly string[] }) {
  let start = 0;
  return markedParts(text, words).map((part) => {
    const key = start;
    start += part.text.length;
    return part.marked ? <mark key={key}>{part.text}</mark> : part.text;
  });
}
