import type { Hit } from "@yno/search/search";
import { useEffect, useState } from "react";
import { searchWords } from "#content/words/search.ts";

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
        <kbd>Ctrl Enter</kbd> {searchWords.inANewTab} <kbd>Esc</kbd> {searchWords.toClose}
      </p>
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  );
}
