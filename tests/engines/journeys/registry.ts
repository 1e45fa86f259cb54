import { mcpServers } from "#content/mcp-servers.ts";
import { bothWidths, journey } from "../journey.ts";

const field = 'css=main input >> name="Search servers"';
const found = (count: number) => `css=h2 >> text="${count} server(s) found"`;
const suggestions = 'listbox "Suggestions"';
const panel = "css=dialog";
const tab = (name: string) => `${panel} >> tab "${name}"`;
const shown = `${panel} >> tabpanel`;

/** A server whose name no other server mentions, with a command of one line. */
const server = mcpServers.find(({ name }) => name === "Brave Search");
const visit = "visit /mcp-registry?q=Brave+Search";
const databases = mcpServers.filter(({ category }) => category === "Database");

/** The list of MCP servers: search, suggestions, categories, copying and the panel. */
export const registry = [
  journey(
    "the registry is searched, and its suggestions are chosen by pointer and by keys",
    async (page) => {
      const first = `${suggestions} >> option >> nth=0`;
      await page.go(`visit /mcp-registry; see ${found(mcpServers.length)}
        click ${field}; see combobox "Search servers"; type sea; reach ${first}; look
        press ArrowDown; see ${first} >> is=chosen`);
      const { text } = await page.see(first);
      await page.go(`press Enter; gone ${suggestions}; see ${field} >> value="${text}"
        fill ${field} with goog; click ${suggestions} >> option "Google Workspace"
        gone ${suggestions}; see ${field} >> value="Google Workspace"
        at /mcp-registry?q=Google+Workspace`);
    },
    bothWidths,
  ),
  journey(
    "a category narrows the registry, and what has no match says so",
    `visit /mcp-registry; click group "Categories" >> button /^Database/
    see ${found(databases.length)}
    fill ${field} with zzz; see heading "No servers found"; look desktop phone
    press Escape; click button "Clear filters"; see ${found(mcpServers.length)}`,
  ),
  journey(
    "the command of a server is copied, and can be pasted",
    `${visit}; click button "Copy"; see text="Copied!"
    fill ${field} with ; press Control v; see ${field} >> value="${server?.installCommand}"`,
  ),
  journey(
    "the panel of a server opens with its configurations, and gives the focus back",
    `${visit}; click button "Install"; focused ${tab("Claude Code")}; reach ${shown}; look
    press ArrowRight; focused ${tab("Claude Desktop")}; see ${shown} >> text=/"mcpServers"/
    click ${tab("VS Code")}; see ${shown} >> text=/"inputs"/
    press Escape; gone ${panel}; focused button "Install"
    click button "Documentation"; reach ${panel} >> heading "${server?.name}"; look
    click ${panel} >> button "Close panel"; gone ${panel}`,
    bothWidths,
  ),
];
