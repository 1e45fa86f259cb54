import type { Searched } from "@yno/registry/search";
import { type RefObject, useEffect, useEffectEvent, useId, useMemo, useRef, useState } from "react";
import { useCombobox } from "#app/ui/use-combobox.ts";
import { registryWords } from "#content/messages/filtered-lists.ts";
import type { RegistrySearchWords } from "#content/pages/mcp-registry.ts";
import { listCandidates, suggest } from "./suggestions.ts";

type SuggestionListProps = {
  id: string;
  list: RefObject<HTMLDivElement | null>;
  open: boolean;
  texts: readonly string[];
  words: RegistrySearchWords;
};

/** The list under the search box. It stays in the document while closed, because the box names it. */
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

type SuggestionsProps = {
  servers: readonly Searched[];
  field: RefObject<HTMLInputElement | null>;
  typed: string;
  onChoose: (text: string) => void;
  /** Is told how many there are, in words, or an empty text while the list is closed. */
  onCount: (text: string) => void;
  words: RegistrySearchWords;
};

/**
 * The suggestions for what is typed. Their code comes with the first focus of the field, which the
 * list follows from then on. It opens when there is text and something to suggest, also on focus, and
 * stays open when further text leaves no suggestions. It closes on a choice, on Escape, and when the
 * field is left or emptied.
 */
export function Suggestions(props: SuggestionsProps) {
  const { servers, field, typed, onChoose, onCount, words } = props;
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const candidates = useMemo(() => listCandidates(servers), [servers]);
  const [wanted, setWanted] = useState(false);
  const open = wanted && typed !== "";
  const texts = useMemo(() => (open ? suggest(candidates, typed) : []), [open, candidates, typed]);

  const openFor = (text: string) => {
    if (suggest(candidates, text).length > 0) setWanted(true);
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

  // An event of the field comes before its text.
  useEffect(() => {
    if (typed === "") setWanted(false);
  }, [typed]);
  const follow = useEffectEvent(() => openFor(field.current?.value ?? ""));
  useEffect(() => {
    request();
    const input = field.current;
    const over = new AbortController();
    const { signal } = over;
    input?.addEventListener("focus", follow, { signal });
    // After React's own listener: a render before that would put the old text back.
    document.addEventListener("input", (event) => event.target === input && follow(), { signal });
    input?.addEventListener("blur", () => setWanted(false), { signal });
    // The visitor may have left the field before this came.
    if (document.activeElement === input) follow();
    return () => over.abort();
  }, [field, request]);

  const some = texts.length > 0 && `${registryWords.suggestionCount(texts.length)}.`;
  const count = open ? some || words.noSuggestions : "";
  useEffect(() => onCount(count), [count, onCount]);

  return <SuggestionList {...{ id, list, open, texts, words }} />;
}
