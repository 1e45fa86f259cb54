import type { Hit } from "@yno/search/search";
import { useEffect, useState } from "react";
import { searchWords } from "#content/words/search.ts";

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
