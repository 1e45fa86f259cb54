import type { Hit } from "@yno/search/search";
import { useEffect, useState } from "react";
import { CommandKeys } from "#app/ui/command-keys.tsx";
import { lineClass } from "#app/ui/line-colour.ts";
import { searchWords } from "#content/messages/search.ts";
import { type HitGroup, markedParts } from "./hits.ts";

/** The groups with their headings and counts, and under each what else it has. */
export function HitList({ id, groups }: { id: string; groups: readonly HitGroup[] }) {
  return groups.map((group) => {
    const heading = `${id}-${group.id}`;
    const rest = group.count - group.shown.length;
    const firstMore = group.added ? group.shown.length - group.added : null;
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
            className="hit text-ink-2 text-14"
            data-more={group.id}
          >
            {searchWords.showMore(rest)}
          </div>
        )}
        {rest > 0 && group.added ? (
          <p className="pt-1 pr-5 pb-2 pl-11.5 text-ink-2 text-14">{searchWords.andMore(rest)}</p>
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
function HitOption({ id, hit, withKind, firstMore }: HitOptionProps) {
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

type PaletteNoteProps = {
  query: string;
  state: "loading" | "ready" | "failed";
  /** How many hits there are. */
  count: number;
  hasRecent: boolean;
  onForget: () => void;
  onRetry: () => void;
  onLeave: () => void;
};

/**
 * The message when there is nothing to show: before typing, without hits, and without the index.
 */
export function PaletteNote(props: PaletteNoteProps) {
  const { query, state, count, hasRecent, onForget, onRetry, onLeave } = props;
  const questions = (
    <a href="/resources" onClick={onLeave}>
      {searchWords.questionsAndAnswers}
    </a>
  );
  if (state === "failed") {
    return (
      <div className="palette-note" role="alert">
        <p className="text-ink font-strong wrap-anywhere">{searchWords.failed}</p>
        <p>
          {searchWords.failedHelp} {questions}.
        </p>
        <button type="button" className="button button-small" onClick={onRetry}>
          {searchWords.tryAgain}
        </button>
      </div>
    );
  }
  if (state === "loading") return <p className="palette-note">{searchWords.loading}</p>;
  if (query === "") {
    return (
      <div className="palette-note">
        {hasRecent ? (
          <button type="button" className="button button-small" onClick={onForget}>
            {searchWords.clearRecentSearches}
          </button>
        ) : (
          <p>{searchWords.scope}</p>
        )}
      </div>
    );
  }
  if (count > 0) return null;
  return (
    <div className="palette-note">
      <p className="text-ink font-strong wrap-anywhere">
        {searchWords.nothingFoundFor(query.slice(0, 80))}
      </p>
      <p>
        {searchWords.nothingFoundHelp} {questions}.
      </p>
    </div>
  );
}

/** How long the count must be unchanged before it's read out, in milliseconds. */
const quietMs = 500;

/**
 * The number of results, shown and, once it settles, read out. It has its own live region, because
 * the page's isn't announced while the dialog is open.
 */
export function ResultCount({ isAsked, hits }: { isAsked: boolean; hits: readonly Hit[] }) {
  const count = searchWords.resultCount(hits.length);
  const first = hits[0] ? searchWords.enterOpens(hits[0].title) : "";
  const text = isAsked ? `${count}${first}` : "";
  const [said, setSaid] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), quietMs);
    return () => clearTimeout(timer);
  }, [text]);

  return (
    <div className="palette-foot">
      <p aria-hidden="true">{isAsked && count}</p>
      <p className="palette-keys">
        <kbd>↑</kbd> <kbd>↓</kbd> {searchWords.toMove} <kbd>Enter</kbd> {searchWords.toOpen}{" "}
        <CommandKeys and="Enter" /> {searchWords.inANewTab} <kbd>Esc</kbd> {searchWords.toClose}
      </p>
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  );
}
