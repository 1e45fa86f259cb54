import { clients, isConnector } from "@yno/registry/clients";
import type { McpClientId } from "@yno/registry/enums";
import { type Named, nameFor } from "@yno/registry/names";
import { listPlaceholders, type Transport } from "@yno/registry/transport";
import { useState } from "react";
import { Tabs } from "#app/ui/tabs.tsx";
import type { RegistryCardWords, RegistryPanelWords } from "#content/schema/mcp-registry-page.ts";
import { CopyText, SourceLine } from "./copy-text.tsx";

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
