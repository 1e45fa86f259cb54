import { type McpServerCard, unpackCard } from "@yno/registry/cards";
import { SearchField } from "#app/ui/filter-fields.tsx";
import { mcpServerColumns } from "#content/derived/mcp-server-cards.ts";
import { mcpServerDetails } from "#content/derived/mcp-server-details.ts";
import { policyProof } from "#content/derived/policy-proof.ts";
import { panel } from "#content/mcp-registry-panel.ts";
import * as words from "#content/pages/mcp-registry.ts";
import { fromColumns } from "#content/schema/columns.ts";
import { AtAddress } from "#tests/gallery/at-address.tsx";
import type { Examples } from "#tests/gallery/examples.ts";
import { McpRegistry } from "./mcp-registry.tsx";
import type { PanelPart } from "./server-list.tsx";
import { ServerPanel } from "./server-panel.tsx";
import { SuggestionList } from "./suggestion-list.tsx";

const mcpServerCards = fromColumns(mcpServerColumns).map(unpackCard);

const content = { details: mcpServerDetails, proof: policyProof, words: panel };

function serverOf(id: string): McpServerCard {
  const server = mcpServerCards.find((each) => each.id === id);
  if (!server) throw new Error(`The server '${id}' of the examples is gone.`);
  return server;
}

const nothing = () => undefined;

function registry(query = "") {
  return (
    <AtAddress address={`/mcp-registry${query}`}>
      <div className="page">
        <McpRegistry
          servers={mcpServerCards}
          words={words}
          loadPanel={async () => content}
          opening={(search, categories) => (
            <div className="opening opening-across">
              {search}
              {categories}
            </div>
          )}
          strip={() => null}
        />
      </div>
    </AtAddress>
  );
}

function openPanel(server: McpServerCard, part: PanelPart) {
  return (
    <AtAddress address="/mcp-registry">
      <ServerPanel {...{ server, content, part, card: words.card }} open onClose={nothing} />
    </AtAddress>
  );
}

function suggestions(texts: readonly string[]) {
  return (
    <AtAddress address="/mcp-registry">
      <SearchField {...words.search} value="git" onType={nothing}>
        <SuggestionList
          id="example"
          list={{ current: null }}
          open
          texts={texts}
          words={words.search}
        />
      </SearchField>
    </AtAddress>
  );
}

export const examples = {
  all: () => registry(),
  "by category": () => registry("?category=Database"),
  empty: () => registry("?q=zzz&category=CRM"),
  "a kit": () => registry("?q=zzz&kit=xero,slack,postgres-mcp-pro,atlassian,none"),
  "a comparison": () => registry("?q=zzz&compare=xero,slack,postgres-mcp-pro,github"),
  "documentation of a server": () => openPanel(serverOf("elasticsearch"), "documentation"),
  "configuration of a server": () => openPanel(serverOf("brave-search"), "install"),
  "a hosted server": () => openPanel(serverOf("rootly"), "install"),
  suggestions: () => suggestions(["git", "GitHub", "GitLab"]),
  "no suggestions": () => suggestions([]),
} satisfies Examples;
