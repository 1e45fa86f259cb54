import { expect } from "vitest";
import { mcpServers } from "#content/mcp-servers.ts";
import type { Journey } from "../journey.ts";
import { look } from "../look.ts";
import type { Page } from "../page.ts";
import { like, type Target } from "../target.ts";

const field: Target = { css: "main input", name: "Search servers" };
const found = (said: string): Target => ({ css: "h2", text: said });
const suggestions: Target = { role: "listbox", name: "Suggestions" };
const suggestion = (nth: number): Target => ({ role: "option", within: suggestions, nth });
const panel: Target = { role: "dialog", css: "dialog" };

/** A server whose name no other server mentions, with a command of one line. */
const git = mcpServers.find(({ name }) => name === "Brave Search");
if (!git) throw new Error("The server of these journeys is gone: name another.");
const address = "/mcp-registry?q=Brave+Search";

/** The list of MCP servers: search, suggestions, categories, copying and the panel. */
export const registry: readonly Journey[] = [
  {
    title: "the registry is searched, and its suggestions are chosen by pointer and by keys",
    travel: async (page) => {
      await page.visit("/mcp-registry");
      await page.see(found(`${mcpServers.length} server(s) found`));
      await page.click(field);
      await page.see({ role: "combobox", name: "Search servers" });
      await page.type("sea");
      await page.reach(suggestion(0));
      await look(page);
      await page.press("ArrowDown");
      await page.seeThat(
        suggestion(0),
        "selected",
        ({ attributes }) => attributes["aria-selected"] === "true",
      );
      const { text } = await page.see(suggestion(0));
      await page.press("Enter");
      await page.gone(suggestions);
      expect((await page.see(field)).value).toBe(text);
      await page.fill(field, "goog");
      await page.click({ role: "option", name: "Google Workspace", within: suggestions });
      await page.gone(suggestions);
      expect((await page.see(field)).value).toBe("Google Workspace");
      await page.at("/mcp-registry?q=Google+Workspace");
    },
  },
  {
    title: "a category narrows the registry, and what has no match says so",
    travel: async (page) => {
      await page.visit("/mcp-registry");
      await page.click({
        role: "button",
        name: like(/^Database/),
        within: { role: "group", name: "Categories" },
      });
      const inCategory = mcpServers.filter(({ category }) => category === "Database");
      await page.see(found(`${inCategory.length} server(s) found`));
      await page.fill(field, "zzz");
      await page.see({ role: "heading", name: "No servers found" });
      await look(page);
      await page.press("Escape");
      await page.click({ role: "button", name: "Clear filters" });
      await page.see(found(`${mcpServers.length} server(s) found`));
    },
  },
  {
    title: "the command of a server is copied",
    travel: async (page) => {
      await page.visit(address);
      await page.click({ role: "button", name: "Copy" });
      await page.see({ text: "Copied!" });
      expect(await pasted(page)).toBe(git.installCommand);
    },
  },
  {
    title: "the panel of a server opens with its configurations, and gives the focus back",
    travel: async (page) => {
      await page.visit(address);
      const install: Target = { role: "button", name: "Install" };
      await page.click(install);
      await page.focused({ role: "tab", name: "Claude Code", within: panel });
      const text: Target = { role: "tabpanel", within: panel };
      await page.reach(text);
      await look(page);
      await page.press("ArrowRight");
      await page.focused({ role: "tab", name: "Claude Desktop", within: panel });
      await page.seeThat(text, "the JSON", (shown) => shown.text.includes('"mcpServers"'));
      await page.click({ role: "tab", name: "VS Code", within: panel });
      await page.seeThat(text, "that of VS Code", (shown) => shown.text.includes('"inputs"'));
      await page.press("Escape");
      await page.gone(panel);
      await page.focused(install);
      await page.click({ role: "button", name: "Documentation" });
      await page.reach({ role: "heading", name: git.name, within: panel });
      await look(page);
      await page.click({ role: "button", name: "Close panel", within: panel });
      await page.gone(panel);
    },
  },
];

/** What the clipboard holds, found out by pasting it into the search field. */
async function pasted(page: Page): Promise<string> {
  await page.fill(field, "");
  await page.press("Control", "v");
  await page.seeThat(field, "filled", ({ value }) => value !== "");
  return (await page.see(field)).value;
}
