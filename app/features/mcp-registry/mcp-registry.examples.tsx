import { fromColumns } from "@yno/records/columns";
import type { McpServerCard, McpServerDetails } from "@yno/registry/cards";
import { mcpCategories } from "@yno/registry/enums";
import { toTransport } from "@yno/registry/transport";
import { SearchField } from "#app/ui/filter-fields.tsx";
import { panel } from "#content/mcp-registry-panel.ts";
import * as words from "#content/pages/mcp-registry.ts";
import { mcpServerColumns } from "#derived/mcp-server-cards.ts";
import { mcpServerDetails } from "#derived/mcp-server-details.ts";
import { AtAddress } from "#tests/gallery/at-address.tsx";
import type { Examples } from "#tests/gallery/examples.ts";
import { CategoryMap, McpRegistry } from "./mcp-registry.tsx";
import { countByCategory } from "./registry.ts";
import { EnvironmentTable, ServerFacts, ServerFigures } from "./server-facts.tsx";
import { CommandLine, type PanelPart, ServerCard, ServerList } from "./server-list.tsx";
import { ClientTabs, CopyText, ServerPanel, SourceLine } from "./server-panel.tsx";
import { SuggestionList } from "./suggestion-list.tsx";
import "#app/sections/lists.css";

const mcpServerCards = fromColumns(mcpServerColumns);

type Server = { server: McpServerCard; details: McpServerDetails };

function serverOf(id: string): Server {
  const server = mcpServerCards.find((each) => each.id === id);
  const details = mcpServerDetails[id];
  if (!server || !details) throw new Error(`The server '${id}' of the examples is gone.`);
  return { server, details };
}

const nothing = () => undefined;

function registry(query = "", servers: readonly McpServerCard[] = mcpServerCards) {
  return (
    <AtAddress address={`/mcp-registry${query}`}>
      <div className="page">
        <McpRegistry
          servers={servers}
          categories={mcpCategories}
          words={words}
          loadPanel={async () => ({ details: mcpServerDetails, words: panel })}
          opening={(search, drawing) => (
            <div className="opening opening-across">
              {search}
              {drawing}
            </div>
          )}
          strip={() => null}
        />
      </div>
    </AtAddress>
  );
}

function openPanel({ server, details }: Server, part: PanelPart) {
  return (
    <AtAddress address="/mcp-registry">
      <ServerPanel
        {...{ server, details, part, words: panel, card: words.card }}
        open
        onClose={nothing}
      />
    </AtAddress>
  );
}

/** More servers than a page holds all at once. */
const fiveTimes = Array.from({ length: 5 }, (_, round) =>
  mcpServerCards.map((server) => ({ ...server, id: `${server.id}-${round}` })),
).flat();

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

/** What the panel is made of, for a server with secrets and a note. */
function parts({ server, details }: Server) {
  const transport = toTransport(details);
  const shared = { server, details, transport, words: panel, card: words.card };
  return (
    <AtAddress address="/mcp-registry">
      <div className="mt-7 mb-4 grid grid-cols-1 gap-8">
        <ClientTabs {...shared} server={{ ...server, ...details }} />
        <EnvironmentTable variables={details.environment} words={panel} />
        <ServerFigures basis={details.basis} {...shared} />
        <ServerFacts {...shared} />
        <CopyText text="uvx mcp-server-git" words={words.card} />
        <SourceLine source={panel.allowlistSource} name={panel.clientSource} words={panel} />
      </div>
    </AtAddress>
  );
}

export const examples = {
  all: () => registry(),
  "by category": () => registry("?category=Database"),
  empty: () => registry("?q=zzz&category=CRM"),
  "the map of categories": () => (
    <AtAddress address="/mcp-registry?category=Finance">
      <CategoryMap
        counts={countByCategory(mcpServerCards)}
        categories={mcpCategories}
        chosen="Finance"
        anchor="filters"
        label={words.filters.byCategory}
      />
    </AtAddress>
  ),
  "more than a page holds": () => registry("", fiveTimes),
  "documentation of a server": () => openPanel(serverOf("elasticsearch"), "documentation"),
  "configuration of a server": () => openPanel(serverOf("brave-search"), "install"),
  "a hosted server": () => openPanel(serverOf("rootly"), "install"),
  "parts of the panel": () => parts(serverOf("elasticsearch")),
  suggestions: () => suggestions(["git", "GitHub", "GitLab"]),
  "no suggestions": () => suggestions([]),
  "cards of servers": () => (
    <div className="registry">
      <ServerList
        found={[serverOf("elevenlabs").server]}
        total={1}
        strip={() => null}
        words={words.card}
        onOpen={nothing}
        onReach={nothing}
      />
      <ul className="grid grid-cols-1 @min-[52rem]/page:grid-cols-2 @min-[52rem]/page:gap-x-12">
        <ServerCard
          server={serverOf("sanity").server}
          words={words.card}
          onOpen={nothing}
          onReach={nothing}
        />
      </ul>
      <p id="described">Git</p>
      <CommandLine command="uvx mcp-server-git" describedBy="described" words={words.card} />
    </div>
  ),
} satisfies Examples;
