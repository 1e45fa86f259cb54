import type { McpServerCard } from "@yno/registry/cards";
import { comparisonLimit } from "@yno/registry/enums";
import { indexed, search } from "@yno/registry/search";
import { type ReactNode, useCallback, useEffect, useId, useMemo, useRef, useState } from "react";
import { useFilterQuery } from "#app/browser/navigation/filter-query.ts";
import { matchesMedia } from "#app/browser/platform/media.ts";
import { useAnnouncement } from "#app/ui/announcer.tsx";
import { SearchField } from "#app/ui/filter-fields.tsx";
import { notify } from "#app/ui/notify.ts";
import type { Strip } from "#app/ui/strip.ts";
import { useComboboxRole } from "#app/ui/use-combobox-role.ts";
import { type OnDemand, useLateOpening, useOnDemand } from "#app/ui/use-on-demand.ts";
import { registryWords } from "#content/messages/filtered-lists.ts";
import { inactiveWords, kitWords } from "#content/messages/registry-kit.ts";
import type * as pageWords from "#content/pages/mcp-registry.ts";
import { CategoryFilter } from "./category-filter.tsx";
import type { PanelContent } from "./kit/panel-content.ts";
import { readSelection } from "./kit/selection.ts";
import { useKit } from "./kit/use-kit.ts";
import { type PanelPart, ServerList } from "./server-list.tsx";

type McpRegistryProps = {
  servers: readonly McpServerCard[];
  words: typeof pageWords;
  loadPanel: () => Promise<PanelContent>;
  /** The page's opening, around the search and the categories. */
  opening: (search: ReactNode, categories: ReactNode) => ReactNode;
  strip: Strip;
};

/** Where the links around the list lead. */
const filtersId = "filters";
const listEndId = "list-end";

/** Where the kit is beside the list: as wide as in registry.css, with the sidebar. */
const besideList = "(width >= 82rem)";

/** The registry: a search, categories, and the servers that both leave. */
export function McpRegistry(props: McpRegistryProps) {
  const { servers, words, loadPanel, opening, strip } = props;
  const { values, type, choose, replace } = useFilterQuery(["q", "category", "kit", "compare"]);
  const typed = values.q;
  const category = servers.find((each) => each.category === values.category)?.category ?? null;
  const list = useMemo(() => servers.map((server) => indexed(server, server)), [servers]);
  const found = useMemo(
    () => search(list, typed).filter((server) => category === null || server.category === category),
    [list, typed, category],
  );

  const inactive = found.filter(({ status }) => status !== "active").length;

  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const field = useRef<HTMLInputElement>(null);
  useComboboxRole(field);
  const { value: suggestions, request: reachField } = useOnDemand(
    () => import("./suggestion-list.tsx"),
  );
  const [suggested, setSuggested] = useState("");
  // What a panel, a kit and a comparison need beside the cards.
  const parts = useOnDemand(async () => {
    const [{ ServerPanel }, { KitSection, ComparisonSection }, content] = await Promise.all([
      import("./server-panel.tsx"),
      import("./kit/kit-section.tsx"),
      loadPanel(),
    ]);
    return { ServerPanel, KitSection, ComparisonSection, content };
  });
  const { value: shown, request } = parts;
  const panel = useServerPanel(parts, words.unavailable);
  const kit = useKit(servers, {
    text: values.kit,
    choose: (text) => choose({ kit: text }),
    replace: (text) => replace({ kit: text }),
  });
  const compared = useMemo(
    () => readSelection(values.compare, kit.byId, comparisonLimit),
    [values.compare, kit.byId],
  );
  const hasKit = kit.ids.length + kit.unknown.length > 0;
  const hasComparison = compared.ids.length + compared.unknown.length > 0;
  const [isKitOpen, setKitOpen] = useState(true);
  useEffect(() => {
    if (hasKit || hasComparison) request();
  }, [hasKit, hasComparison, request]);
  const { toggle } = kit;
  const addOrRemove = useCallback(
    (server: string) => {
      // Beside the list there's room for the files; above it they would push it away.
      if (!hasKit) setKitOpen(matchesMedia(besideList));
      toggle(server);
    },
    [hasKit, toggle],
  );
  const line =
    typed === "" ? registryWords.found(found.length) : registryWords.foundFor(found.length, typed);
  // It isn't read out again when the suggestions close.
  const [said, setSaid] = useState({ line, text: line });
  const text = suggested === "" ? line : `${line}. ${suggested}`;
  if (said.line !== line || (suggested !== "" && said.text !== text)) setSaid({ line, text });
  useAnnouncement(said.text);

  const onType = (text: string) => {
    type({ q: text });
    reachField();
  };
  const clear = (changes: Parameters<typeof choose>[0]) => {
    choose(changes);
    // The button is gone with what it cleared.
    heading.current?.focus();
  };
  const searchField = (
    <SearchField
      label={words.search.label}
      placeholder={words.search.placeholder}
      value={typed}
      input={field}
      onType={onType}
      onFocus={reachField}
    >
      {suggestions && (
        <suggestions.Suggestions
          servers={servers}
          field={field}
          typed={typed}
          onChoose={(text) => choose({ q: text })}
          onCount={setSuggested}
          words={words.search}
        />
      )}
    </SearchField>
  );
  return (
    <>
      {opening(
        searchField,
        <div className="registry-filter outline-none" id={filtersId} tabIndex={-1}>
          <div className="follows-query">
            <CategoryFilter
              servers={servers}
              chosen={category}
              onChoose={(value) => choose({ category: value })}
              words={words.filters}
            />
          </div>
          <p className="note without-script">{words.withoutScript}</p>
        </div>,
      )}
      <div className="registry" data-kit={(hasKit && shown !== null) || undefined}>
        {parts.failed && (hasKit || hasComparison) && (
          <p className="note">
            {`${kitWords.failed} `}
            <button type="button" className="min-h-6 underline" onClick={request}>
              {kitWords.retry}
            </button>
          </p>
        )}
        {hasComparison && shown && (
          <shown.ComparisonSection
            selection={compared}
            byId={kit.byId}
            content={shown.content}
            card={words.card}
            onClose={() => clear({ compare: "" })}
          />
        )}
        <section className="follows-query registry-found" aria-labelledby={`${id}-found`}>
          <div className="registry-line flex flex-wrap items-center gap-x-4">
            <h2
              ref={heading}
              id={`${id}-found`}
              className="text-20 wrap-anywhere outline-none"
              tabIndex={-1}
            >
              {line}
            </h2>
            {category && <span className="registry-badge">{category}</span>}
            {(typed !== "" || category) && (
              <button
                type="button"
                className="min-h-11 text-15 font-strong underline underline-offset-[0.18em] needs-script"
                onClick={() => clear({ q: "", category: "" })}
              >
                {words.filters.clear}
              </button>
            )}
            <label
              className="registry-switch"
              hidden={inactive === 0 || inactive === found.length}
              data-markdown="none"
            >
              <input type="checkbox" />
              <span>{inactiveWords.show(inactive)}</span>
            </label>
            {found.length > 0 && (
              <a href={`#${listEndId}`} className="registry-skip" data-markdown="none">
                {words.filters.skip}
              </a>
            )}
          </div>
          {hasKit && shown && (
            <shown.KitSection
              kit={kit}
              content={shown.content}
              card={words.card}
              open={isKitOpen}
              onOpen={setKitOpen}
              onShow={panel.show}
              onClear={() => clear({ kit: "" })}
              onCompare={(ids) => choose({ compare: ids.slice(0, comparisonLimit).join(",") })}
            />
          )}
          {found.length === 0 ? (
            <Empty typed={typed} words={words.empty} />
          ) : (
            <div className="registry-list">
              <ServerList
                found={found}
                strip={strip}
                words={words.card}
                isIn={kit.isIn}
                onKit={addOrRemove}
                onOpen={panel.show}
                onReach={request}
              />
              <div className="registry-notes mt-8 gap-y-2 text-14 leading-[1.5] text-ink-3">
                <p>{words.basis}</p>
                <p>{words.caution}</p>
                <p>
                  {words.elsewhere.before} <code>{words.elsewhere.code}</code>{" "}
                  {words.elsewhere.after} <a href={words.elsewhere.href}>{words.elsewhere.link}</a>
                </p>
              </div>
              <p className="registry-end mt-8 print:hidden" data-markdown="none">
                <a href={`#${filtersId}`} id={listEndId}>
                  {words.filters.back}
                </a>
              </p>
            </div>
          )}
        </section>
        {shown && panel.shown && (
          <shown.ServerPanel
            {...panel.shown}
            content={shown.content}
            card={words.card}
            open={panel.open}
            onClose={panel.close}
          />
        )}
      </div>
    </>
  );
}

function Empty({ typed, words }: { typed: string; words: typeof pageWords.empty }) {
  return (
    <div className="grid grid-cols-1 gap-2 border-y border-rule py-10">
      <h3>{words.title}</h3>
      <p className="max-w-[44rem] wrap-anywhere text-ink-2">
        {typed === "" ? words.withoutTerm : `${words.beforeTerm} "${typed}". ${words.afterTerm}`}
      </p>
    </div>
  );
}

/** Which server's panel is open, at which part. */
function useServerPanel(panel: OnDemand<unknown>, unavailable: { title: string; text: string }) {
  const [shown, setShown] = useState<{ server: McpServerCard; part: PanelPart } | null>(null);
  const [open, setOpen] = useState(false);

  const { request } = panel;
  const show = useCallback(
    (server: McpServerCard, part: PanelPart) => {
      request();
      setShown({ server, part });
      setOpen(true);
    },
    [request],
  );
  const close = useCallback(() => setOpen(false), []);
  useLateOpening(panel, open, close, () => notify({ ...unavailable, kind: "destructive" }));
  return { shown, open, show, close };
}
