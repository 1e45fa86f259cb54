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
