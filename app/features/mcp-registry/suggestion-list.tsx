import type { RefObject } from "react";
import type { RegistrySearchWords } from "#content/schema/mcp-registry-page.ts";

type SuggestionListProps = {
  id: string;
  list: RefObject<HTMLDivElement | null>;
  open: boolean;
  texts: readonly string[];
  words: RegistrySearchWords;
};

/** The list under the search box. It is always in the document, because the box names it. */
export function SuggestionList({ id, list, open, texts, words }: SuggestionListProps) {
  return (
    <div className="suggestions" hidden={!open}>
      <p id={`${id}-heading`} className="px-3.5 py-1 text-[0.8125rem] font-strong text-ink-3">
        {words.suggestions}
      </p>
      <div ref={list} id={id} role="listbox" aria-labelledby={`${id}-heading`}>
        {texts.map((text, index) => (
          // The library marks the active option.
          <div
            key={text}
            id={`${id}-${index}`}
            role="option"
            aria-selected={false}
            tabIndex={-1}
            className="suggestion"
          >
            {text}
          </div>
        ))}
      </div>
      {texts.length === 0 && (
        <p className="px-3.5 py-1 text-[1rem] text-ink-2">{words.noSuggestions}</p>
      )}
    </div>
  );
}
