import type { Page } from "@playwright/test";
import { mcpServers } from "#content/collections/mcp-servers.ts";
import { accessibilityProblems } from "#e2e/support/accessibility.ts";
import { commit, compose, pressTaken } from "#e2e/support/keyboard.ts";
import { expect, refuseCopying, test } from "#tests/gallery/component.ts";
import { closeToasts } from "#tests/gallery/form-steps.ts";

/** When the page opens, for tests that stop the clock a minute later. */
const opened = Date.parse("2026-11-24T08:00:00Z");
const all = "features/mcp-registry/mcp-registry: all";
const active = mcpServers.filter(({ status }) => status === "active");

const field = (page: Page) => page.getByLabel("Search servers");
const found = (page: Page) => page.getByRole("main").getByRole("heading", { level: 2 }).first();
const cards = (page: Page) =>
  page.getByRole("listitem").filter({ has: page.getByRole("button", { name: "Install" }) });
const card = (page: Page, name: string) =>
  cards(page).filter({ has: page.getByRole("heading", { level: 3, name, exact: true }) });
const category = (page: Page, name: string) =>
  page.getByRole("group", { name: "Categories" }).getByRole("button", { name });
const badge = (page: Page) => page.locator(".registry-badge");
const suggestions = (page: Page) => page.getByRole("listbox", { name: "Suggestions" });
const options = (page: Page) => suggestions(page).getByRole("option");
const clearFilters = (page: Page) => page.getByRole("button", { name: "Clear filters" });
const panel = (page: Page) => page.getByRole("dialog");
const configuration = (page: Page) =>
  panel(page).getByRole("region", { name: "Configuration" }).getByRole("tabpanel");
const none = (page: Page) => page.getByText("No suggestions found.");

/** Looks into every field, as in the specification. */
function holding(text: string, name?: string) {
  return mcpServers.filter(
    (server) =>
      (name === undefined || server.category === name) &&
      [
        ...[server.name, server.description, server.author, server.category, server.installCommand],
        ...server.tags,
      ].some((each) => each.toLowerCase().includes(text.toLowerCase())),
  );
}

async function expectServers(
  page: Page,
  servers: readonly { name: string; status: string }[],
): Promise<void> {
  const active = servers.filter(({ status }) => status === "active");
  // Where all that was found isn't kept up, it isn't folded.
  const shown = active.length > 0 ? active : servers;
  await expect(cards(page).getByRole("heading", { level: 3 })).toHaveText(
    shown.map(({ name }) => name),
  );
}

/** Waits until the library of the combobox has come. */
async function focusField(page: Page): Promise<void> {
  await field(page).focus();
  const combobox = page.getByRole("combobox", { name: "Search servers" });
  await expect(combobox).toHaveAttribute("aria-autocomplete", "list");
}

const address = (query: string) => (url: URL) =>
  `${url.pathname}${url.search}` === `/mcp-registry${query}`;

test("typing narrows at once by every field in any case, and the (x) clears it and keeps the focus", async ({
  page,
  show,
}) => {
  await show(all, "/mcp-registry");
  const clear = page.getByRole("button", { name: "Clear search" });
  await expect(clear).toHaveCount(0);
  for (const text of ["GIT", "uvx", "vendors", "microsoft", "search & d", "nosql", ".*", "("]) {
    await field(page).fill(text);
    await expect(found(page)).toHaveText(`${holding(text).length} server(s) found for "${text}"`);
    await expectServers(page, holding(text));
  }
  await clear.click();
  await expect(field(page)).toHaveValue("");
  await expect(field(page)).toBeFocused();
  await expect(suggestions(page)).toBeHidden();
  await expectServers(page, mcpServers);
  await expect(page).toHaveURL(address(""));
});

test("a category narrows together with the text, shows its badge, and is a step for Back", async ({
  page,
  show,
}) => {
  await show(all, "/mcp-registry?q=sql&category=Database");
  await expect(field(page)).toHaveValue("sql");
  await expect(category(page, "Database")).toHaveAttribute("aria-pressed", "true");
  await expect(badge(page)).toHaveText("Database");
  await expectServers(page, holding("sql", "Database"));
  await category(page, "Data & APIs").click();
  await expect(page).toHaveURL(address("?q=sql&category=Data+%26+APIs"));
  await expectServers(page, holding("sql", "Data & APIs"));
  await page.goBack();
  await expectServers(page, holding("sql", "Database"));
  await page.goForward();
  await expect(category(page, "Data & APIs")).toHaveAttribute("aria-pressed", "true");
  await category(page, "All").click();
  await expect(page).toHaveURL(address("?q=sql"));
  await expectServers(page, holding("sql"));
  await expect(badge(page)).toHaveCount(0);
});

test("'Clear filters' resets search and category, and is shown only when there is something to clear", async ({
  page,
  show,
}) => {
  await show(all, "/mcp-registry");
  await expect(clearFilters(page)).toHaveCount(0);
  await category(page, "Development").click();
  await field(page).fill("git");
  await page.keyboard.press("Escape");
  await clearFilters(page).click();
  await expect(field(page)).toHaveValue("");
  await expect(category(page, "All")).toHaveAttribute("aria-pressed", "true");
  await expectServers(page, mcpServers);
  await expect(page).toHaveURL(address(""));
  await expect(found(page)).toBeFocused();
  await expect(suggestions(page)).toBeHidden();
});

test("without a match the page names the term, and there's no list to skip", async ({
  page,
  show,
}) => {
  const ends = page.getByRole("link", { name: /^(?:Skip the list|Back to the filters)$/ });
  await show(all, "/mcp-registry");
  await expect(ends).toHaveCount(2);
  await field(page).fill("zzz");
  await expect(page.getByRole("heading", { name: "No servers found" })).toBeVisible();
  await expect(
    page.getByText(
      'No results found for "zzz". Try different search terms or adjust your filters.',
      { exact: true },
    ),
  ).toBeVisible();
  await expect(found(page)).toHaveText('0 server(s) found for "zzz"');
  await expect(cards(page)).toHaveCount(0);
  await expect(ends).toHaveCount(0);
});

test("any text in the address is plain text, and what names no category shows everything", async ({
  page,
  show,
}) => {
  for (const text of ["<img src=x onerror=alert(1)>", "\0", "a\nb"]) {
    await show(all, `/mcp-registry?q=${encodeURIComponent(text)}`);
    await expect(found(page)).toHaveText(`${holding(text).length} server(s) found for "${text}"`, {
      useInnerText: false,
    });
  }
  await show(all, `/mcp-registry?q=${"a".repeat(10_000)}`);
  await expect(found(page)).toHaveText(/^0 server/);
  for (const name of ["database", "__proto__", ""]) {
    await show(all, `/mcp-registry?category=${name}&other=1`);
    await expect(category(page, "All")).toHaveAttribute("aria-pressed", "true");
    await expect(found(page)).toHaveText(`${mcpServers.length} server(s) found`);
  }
});

test("the list is skipped by one link, and another leads back; who takes neither reaches every server", async ({
  page,
  show,
}) => {
  await show(all, "/mcp-registry");
  await expect(cards(page)).toHaveCount(active.length);
  const skip = page.getByRole("link", { name: "Skip the list" });
  const back = page.getByRole("link", { name: "Back to the filters" });
  await page.getByRole("checkbox", { name: /^Show deprecated/ }).focus();
  await page.keyboard.press("Tab");
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await expect(skip).toHaveCSS("opacity", "1");
  await page.keyboard.press("Tab");
  await expect(cards(page).first().locator(":focus")).toBeVisible();
  await skip.press("Enter");
  await expect(back).toBeFocused();
  await expect(back).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(category(page, "All")).toBeInViewport();
  await page.keyboard.press("Tab");
  await expect(category(page, "All")).toBeFocused();
});

test("the filters are the ends of the drawing's lines, and the next stop after the search", async ({
  page,
  show,
}) => {
  await show(all, "/mcp-registry");
  await field(page).focus();
  await page.keyboard.press("Tab");
  await expect(category(page, "All")).toBeFocused();
  const drawn = page.locator(".registry-filter .drawing svg:visible");
  const line = await drawn.boundingBox();
  const button = await page
    .getByRole("button", { name: "Automation 5", exact: true })
    .boundingBox();
  if (!line || !button) throw new Error("The drawing or its button isn't shown.");
  // The first column's lines end 78 pixels from the left edge.
  expect(Math.abs(button.x - line.x - 78)).toBeLessThan(2);
});

test("what isn't kept up is behind a switch, and shown where it's all that was found", async ({
  page,
  show,
}) => {
  await show(all, "/mcp-registry");
  const hidden = card(page, "Elasticsearch");
  const toggle = page.getByRole("checkbox", { name: "Show deprecated (2)", exact: true });
  await expect(hidden).toHaveCount(0);
  await toggle.check();
  await expect(hidden).toContainText("Use instead: The MCP endpoint of Elastic Agent Builder.");
  await category(page, "AI Tools").click();
  await expect(page.getByRole("checkbox", { name: "Show deprecated (1)" })).toBeChecked();
  await expect(card(page, "ElevenLabs")).toBeVisible();
  await page.getByRole("checkbox").uncheck();
  await expect(card(page, "ElevenLabs")).toHaveCount(0);
  await field(page).fill("elevenlabs");
  await expect(card(page, "ElevenLabs")).toBeVisible();
  await expect(page.getByRole("checkbox")).toHaveCount(0);
});

test("at 390 pixels the cards are in one column", async ({ page, show }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await show(all, "/mcp-registry");
  const lefts = await cards(page).evaluateAll((each) =>
    each.map((item) => item.getBoundingClientRect().left),
  );
  expect(new Set(lefts).size).toBe(1);
});

test.describe("suggestions", () => {
  test("open while there is something to suggest, on focus too, and close when the field is left", async ({
    page,
    show,
  }) => {
    await show(all, "/mcp-registry?q=git");
    await expect(suggestions(page)).toBeHidden();
    await focusField(page);
    await expect(page.getByText("Suggestions", { exact: true })).toBeVisible();
    await expect(options(page)).not.toHaveCount(0);
    await page.keyboard.press("Tab");
    await expect(suggestions(page)).toBeHidden();
    await field(page).fill("a");
    await expect(options(page)).toHaveCount(8);
    await field(page).fill("");
    await expect(suggestions(page)).toBeHidden();
    await field(page).fill("qqqq");
    await expect(page.getByText("Suggestions", { exact: true })).toBeHidden();
    await field(page).fill("git");
    await expect(options(page)).not.toHaveCount(0);
    await page.getByRole("button", { name: "Clear search" }).click();
    await field(page).fill("qqqq");
    await expect(none(page)).toBeHidden();
  });

  test("say when further text leaves no suggestions", async ({ page, show }) => {
    await show(all, "/mcp-registry");
    await focusField(page);
    await page.keyboard.type("s");
    await page.keyboard.press("ArrowDown");
    await expect(options(page).first()).toHaveAttribute("aria-selected", "true");
    const unless = ["page-has-heading-one", "region"];
    expect(await accessibilityProblems(page, unless, ["ul.grid"]), "but the cards").toEqual([]);
    await page.keyboard.type("zzz");
    await expect(none(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(none(page)).toBeHidden();
  });

  test("fill the box on a click, close, and are a step for Back", async ({ page, show }) => {
    await show(all, "/mcp-registry");
    await field(page).fill("goog");
    await expect(page).toHaveURL(address("?q=goog"));
    await options(page).getByText("Google Workspace", { exact: true }).click();
    await expect(field(page)).toHaveValue("Google Workspace");
    await expect(field(page)).toBeFocused();
    await expect(suggestions(page)).toBeHidden();
    await expectServers(page, holding("Google Workspace"));
    await expect(page).toHaveURL(address("?q=Google+Workspace"));
    await page.goBack();
    await expect(field(page)).toHaveValue("goog");
    await expectServers(page, holding("goog"));
  });

  test("work with the keys: arrows, Home, End, Enter, Escape", async ({ page, show }) => {
    await show(all, "/mcp-registry");
    await focusField(page);
    const input = await field(page).elementHandle();
    await page.keyboard.type("s");
    const count = await options(page).count();
    expect(count).toBeGreaterThan(2);
    await expect(field(page)).toHaveAttribute("aria-expanded", "true");
    for (const [key, index] of [
      ...([
        ["ArrowDown", 0],
        ["ArrowDown", 1],
        ["End", count - 1],
        ["Home", 0],
      ] as const),
      ...([
        ["ArrowDown", 1],
        ["ArrowUp", 0],
      ] as const),
    ]) {
      await page.keyboard.press(key);
      const option = options(page).nth(index);
      await expect(option).toHaveAttribute("aria-selected", "true");
      const id = (await option.getAttribute("id")) ?? "-";
      await expect(field(page)).toHaveAttribute("aria-activedescendant", id);
    }
    const chosen = (await options(page).first().textContent()) ?? "";
    await page.keyboard.press("Enter");
    await expect(field(page)).toHaveValue(chosen);
    await expect(suggestions(page)).toBeHidden();
    await expect(field(page)).toHaveAttribute("aria-expanded", "false");

    await field(page).fill("sea");
    await page.keyboard.press("Escape");
    await expect(suggestions(page)).toBeHidden();
    await expect(field(page)).toHaveValue("sea");
    await page.keyboard.press("ArrowDown");
    await expect(suggestions(page)).toBeVisible();
    expect(await field(page).evaluate((now, before) => now === before, input)).toBe(true);
    await expect(field(page)).toBeFocused();
  });

  test("leave the keys of a composition to the input method, and answer to those after it", async ({
    page,
    show,
  }) => {
    await show(all, "/mcp-registry");
    await focusField(page);
    const expectUntouched = async () => {
      await expect(field(page)).toHaveValue("goog");
      await expect(options(page).first()).toBeVisible();
      await expect(options(page).and(page.locator("[aria-selected=true]"))).toHaveCount(0);
    };
    await compose(page, "goog");
    for (const key of ["ArrowDown", "ArrowUp", "Enter", "Escape"]) {
      await page.keyboard.press(key);
      await expectUntouched();
    }
    await commit(page, "goog");
    for (const key of ["Enter", "Escape"] as const) {
      await pressTaken(page, key);
      await expectUntouched();
    }
    await page.keyboard.press("ArrowDown");
    await pressTaken(page, "Enter");
    await expect(field(page)).toHaveValue("goog");
    const chosen = (await options(page).first().textContent()) ?? "";
    await page.keyboard.press("Enter");
    await expect(field(page)).toHaveValue(chosen);
  });

  test("leave Home and End to the text while no option is active, and Tab to the page", async ({
    page,
    show,
  }) => {
    await show(all, "/mcp-registry");
    await focusField(page);
    await page.keyboard.type("git");
    await page.keyboard.press("Home");
    await page.keyboard.type("x");
    await expect(field(page)).toHaveValue("xgit");
    await field(page).fill("git");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Tab");
    await expect(field(page)).toHaveValue("git");
    await expect(suggestions(page)).toBeHidden();
  });
});

test.describe("the panel", () => {
  test("opens in place with what the card leaves out, and gives the focus back", async ({
    page,
    show,
  }) => {
    await show(all, "/mcp-registry?q=elasticsearch");
    const button = card(page, "Elasticsearch").getByRole("button", { name: "Documentation" });
    await button.click();
    await expect(panel(page)).toHaveAccessibleName("Elasticsearch");
    await expect(page).toHaveURL(address("?q=elasticsearch"));
    await expect(panel(page).getByText(/^Deprecated by its own README/)).toBeVisible();
    await expect(panel(page).getByRole("region", { name: "Notes" })).toContainText("Five tools");
    const row = panel(page).getByRole("row", { name: /ES_API_KEY/ });
    for (const text of ["Secret", "API key of the cluster", "Optional"]) {
      await expect(row).toContainText(text);
    }
    await expect(panel(page).getByRole("region", { name: "Tools" })).toContainText("list_indices");
    const figures = panel(page).getByRole("region", { name: "Figures" });
    await expect(figures).toContainText("Published figure: read on 18 February 2026");
    await expect(figures).toContainText("Sample");
    await page.keyboard.press("Escape");
    await expect(panel(page)).toBeHidden();
    await expect(button).toBeFocused();
  });

  test("closes at Back, which changes the list behind it", async ({ page, show }) => {
    await show(all, "/mcp-registry");
    await category(page, "Database").click();
    await expectServers(page, holding("", "Database"));
    await page.getByRole("button", { name: "Documentation" }).first().click();
    await expect(panel(page)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(address(""));
    await expect(panel(page)).toBeHidden();
  });

  test("says where it was seen that a server is deprecated", async ({ page, show }) => {
    await show("features/mcp-registry/mcp-registry: documentation of a server");
    await expect(panel(page).getByText(/^Deprecated, seen in /)).toBeVisible();
  });

  test("says what to change for more than the safest mode, and what each policy takes and can't stop", async ({
    page,
    show,
  }) => {
    await show(all, "/mcp-registry?q=postgres-mcp");
    await card(page, "Postgres MCP Pro").getByRole("button", { name: "Install" }).click();
    const install = panel(page).getByRole("region", { name: "Configuration" });
    await expect(install.getByText(/set --access-mode=unrestricted/)).toBeVisible();
    await expect(install.getByRole("tabpanel")).toContainText("--access-mode=restricted");
    const policy = panel(page).getByRole("region", { name: "Policy" });
    await expect(policy.getByRole("tabpanel")).toContainText('"allowedMcpServers"');
    await expect(policy.getByRole("tabpanel")).toContainText("--access-mode=restricted");
    await policy.getByRole("radio", { name: "Block these servers" }).check();
    await expect(policy.getByRole("tabpanel")).toContainText('"deniedMcpServers"');
    await policy.getByRole("tab", { name: "Codex" }).click();
    await expect(policy.getByRole("radio", { name: "Block these servers" })).toHaveCount(0);
    await expect(policy.getByRole("tabpanel")).toContainText("[mcp_servers.postgres-mcp-pro]");
    await expect(policy.getByText("Names count here")).toBeVisible();
    await expect(policy.getByText(/ verdicts, all as they should be/)).toBeVisible();
  });

  test("gives the value of a variable that we set", async ({ page, show }) => {
    await show(all, "/mcp-registry?q=github-mcp-server");
    await card(page, "GitHub").getByRole("button", { name: "Documentation" }).click();
    const row = panel(page).getByRole("row", { name: /GITHUB_READ_ONLY/ });
    await expect(row).toContainText("Set to 1");
  });

  test("says where a hosted server goes that Claude Desktop's file doesn't take", async ({
    page,
    show,
  }) => {
    await show(all, "/mcp-registry?q=atlassian");
    await card(page, "Atlassian").getByRole("button", { name: "Install" }).click();
    await panel(page).getByRole("tab", { name: "Claude Desktop" }).click();
    const text = configuration(page);
    await expect(text).toContainText("add https://mcp.atlassian.com/v2/mcp in the settings");
    await expect(text.locator("pre")).toHaveCount(0);
  });

  test("is one for all cards, opens Install at the configuration, and closes on a click beside it", async ({
    page,
    show,
  }) => {
    await show(all, "/mcp-registry");
    await card(page, "Git").getByRole("button", { name: "Install" }).click();
    await expect(panel(page).getByRole("tab", { name: "Claude Code" }).first()).toBeFocused();
    await expect(panel(page).getByText("claude mcp add git -- uvx mcp-server-git@")).toBeVisible();
    await panel(page).getByRole("button", { name: "Close panel" }).click();
    await card(page, "GitHub").getByRole("button", { name: "Install" }).click();
    await expect(panel(page)).toHaveAccessibleName("GitHub");
    await expect(page.locator("dialog.dialog-side")).toHaveCount(1);
    await page.mouse.click(100, 400);
    await expect(panel(page)).toBeHidden();
  });

  test("has another configuration for Windows where a client needs it, and keeps the choice", async ({
    page,
    show,
  }) => {
    await show("features/mcp-registry/mcp-registry: configuration of a server");
    const text = configuration(page);
    const system = (name: string) =>
      panel(page).getByRole("region", { name: "Configuration" }).getByRole("radio", { name });
    await expect(system("Linux")).toBeChecked();
    await expect(text).toContainText('"command": "npx"');
    await system("Windows").check();
    await expect(text).toContainText('"args": ["/c", "npx", "-y", ');
    await expect(text).toContainText(" -- cmd /c npx -y ");
    await expect(text.getByText(/^On Windows, npx is a script/)).toBeVisible();
    await panel(page).getByRole("tab", { name: "Cursor" }).click();
    await expect(system("Windows")).toBeChecked();
    await expect(text).toContainText('"command": "cmd"');
    await panel(page).getByRole("tab", { name: "VS Code" }).first().click();
    await expect(text).toContainText('"command": "npx"');
  });

  test.describe("on Windows", () => {
    test.use({ ownContext: true });

    test("starts with its configuration", async ({ page, show }) => {
      await page.addInitScript(() => {
        const value = "Mozilla/5.0 (Windows NT 10.0; Win64; x64)";
        Object.defineProperty(navigator, "userAgent", { value });
      });
      await show("features/mcp-registry/mcp-registry: configuration of a server");
      await expect(configuration(page)).toContainText("%USERPROFILE%\\.claude.json");
      await expect(configuration(page)).toContainText('"command": "cmd"');
    });
  });

  test("has a configuration for ten clients, chosen by pointer and by keys", async ({
    page,
    show,
  }) => {
    await show("features/mcp-registry/mcp-registry: configuration of a server");
    const tabs = panel(page).getByRole("tablist", { name: "Your client" }).getByRole("tab");
    await expect(tabs).toHaveText([
      ...["Claude Code", "Claude Desktop", "VS Code", "Cursor", "Codex", "Gemini CLI"],
      ...["Copilot CLI", "Zed", "Devin Desktop", "Goose"],
    ]);
    const text = configuration(page);
    await expect(text).toContainText(`"BRAVE_API_KEY": "\${BRAVE_API_KEY}"`);
    await page.keyboard.press("ArrowRight");
    await expect(tabs.nth(1)).toBeFocused();
    await expect(text).toContainText('"<BRAVE_API_KEY>"');
    await tabs.nth(2).click();
    await expect(text).toContainText('"password": true');
    await expect(text).toContainText('"io.github.brave/brave-search-mcp-server": {');
    await expect(text).not.toContainText("Replace the text between");
    await page.keyboard.press("End");
    await expect(tabs.nth(9)).toHaveAttribute("aria-selected", "true");
    await expect(text).toContainText("env_keys:");
    await page.keyboard.press("ArrowRight");
    await expect(tabs.first()).toBeFocused();
  });
});

test.describe("a kit", () => {
  const kit = (page: Page) => page.getByRole("complementary", { name: /^Your kit/ });

  test("is an address: servers are added, removed, and steps for Back", async ({ page, show }) => {
    await show(all, "/mcp-registry");
    const add = (name: string) => card(page, name).getByRole("button", { name: "Add to kit" });
    await add("Git").click();
    await expect(page).toHaveURL(address("?kit=git"));
    await add("Fetch").click();
    await expect(page).toHaveURL(address("?kit=git%2Cfetch"));
    await expect(kit(page)).toHaveAccessibleName("Your kit 2 servers");
    await expect(card(page, "Git").getByRole("button", { name: "In your kit" })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    await page.goBack();
    await expect(kit(page)).toHaveAccessibleName("Your kit 1 server");
    await kit(page).getByRole("button", { name: "Remove Git" }).click();
    await expect(kit(page)).toHaveCount(0);
    await expect(found(page)).toBeFocused();
    await expect(page).toHaveURL(address(""));
  });

  test("has the files of its servers in one, what to fill in, and policies", async ({
    page,
    show,
  }) => {
    await show(all, "/mcp-registry?kit=xero,slack,sanity,no-such,__proto__");
    await expect(kit(page)).toContainText('We don\'t list "no-such", "__proto__"');
    await expect(kit(page).getByRole("listitem").nth(2)).toHaveText(/^Sanityv[\d.]+ sample×$/);
    await kit(page).getByRole("tab", { name: "Codex" }).first().click();
    const file = kit(page).getByRole("region", { name: "Your client" }).getByRole("tabpanel");
    await expect(file).toContainText("[mcp_servers.xero]");
    await expect(file).toContainText("[mcp_servers.slack]");
    const needs = kit(page).getByRole("table", { name: "What to fill in" });
    await expect(needs.getByRole("row", { name: /XERO_CLIENT_SECRET/ })).toContainText("secret");
    await expect(needs.getByRole("link", { name: /^View on GitHub/ }).first()).toBeVisible();
    const policy = kit(page).getByRole("region", { name: "Policy" }).getByRole("tabpanel");
    await expect(policy).toContainText('["npx", "-y", "@xeroapi/xero-mcp-server@0.0.12"]');
    await kit(page).getByRole("button", { name: "Empty the kit" }).click();
    await expect(kit(page)).toHaveCount(0);
    await expect(found(page)).toBeFocused();
  });

  test("opens the panel of a server that the filters leave out", async ({ page, show }) => {
    await show(all, "/mcp-registry?q=git&kit=xero");
    await kit(page).getByRole("button", { name: "Xero", exact: true }).click();
    await expect(panel(page)).toHaveAccessibleName("Xero");
    await page.keyboard.press("Escape");
    await kit(page).getByRole("button", { name: "Empty the kit" }).click();
  });

  test("of names that aren't listed has a sentence, and no files that would allow nothing", async ({
    page,
    show,
  }) => {
    await show(all, "/mcp-registry?kit=none&compare=none");
    await expect(kit(page)).toContainText("We don't list \"none\", so it's left out.");
    await expect(kit(page).getByRole("tab")).toHaveCount(0);
    const comparison = page.getByRole("region", { name: "Compare 0 servers" });
    await expect(comparison).toContainText("We don't list \"none\", so it's left out.");
    await kit(page).getByRole("button", { name: "Empty the kit" }).click();
  });

  test("has at most 30 servers", async ({ page, show }) => {
    const ids = active.slice(0, 31).map(({ id }) => id);
    await show(all, `/mcp-registry?kit=${ids.join(",")}`);
    await expect(kit(page)).toHaveAccessibleName("Your kit 30 servers");
    await expect(kit(page)).toContainText("A kit has at most 30 servers. 1 more is left out.");
    const last = active[30]?.name ?? "";
    await card(page, last).getByRole("button", { name: "Add to kit" }).click();
    await expect(page.getByText("Remove one first.").first()).toBeVisible();
    await expect(kit(page)).toHaveAccessibleName("Your kit 30 servers");
    await closeToasts(page);
    // It would come along to the next page that is shown.
    await kit(page).getByRole("button", { name: "Empty the kit" }).click();
    await expect(kit(page)).toHaveCount(0);
  });
});

test("a comparison shows at most four servers, what differs, and what isn't recorded", async ({
  page,
  show,
}) => {
  await show(all, "/mcp-registry?compare=xero,slack,git,github,fetch");
  const section = page.getByRole("region", { name: "Compare 4 servers" });
  const table = section.getByRole("table");
  await expect(table.getByRole("columnheader")).toHaveText([
    ...["Fact", "Xero", "Slack", "Git", "GitHub"],
  ]);
  await expect(section).toContainText("At most 4 servers are compared");
  await expect(table.getByRole("row", { name: /^Data location/ })).toContainText("Not recorded");
  await expect(table.getByRole("row", { name: /^Required secrets/ })).toContainText(
    "XERO_CLIENT_SECRET",
  );
  await section.getByRole("checkbox", { name: "Show differences only" }).check();
  await expect(table.getByRole("row", { name: /^Data location/ })).toHaveCount(0);
  await section.getByRole("button", { name: "Close comparison" }).click();
  await expect(section).toHaveCount(0);
  await expect(page).toHaveURL(address(""));
});

test.describe("with a clock", () => {
  test.use({ hasClock: true });

  test("the list follows in the frame of the key press, the address 300 ms later, and results and suggestions are counted for a screen reader after half a second", async ({
    page,
    show,
  }) => {
    await page.clock.install({ time: opened });
    await show(all, "/mcp-registry");
    await focusField(page);
    await page.clock.pauseAt(opened + 60_000);
    await field(page).fill("goog");
    // The clock is paused, so nothing depends on it.
    const line = `${holding("goog").length} server(s) found for "goog"`;
    await expect(found(page)).toHaveText(line);
    const count = await options(page).count();
    await page.clock.runFor(299);
    await expect(page).toHaveURL(address(""));
    await page.clock.runFor(1);
    await expect(page).toHaveURL(address("?q=goog"));
    const region = page.getByRole("status").filter({ hasText: "server(s) found" });
    await page.clock.runFor(199);
    await expect(region).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(region).toHaveText(`${line}. ${count} suggestions.`);
    await page.keyboard.press("Escape");
    await expect(options(page)).toHaveCount(0);
    await page.clock.runFor(600);
    await expect(region, "with the same list").toHaveText(`${line}. ${count} suggestions.`);
  });
});

test.describe("copying", () => {
  test.afterEach(async ({ page }) => {
    await page.keyboard.press("Escape");
    await closeToasts(page);
  });
  const [server] = mcpServers;
  if (!server) throw new Error("The registry is empty.");

  test("puts a command or a configuration on the clipboard, and confirms it in place", async ({
    page,
    show,
  }) => {
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    await show(all, "/mcp-registry");
    await card(page, server.name).getByRole("button", { name: "Copy" }).click();
    await expect(page.getByText("Copied!", { exact: true })).toBeVisible();
    await expect(
      page.getByText(`Copied: ${server.installCommand}`, { exact: true }).first(),
    ).toBeVisible();
    expect(await copied()).toBe(server.installCommand);

    await card(page, "Freshdesk").getByRole("button", { name: "Install" }).click();
    await panel(page).getByRole("tab", { name: "Cursor" }).click();
    await configuration(page).getByRole("button", { name: "Copy" }).click();
    await expect(configuration(page).getByRole("status")).toHaveText("Copied!");
    expect(JSON.parse(await copied())).toHaveProperty("mcpServers.freshdesk.command", "uvx");
  });

  test("where it's refused, selects the text and says which keys to press", async ({
    page,
    show,
  }) => {
    await refuseCopying(page);
    const selected = () => page.evaluate(() => getSelection()?.toString());
    await show(all, "/mcp-registry");
    await card(page, server.name).getByRole("button", { name: "Copy" }).click();
    await expect(page.getByText("Your browser blocked copying").first()).toBeVisible();
    await expect(page.getByText(/Press (Ctrl|Cmd) and c to copy it\./).first()).toBeVisible();
    expect(await selected()).toBe(server.installCommand);
    await expect(page.getByText("Copied!", { exact: true })).toHaveCount(0);

    await card(page, "Freshdesk").getByRole("button", { name: "Install" }).click();
    await configuration(page).getByRole("button", { name: "Copy" }).first().click();
    await expect(configuration(page).getByRole("status").first()).toContainText(
      "and c to copy it.",
    );
    expect(await selected()).toContain('"freshdesk"');

    await page.keyboard.press("Escape");
    await card(page, server.name).getByRole("button", { name: "Install" }).click();
    await expect(configuration(page).getByRole("status").first()).toBeEmpty();

    await show(all, "/mcp-registry?kit=xero");
    await page.getByRole("button", { name: "Copy link" }).click();
    await expect(page.getByText("The address of this page leads to this kit too")).toBeVisible();
    await page.getByRole("button", { name: "Empty the kit" }).click();
  });
});
