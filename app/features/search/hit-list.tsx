import type { Hit } from "@yno/search/search";
import { lineClass } from "#app/ui/line-colour.ts";
import { searchWords } from "#content/words/search.ts";
import type { HitGroup } from "./groups.ts";
import { markedParts } from "./marked-parts.ts";

/** The groups with their headings and counts, and under each what else it has. */
export function HitList({ id, groups }: { id: string; groups: readonly HitGroup[] }) {
  return groups.map((group) => {
    const heading = `${id}-${group.id}`;
    const rest = group.count - group.shown.length;
    const firstMore = group.shown.length - (group.added || group.shown.length + 1);
    return (
      // biome-ignore lint/a11y/useSemanticElements: a fieldset isn't allowed in a listbox.
      <div key={group.id} role="group" aria-labelledby={heading} className="hit-group">
        <p id={heading} className="hit-heading">
          {groupHeading(group)} <span>{group.count}</span>
        </p>
        {group.shown.map((hit, index) => (
          <HitOption
            key={hit.address}
            id={`${heading}-${index}`}
            hit={hit}
            withKind={!isOfKind(group)}
            firstMore={index === firstMore}
          />
        ))}
        {rest > 0 && !group.added && (
          <div
            id={`${heading}-more`}
            role="option"
            aria-selected={false}
            tabIndex={-1}
            className="hit text-ink-2 text-[0.875rem]"
            data-more={group.id}
          >
            {searchWords.showMore(rest)}
          </div>
        )}
        {rest > 0 && group.added ? (
          <p className="pt-1 pr-5 pb-2 pl-11.5 text-ink-2 text-[0.875rem]">
            {searchWords.andMore(rest)}
          </p>
        ) : null}
      </div>
    );
  });
}

function isOfKind({ id }: HitGroup): boolean {
  return id !== "best" && id !== "recent";
}

function groupHeading({ id }: HitGroup): string {
  if (id === "best") return searchWords.bestMatches;
  return id === "recent" ? searchWords.openedBefore : searchWords.kinds[id].many;
}

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
