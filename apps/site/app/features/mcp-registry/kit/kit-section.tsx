import { type ReactNode, useEffect, useId, useRef } from "react";
import { useCopy } from "#app/browser/platform/clipboard.ts";
import { comparisonWords, openKitWords } from "#content/messages/open-kit.ts";
import { kitBase, kitLink, serversToLeaveOut } from "./link.ts";
import type { Selection } from "./selection.ts";
import type { Kit } from "./use-kit.ts";
import "./kit.css";

type KitSectionProps = {
  kit: Kit;
  open: boolean;
  onOpen: (open: boolean) => void;
  onClear: () => void;
  onCompare: (ids: readonly string[]) => void;
  files: ReactNode;
};

/** The kit beside the list: its servers, and below them its files. */
export function KitSection(props: KitSectionProps) {
  const { kit, open, onOpen, onClear, onCompare, files } = props;
  const { ids, unknown, surplus, limit, count, byId, toggle } = kit;
  const tooMany = serversToLeaveOut(kitBase(), ids).map((each) => byId.get(each)?.name ?? each);
  const id = useId();
  const { copied, copy } = useCopy();
  const heading = useRef<HTMLHeadingElement>(null);
  const remove = (server: string) => {
    toggle(server);
    // The button is gone with the server.
    heading.current?.focus();
  };
  return (
    <aside className="kit" aria-labelledby={id} data-markdown="none">
      <div className="kit-head">
        <h2 ref={heading} id={id} className="w-full text-20 outline-none" tabIndex={-1}>
          {`${openKitWords.heading} `}
          <span className="font-regular text-ink-2">{count}</span>
        </h2>
        <button type="button" className="button button-small" onClick={() => onCompare(ids)}>
          {openKitWords.compare}
        </button>
        <button
          type="button"
          className="button button-small"
          onClick={() => copy("kit", kitLink(kitBase(), ids), null)}
        >
          {copied === null ? openKitWords.copyLink : openKitWords.copied}
        </button>
        <button type="button" className="kit-link" onClick={onClear}>
          {openKitWords.clear}
        </button>
      </div>
      {unknown.length > 0 && <p className="kit-note">{openKitWords.unknown(unknown)}</p>}
      {surplus > 0 && <p className="kit-note">{openKitWords.surplus(surplus, limit)}</p>}
      {tooMany.length > 0 && <p className="kit-note">{openKitWords.tooLong(tooMany)}</p>}
      <ol className="kit-servers">
        {ids.map((each) => {
          const { name = each, version = "" } = byId.get(each) ?? {};
          return (
            <li key={each}>
              <a href={`#server-${each}`} className="font-strong">
                {name}
              </a>
              <span className="font-mono text-13 text-ink-3">{`v${version}`}</span>
              <button
                type="button"
                className="kit-link"
                aria-label={openKitWords.remove(name)}
                onClick={() => remove(each)}
              >
                ×
              </button>
            </li>
          );
        })}
      </ol>
      <button
        type="button"
        className="button button-small print:hidden"
        aria-expanded={open}
        onClick={() => onOpen(!open)}
      >
        {open ? openKitWords.hide : openKitWords.show}
      </button>
      {open && files}
    </aside>
  );
}

type ComparisonSectionProps = {
  selection: Selection;
  limit: number;
  onClose: () => void;
  table: ReactNode;
};

/** The comparison above the list. */
export function ComparisonSection({ selection, limit, onClose, table }: ComparisonSectionProps) {
  const { ids, unknown, surplus } = selection;
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="server-comparison" aria-labelledby={id} data-markdown="none">
      <div className="comparison-head">
        <h2 ref={heading} id={id} className="outline-none" tabIndex={-1}>
          {comparisonWords.heading(ids.length)}
        </h2>
        <button type="button" className="button button-small print:hidden" onClick={onClose}>
          {comparisonWords.close}
        </button>
      </div>
      {unknown.length > 0 && <p className="kit-note">{comparisonWords.unknown(unknown)}</p>}
      {surplus > 0 && <p className="kit-note">{comparisonWords.surplus(limit)}</p>}
      {table}
    </section>
  );
}
