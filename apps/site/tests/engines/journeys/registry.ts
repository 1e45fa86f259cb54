import { mcpServers } from "#content/collections/mcp-servers.ts";
import { journey } from "../journey.ts";
import { css, role, text } from "../target.ts";

const field = css("main input").named("Search servers");
const found = (count: number) => css("h2").text(`${count} server(s) found`);
const suggestions = role("listbox", "Suggestions");
const panel = css("dialog");
const configuration = panel.role("region", "Configuration");
const tab = (name: string) => configuration.role("tab", name);
const shown = configuration.role("tabpanel");

/** A server whose name no other server mentions, with a command of one line. */
const server = mcpServers.find(({ name }) => name === "Brave Search");
if (!server) throw new Error("These journeys need the server Brave Search.");
const databases = mcpServers.filter(({ category }) => category === "Database");

/** Whether the part that the address names is in the upper half of the window. */
function isInPlace(): boolean {
  const top = document.querySelector(":target")?.getBoundingClientRect().top ?? -1;
  return top >= 0 && top < innerHeight / 2;
}

/** The list of MCP servers: search, suggestions, categories, copying and the panel. */
export const registry = (["desktop", "phone"] as const).map((width) =>
  journey(
    "/mcp-registry",
    "the registry is searched and narrowed, and a server shows its panel and gives its command",
    async (page) => {
      const first = suggestions.role("option").nth(0);
      if (width === "phone") {
        // With a query, so that the page is loaded again.
        await page.visit(`/mcp-registry?q=#server-${server.id}`);
        await page.until(isInPlace);
      }
      await page.see(found(mcpServers.length));
      if (width === "desktop") {
        // Most cards above it have never been laid out.
        await page.click(role("navigation", "On this page").role("link", "Finance"));
        await page.until(isInPlace);
      }
      await page.click(role("group", "Categories").role("button", /^Database/));
      await page.see(found(databases.length));
      await page.fill(field, "zzz");
      await page.see(role("heading", "No servers found"));
      await page.look();
      await page.press("Escape");
      await page.click(role("button", "Clear filters"));
      await page.see(found(mcpServers.length));

      await page.click(field);
      await page.see(role("combobox", "Search servers"));
      await page.type("sea");
      await page.reach(first);
      await page.look();
      await page.press("ArrowDown");
      const { text: suggested } = await page.see(first.is("chosen"));
      await page.press("Enter");
      await page.gone(suggestions);
      await page.see(field.valued(suggested));
      await page.fill(field, "brave");
      await page.click(suggestions.role("option", server.name));
      await page.gone(suggestions);
      await page.see(field.valued(server.name));
      await page.expectAt("/mcp-registry?q=Brave+Search");

      await page.click(role("button", "Install"));
      await page.see(tab("Claude Code").is("focused"));
      await page.reach(shown);
      await page.look();
      await page.press("ArrowRight");
      await page.see(tab("Claude Desktop").is("focused"));
      await page.see(shown.text(/"mcpServers"/));
      await page.click(tab("VS Code"));
      await page.see(shown.text(/"inputs"/));
      await page.press("Escape");
      await page.gone(panel);
      await page.see(role("button", "Install").is("focused"));
      await page.click(role("button", "Documentation"));
      await page.reach(panel.role("heading", server.name));
      await page.look();
      await page.click(panel.role("button", "Close panel"));
      await page.gone(panel);
      await page.click(role("button", "Copy"));
      await page.see(text("Copied!"));
      await page.fill(field, "");
      await page.press("Control", "v");
      await page.see(field.valued(server.installCommand));
    },
    { width },
  ),
);
