import { clients } from "@yno/registry/clients";
import type { McpClientId } from "@yno/registry/enums";
import { listPlaceholders, type Transport } from "@yno/registry/transport";
import { useState } from "react";
import { Tabs } from "#app/ui/tabs.tsx";
import type { RegistryCardWords, RegistryPanelWords } from "#content/schema/mcp-registry-page.ts";
import { CopyText } from "./copy-text.tsx";

type ClientTabsProps = {
  /** What the server is called in a configuration. */
  name: string;
  transport: Transport;
  words: RegistryPanelWords;
  card: RegistryCardWords;
};

/** The configuration for one client at a time. */
export function ClientTabs({ name, transport, words, card }: ClientTabsProps) {
  const [chosen, setChosen] = useState<McpClientId>("claude-code");
  const hasPlaceholders = listPlaceholders(transport).length > 0;
  const tabs = words.clients.map((client) => ({
    value: client.id,
    label: client.name,
    content: (
      <>
        <p className="panel-text">{client.place}</p>
        <CopyText text={clients[client.id](name, transport)} words={card} />
        {/* VS Code asks for secrets on its own. */}
        {hasPlaceholders && client.id !== "vs-code" && (
          <p className="panel-text">{words.placeholders}</p>
        )}
      </>
    ),
  }));
  return (
    <div className="server-clients line-product">
      <Tabs label={words.install} tabs={tabs} chosen={chosen} onChoose={setChosen} />
    </div>
  );
}
