import type { McpServerCard, McpServerDetails } from "@yno/registry/cards";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { useCopy } from "#app/browser/platform/clipboard.ts";
import { useOnDemand } from "#app/ui/use-on-demand.ts";
import type { RegistryPanelWords } from "#content/mcp-registry-panel.ts";
import { comparisonWords, kitWords } from "#content/words/registry-kit.ts";
import type { PolicyProof } from "../policies.tsx";
import { comparisonLimit, kitLimit, type Selection, serversToLeaveOut } from "./selection.ts";

/** The data that the panel, a kit and a comparison add to the cards. */
export type PanelContent = {
  details: Readonly<Record<string, McpServerDetails>>;
  proof: PolicyProof;
  words: RegistryPanelWords;
};

/** The code of the files and of the comparison, with what they show. */
export function useKitFiles(load: () => Promise<PanelContent>) {
  return useOnDemand(async () => {
    const [views, content] = await Promise.all([import("./kit-files.tsx"), load()]);
    return { ...views, ...content };
  });
}

type KitSectionProps = {
  kit: Selection & { byId: ReadonlyMap<string, McpServerCard>; toggle: (id: string) => void };
  open: boolean;
  onOpen: (open: boolean) => void;
  onClear: () => void;
  onCompare: (ids: readonly string[]) => void;
  files: ReactNode;
  failed: boolean;
  onRetry: () => void;
};

/** The kit beside the list: its servers, and below them its files. */
export function KitSection(props: KitSectionProps) {
  const { kit, open, onOpen, onClear, onCompare, files, failed, onRetry } = props;
  const { ids, unknown, surplus, byId, toggle } = kit;
  const id = useId();
  const { copied, copy } = useCopy();
  const heading = useRef<HTMLHeadingElement>(null);
  const base = `${typeof location === "undefined" ? "" : location.origin}/mcp-registry?kit=`;
  const surplusNames = serversToLeaveOut(base, ids).map((each) => byId.get(each)?.name ?? each);
  const remove = (server: string) => {
    toggle(server);
    // The button is gone with the server.
    heading.current?.focus();
  };
  return (
    <aside className="kit" aria-labelledby={id} data-markdown="none">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h2 ref={heading} id={id} className="w-full text-20 outline-none" tabIndex={-1}>
          {`${kitWords.heading} `}
          <span className="font-regular text-ink-2">{kitWords.servers(ids.length)}</span>
        </h2>
        <button
          type="button"
          className="button button-small"
          onClick={() => onCompare(ids.slice(0, comparisonLimit))}
        >
          {kitWords.compare}
        </button>
        <button
          type="button"
          className="button button-small"
          onClick={() => copy("kit", `${base}${encodeURIComponent(ids.join(","))}`, null)}
        >
          {copied === null ? kitWords.copyLink : kitWords.copied}
        </button>
        <button type="button" className="kit-link" onClick={onClear}>
          {kitWords.clear}
        </button>
      </div>
      {unknown.length > 0 && <p className="kit-note">{kitWords.unknown(unknown)}</p>}
      {surplus > 0 && <p className="kit-note">{kitWords.surplus(surplus, kitLimit)}</p>}
      {surplusNames.length > 0 && <p className="kit-note">{kitWords.tooLong(surplusNames)}</p>}
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
                className="kit-link ms-auto"
                aria-label={kitWords.remove(name)}
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
        className="button button-small justify-self-start print:hidden"
        aria-expanded={open}
        onClick={() => onOpen(!open)}
      >
        {open ? kitWords.hide : kitWords.show}
      </button>
      {open && failed && (
        <p className="kit-note">
          {`${kitWords.failed} `}
          <button type="button" className="kit-link" onClick={onRetry}>
            {kitWords.retry}
          </button>
        </p>
      )}
      {open && files}
    </aside>
  );
}

type ComparisonSectionProps = {
  selection: Selection;
  onClose: () => void;
  table: ReactNode;
};

/** The comparison above the list. */
export function ComparisonSection({ selection, onClose, table }: ComparisonSectionProps) {
  const { ids, unknown, surplus } = selection;
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="comparison" aria-labelledby={id} data-markdown="none">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 ref={heading} id={id} className="me-auto text-24 outline-none" tabIndex={-1}>
          {comparisonWords.heading(ids.length)}
        </h2>
        <button type="button" className="button button-small print:hidden" onClick={onClose}>
          {comparisonWords.close}
        </button>
      </div>
      {unknown.length > 0 && <p className="kit-note">{comparisonWords.unknown(unknown)}</p>}
      {surplus > 0 && <p className="kit-note">{comparisonWords.surplus(comparisonLimit)}</p>}
      {table}
    </section>
  );
}
