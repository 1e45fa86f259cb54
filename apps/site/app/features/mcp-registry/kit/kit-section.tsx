import type { McpServerCard } from "@yno/registry/cards";
import { comparisonLimit, kitLimit } from "@yno/registry/enums";
import { useEffect, useId, useRef, useState } from "react";
import { useCopy } from "#app/browser/platform/clipboard.ts";
import { comparisonWords, openKitWords } from "#content/messages/open-kit.ts";
import type { RegistryCardWords } from "#content/pages/mcp-registry.ts";
import type { PanelPart } from "../server-list.tsx";
import { Comparison, KitFiles } from "./kit-files.tsx";
import { kitBase, kitLink, serversToLeaveOut } from "./link.ts";
import type { PanelContent } from "./panel-content.ts";
import type { Selection } from "./selection.ts";
import type { Kit } from "./use-kit.ts";
import "./kit.css";

type KitSectionProps = {
  kit: Kit;
  content: PanelContent;
  card: RegistryCardWords;
  open: boolean;
  onOpen: (open: boolean) => void;
  onShow: (server: McpServerCard, part: PanelPart) => void;
  onClear: () => void;
  onCompare: (ids: readonly string[]) => void;
};

/** The kit beside the list: its servers, and below them its files. */
export function KitSection(props: KitSectionProps) {
  const { kit, content, card, open, onOpen, onShow, onClear, onCompare } = props;
  const { ids, unknown, surplus, byId, toggle } = kit;
  const servers = cardsOf(kit, ids);
  const tooMany = serversToLeaveOut(kitBase(), ids).map((each) => byId.get(each)?.name ?? each);
  const id = useId();
  const { copied, copy } = useCopy();
  const [isRefused, setRefused] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  // The button is gone with the server, and the kit with the last one.
  const remove = (server: string) => {
    if (ids.length === 1) return onClear();
    toggle(server);
    heading.current?.focus();
  };
  const notes = [
    unknown.length > 0 && openKitWords.unlisted(unknown),
    surplus > 0 && openKitWords.surplus(surplus, kitLimit),
    tooMany.length > 0 && openKitWords.tooLong(tooMany),
    isRefused && openKitWords.notCopied,
  ];
  return (
    <aside className="kit" aria-labelledby={id} data-markdown="none">
      <div className="kit-head">
        <h2 ref={heading} id={id} className="w-full text-20 outline-none" tabIndex={-1}>
          {`${openKitWords.heading} `}
          <span className="font-regular text-ink-2">{kit.count}</span>
        </h2>
        {ids.length > 0 && (
          <>
            <button type="button" className="button button-small" onClick={() => onCompare(ids)}>
              {openKitWords.compare}
            </button>
            <button
              type="button"
              className="button button-small"
              onClick={async () => setRefused(!(await copy("kit", kitLink(kitBase(), ids), null)))}
            >
              {copied === null ? openKitWords.copyLink : openKitWords.copied}
            </button>
          </>
        )}
        <button type="button" className="kit-link" onClick={onClear}>
          {openKitWords.clear}
        </button>
      </div>
      <Notes sentences={notes} />
      <ol className="kit-servers">
        {servers.map((server) => (
          <li key={server.id}>
            <button
              type="button"
              className="kit-link"
              aria-haspopup="dialog"
              onClick={() => onShow(server, "documentation")}
            >
              {server.name}
            </button>
            <span className="font-mono text-13 text-ink-3">
              {`v${server.version} ${server.marks?.version ?? ""}`.trimEnd()}
            </span>
            <button
              type="button"
              className="kit-link kit-remove"
              aria-label={openKitWords.remove(server.name)}
              onClick={() => remove(server.id)}
            >
              ×
            </button>
          </li>
        ))}
      </ol>
      {ids.length > 0 && (
        <button
          type="button"
          className="button button-small print:hidden"
          aria-expanded={open}
          onClick={() => onOpen(!open)}
        >
          {open ? openKitWords.hide : openKitWords.show}
        </button>
      )}
      {open && ids.length > 0 && <KitFiles {...content} servers={servers} card={card} />}
    </aside>
  );
}

function cardsOf({ byId }: Pick<Kit, "byId">, ids: readonly string[]) {
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** What the address names in vain, and other things to know. */
function Notes({ sentences }: { sentences: readonly (string | false)[] }) {
  return sentences.map(
    (sentence) =>
      sentence && (
        <p key={sentence} className="kit-note">
          {sentence}
        </p>
      ),
  );
}

type ComparisonSectionProps = {
  selection: Selection;
  byId: Kit["byId"];
  content: PanelContent;
  card: RegistryCardWords;
  onClose: () => void;
};

/** The comparison above the list. */
export function ComparisonSection(props: ComparisonSectionProps) {
  const { selection, byId, content, card, onClose } = props;
  const { ids, unknown, surplus } = selection;
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const notes = [
    unknown.length > 0 && comparisonWords.unlisted(unknown),
    surplus > 0 && comparisonWords.surplus(comparisonLimit),
  ];
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
      <Notes sentences={notes} />
      {ids.length > 0 && <Comparison {...content} servers={cardsOf({ byId }, ids)} card={card} />}
    </section>
  );
}
