import type { Hit } from "@yno/search/search";
import { useEffect, useState } from "react";

/** How long the count must be unchanged before it's read out, in milliseconds. */
const quietMs = 500;

/**
 * The number of results, shown and, once it settles, read out. It has its own live region, because
 * the page's isn't announced while the dialog is open.
 */
export function ResultCount({ isAsked, hits }: { isAsked: boolean; hits: readonly Hit[] }) {
  const count = `${hits.length} ${hits.length === 1 ? "result" : "results"}`;
  const first = hits[0] ? `. Enter opens ${hits[0].title}` : "";
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
        <kbd>↑</kbd> <kbd>↓</kbd> to move, <kbd>Enter</kbd> to open, <kbd>Ctrl Enter</kbd> in a new
        tab, <kbd>Esc</kbd> to close
      </p>
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  );
}
