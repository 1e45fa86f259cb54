import { clients, isConnector } from "@yno/registry/clients";
import type { McpClientId } from "@yno/registry/enums";
import { type Named, nameFor } from "@yno/registry/names";
import { listPlaceholders, type Transport } from "@yno/registry/transport";
import { useRef, useState } from "react";
import { copyKeys, useCopy } from "#app/browser/clipboard.ts";
import { ExternalLink } from "#app/ui/external-link.tsx";
import { formatDate } from "#app/ui/format-date.ts";
import { Tabs } from "#app/ui/tabs.tsx";
import type { RegistryCardWords, RegistryPanelWords } from "#content/schema/mcp-registry-page.ts";

type ClientTabsProps = {
  server: Named;
  transport: Transport;
  words: RegistryPanelWords;
  card: RegistryCardWords;
};

/** The configuration for one client at a time. */
export function ClientTabs({ server, transport, words, card }: ClientTabsProps) {
  const [chosen, setChosen] = useState<McpClientId>("claude-code");
  const hasPlaceholders = listPlaceholders(transport).length > 0;
  const tabs = words.clients.map((client) => {
    const { id, name, place, hostedPlace, values, naming, source } = client;
    return {
      value: id,
      label: name,
      content: (
        <>
          <p className="panel-text">{isConnector(transport) ? (hostedPlace ?? place) : place}</p>
          <CopyText text={clients[id](nameFor(id, server), transport)} words={card} />
          {hasPlaceholders && <p className="panel-text">{values}</p>}
          {naming && <p className="panel-text">{naming}</p>}
          {source && <SourceLine source={source} name={words.clientSource} words={words} />}
        </>
      ),
    };
  });
  return (
    <div className="server-clients line-product">
      <Tabs label={words.install} tabs={tabs} chosen={chosen} onChoose={setChosen} />
    </div>
  );
}

type CopyTextProps = { text: string; words: RegistryCardWords };

/**
 * Text with a button that copies it. The confirmation is shown here, because toasts are behind an
 * open dialog.
 */
export function CopyText({ text, words }: CopyTextProps) {
  const clipboard = useCopy();
  const [isRefused, setRefused] = useState(false);
  const code = useRef<HTMLElement>(null);
  const onCopy = async () => setRefused(!(await clipboard.copy(text, text, code.current)));
  return (
    <div>
      <pre className="my-2.5 rounded-control border border-rule bg-sunken px-4 py-3.5 text-[0.875rem] leading-[1.55] wrap-anywhere whitespace-pre-wrap">
        <code ref={code}>{text}</code>
      </pre>
      <div className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <button type="button" className="button button-small" onClick={onCopy}>
          {words.copy}
        </button>
        <p role="status" className="text-[0.9375rem] text-ink-2">
          {clipboard.copied !== null && words.copied}
          {isRefused && `${words.notCopied.before} ${copyKeys()} ${words.notCopied.after}`}
        </p>
      </div>
    </div>
  );
}

type SourceLineProps = {
  source: RegistryPanelWords["allowlistSource"];
  name: string;
  words: RegistryPanelWords;
};

/** The source of a sentence about somebody else's product, and the day on which we read it. */
export function SourceLine({ source, name, words }: SourceLineProps) {
  return (
    <p className="mt-2 text-ink-3 text-[0.875rem]">
      <ExternalLink href={source.address}>{name}</ExternalLink>{" "}
      {`${words.readOn} ${formatDate(source.readOn)}`}
    </p>
  );
}
