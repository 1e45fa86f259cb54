import type { Searched } from "@yno/registry/search";
import { type RefObject, useMemo, useRef, useState } from "react";
import { useCombobox } from "#app/ui/use-combobox.ts";
import type { RegistrySearchWords } from "#content/pages/mcp-registry.ts";
import { type Candidate, listCandidates, suggest } from "./registry.ts";

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
      <p id={`${id}-heading`} className="text-13 font-strong text-ink-3">
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
      {texts.length === 0 && <p className="text-15 text-ink-2">{words.noSuggestions}</p>}
    </div>
  );
}

type Suggestions = {
  field: RefObject<HTMLInputElement | null>;
  list: RefObject<HTMLDivElement | null>;
  open: boolean;
  texts: readonly string[];
  onFocus: () => void;
  /** Opens or closes the list for the field's current text. */
  follow: (text: string) => void;
  close: () => void;
};

/**
 * The suggestions for what is typed. The list opens when there is text and something to suggest,
 * also on focus, and stays open when further text leaves no suggestions. It closes on a choice, on
 * Escape, when the field is left or emptied, and on request.
 */
export function useSuggestions(
  servers: readonly Searched[],
  typed: string,
  onChoose: (text: string) => void,
): Suggestions {
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState(false);
  const candidates = useMemo(() => onFirstUse(() => listCandidates(servers)), [servers]);
  const open = wanted && typed !== "";
  const texts = open ? suggest(candidates(), typed) : [];

  const openFor = (text: string) => {
    if (suggest(candidates(), text).length > 0) setWanted(true);
  };
  const close = () => setWanted(false);
  const { request } = useCombobox({
    field,
    list,
    open,
    onOpen: () => openFor(typed),
    onClose: close,
    onChoose: (option) => {
      close();
      onChoose(option.textContent);
    },
  });

  return {
    field,
    list,
    open,
    texts,
    close,
    onFocus: () => {
      request();
      openFor(typed);
    },
    follow: (text) => {
      // The browser may restore text in a field without focus.
      if (document.activeElement !== field.current) return;
      request();
      if (text === "") close();
      else openFor(text);
    },
  };
}

/** Sorting the candidates of a long list takes a while, and most visitors never type. */
function onFirstUse(make: () => readonly Candidate[]): () => readonly Candidate[] {
  let made: readonly Candidate[] | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
