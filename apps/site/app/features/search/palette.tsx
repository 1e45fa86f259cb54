import { openSearch, type SiteSearch } from "@yno/search/search";
import { readSearchIndex } from "@yno/search/search-index";
import { type RefObject, useEffect, useId, useMemo, useRef, useState } from "react";
import { useRouter } from "#app/browser/navigation/router-context.tsx";
import { openAgain } from "#app/browser/navigation/scroll.ts";
import { readFunctional, writeFunctional } from "#app/browser/platform/functional-storage.ts";
import { recentSearchesEntry, removeItem } from "#app/browser/platform/storage.ts";
import { Icon, icons } from "#app/ui/icon.tsx";
import { useClosedByBack } from "#app/ui/use-closed-by-back.ts";
import { useCombobox } from "#app/ui/use-combobox.ts";
import { useModal } from "#app/ui/use-modal.ts";
import { useOnDemand } from "#app/ui/use-on-demand.ts";
import { searchWords } from "#content/messages/search.ts";
import { HitList, PaletteNote, ResultCount } from "./hit-list.tsx";
import { groupHits, readRecent, withRecent } from "./hits.ts";
import "./search.css";

type PaletteProps = {
  open: boolean;
  /** Text typed before the field was there. */
  typedAhead: RefObject<string>;
  onClose: () => void;
  /** Fetches the index of the site, unless said otherwise. */
  load?: () => Promise<SiteSearch>;
};

/** The search over the whole site: a field, and under it what it finds. */
export function Palette({ open, typedAhead, onClose, load = loadSearch }: PaletteProps) {
  const dialog = useModal(open);
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState(typedAhead.current);
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set());
  const { value: search, failed, request } = useOnDemand(load);
  const recent = useRecent(open);
  useClosedByBack(onClose);

  const hits = useMemo(() => search?.find(query) ?? [], [search, query]);
  const isEmpty = query.trim() === "";
  const groups = useMemo(() => {
    const before = recent.addresses.flatMap((address) => search?.at(address) ?? []);
    if (!isEmpty) return groupHits(hits, expanded);
    return before.length > 0
      ? [{ id: "recent" as const, count: before.length, shown: before }]
      : [];
  }, [hits, expanded, isEmpty, recent.addresses, search]);

  const { navigate } = useRouter();
  const choose = (option: Element, isAside: boolean) => {
    const { more } = (option as HTMLElement).dataset;
    if (more !== undefined) {
      setExpanded((before) => new Set(before).add(more));
      return;
    }
    const address = option.getAttribute("href");
    if (address === null) return;
    recent.remember(address);
    if (isAside) return;
    // With what is open under the search: it would lie over the place that was found.
    const shown = document.querySelectorAll<HTMLDialogElement>("dialog[open]");
    for (const each of [...shown].reverse()) each.close();
    onClose();
    openAgain(address);
    navigate(address);
  };
  const combobox = useCombobox({
    field,
    list,
    open: open && groups.length > 0,
    firstOf: hits,
    onChoose: (option, event) => {
      // With these keys a link opens elsewhere, and the search stays.
      const isAside = event instanceof MouseEvent && opensAside(event);
      if (!isAside) event.preventDefault();
      choose(option, isAside);
    },
    onChooseAside: (option) => {
      choose(option, true);
      if (option instanceof HTMLAnchorElement) window.open(option.href, "_blank", "noopener");
    },
  });
  const { moveTo } = combobox;

  useEffect(() => {
    request();
    combobox.request();
  }, [request, combobox.request]);
  useEffect(() => {
    if (!open) return;
    const { length } = typedAhead.current;
    // Text from the last search is replaced by what is typed now; the start of a word just typed
    // isn't.
    if (length > 0) field.current?.setSelectionRange(length, length);
    else field.current?.select();
    typedAhead.current = "";
  }, [open, typedAhead]);
  // The "show more" option is gone, so the first hit it revealed becomes active.
  useEffect(() => {
    const option = expanded.size > 0 && list.current?.querySelector("[data-first-more]");
    if (option) moveTo(option);
  }, [expanded, moveTo]);

  return (
    <dialog
      ref={dialog}
      className="palette"
      aria-label={searchWords.searchTheSite}
      closedby="any"
      onCancel={onClose}
      onClose={() => {
        // The event comes a moment later, when the shortcut may have opened the search again.
        if (!dialog.current?.open) onClose();
      }}
    >
      <search className="palette-head">
        <Icon drawing={icons.search} size={20} />
        <input
          ref={field}
          type="text"
          enterKeyHint="go"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          aria-label={searchWords.searchTheSite}
          placeholder={searchWords.placeholder}
          value={query}
          onChange={(event) => {
            setQuery(event.currentTarget.value);
            setExpanded(new Set());
          }}
        />
        <button type="button" className="icon-button" onClick={onClose}>
          <Icon drawing={icons.close} size={20} />
          <span className="sr-only">{searchWords.closeSearch}</span>
        </button>
      </search>
      <div className="palette-body">
        <div ref={list} id={`${id}-list`} role="listbox" aria-label={searchWords.results}>
          <HitList id={id} groups={groups} />
        </div>
        <PaletteNote
          query={query.trim()}
          state={failed ? "failed" : search ? "ready" : "loading"}
          count={hits.length}
          hasRecent={groups.length > 0}
          onForget={() => {
            recent.forget();
            field.current?.focus();
          }}
          onRetry={() => {
            request();
            field.current?.focus();
          }}
          onLeave={onClose}
        />
      </div>
      <ResultCount isAsked={!isEmpty && search !== null} hits={hits} />
    </dialog>
  );
}

function opensAside({ ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return ctrlKey || metaKey || shiftKey;
}

/** The search, from the index that the build has written. Rejects when it cannot be had. */
async function loadSearch(): Promise<SiteSearch> {
  const response = await fetch("/search-index.json");
  if (!response.ok) throw new Error(`The search index was answered with ${response.status}.`);
  return await openSearch(readSearchIndex(await response.json()));
}

const entry = recentSearchesEntry;
const read = () => readRecent(readFunctional(entry));

type Recent = {
  addresses: readonly string[];
  remember: (address: string) => void;
  forget: () => void;
};

/** Recently opened pages. The list is kept on the device only while the visitor allows it. */
function useRecent(open: boolean): Recent {
  const [addresses, setAddresses] = useState<readonly string[]>([]);
  // Read afresh every time: another tab may have written, or the consent is gone.
  useEffect(() => {
    if (open) setAddresses(read());
  }, [open]);
  return {
    addresses,
    remember: (address) => writeFunctional(entry, JSON.stringify(withRecent(read(), address))),
    forget: () => {
      removeItem(entry);
      setAddresses([]);
    },
  };
}
