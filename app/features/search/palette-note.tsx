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
      questions and answers
    </a>
  );
  if (state === "failed") {
    return (
      <div className="palette-note" role="alert">
        <p className="text-ink font-strong wrap-anywhere">The search could not be loaded</p>
        <p>Check your connection and try again, or browse the {questions}.</p>
        <button type="button" className="button button-small" onClick={onRetry}>
          Try again
        </button>
      </div>
    );
  }
  if (state === "loading") return <p className="palette-note">Loading search.</p>;
  if (query === "") {
    return (
      <div className="palette-note">
        {hasRecent ? (
          <button type="button" className="button button-small" onClick={onForget}>
            Clear recent searches
          </button>
        ) : (
          <p>
            Search pages, documentation, questions, MCP servers, integrations, workflows, open
            positions and news. Your searches stay on your device.
          </p>
        )}
      </div>
    );
  }
  if (count > 0) return null;
  return (
    <div className="palette-note">
      <p className="text-ink font-strong wrap-anywhere">Nothing found for '{query.slice(0, 80)}'</p>
      <p>Try different or fewer words, or browse the {questions}.</p>
    </div>
  );
}
