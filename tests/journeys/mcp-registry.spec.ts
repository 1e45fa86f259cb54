import type { Locator, Page } from "@playwright/test";
import { mcpServers } from "#content/mcp-servers.ts";
import { mcpCategories } from "#content/schema/mcp-server.ts";
import { expectAccessible } from "./support/accessibility.ts";
import { expect, test } from "./support/journey.ts";
import { changeAddress, holdScripts, visit } from "./support/visit.ts";

const field = (page: Page) => page.getByLabel("Search servers");
const found = (page: Page) => page.getByRole("main").getByRole("heading", { level: 2 });
const cards = (page: Page) =>
  page.getByRole("listitem").filter({ has: page.getByRole("button", { name: "Install" }) });
const card = (page: Page, name: string) =>
  page.getByRole("listitem").filter({
    has: page.getByRole("heading", { level: 3, name, exact: true }),
  });
const categoryButton = (page: Page, name: string) =>
  page.getByRole("group", { name: "Categories" }).getByRole("button", { name });
const suggestions = (page: Page) => page.getByRole("listbox", { name: "Suggestions" });
const options = (page: Page) => suggestions(page).getByRole("option");
const clearFilters = (page: Page) => page.getByRole("button", { name: "Clear filters" });
const panel = (page: Page) => page.getByRole("dialog");

/** Checks every field, as in the specification. */
function holding(text: string) {
  return mcpServers.filter((server) =>
    [
      ...[server.name, server.description, server.author, server.category, server.installCommand],
      ...server.tags,
    ].some((each) => each.toLowerCase().includes(text.toLowerCase())),
  );
}

async function expectServers(page: Page, servers: readonly { name: string }[]): Promise<void> {
  await expect(cards(page).getByRole("heading", { level: 3 })).toHaveText(
    servers.map(({ name }) => name),
  );
}

/** Waits until the field is a combobox, which it is once its library has come. */
async function untilCombobox(page: Page): Promise<void> {
  await expect(page.getByRole("combobox", { name: "Search servers" })).toBeAttached();
}

async function copiedText(page: Page): Promise<string> {
  return page.evaluate(() => navigator.clipboard.readText());
}

/** Has the browser refuse the clipboard, as it does over http or without a permission. */
async function refuseClipboard(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "clipboard", {
      value: { writeText: () => Promise.reject(new DOMException("No", "NotAllowedError")) },
    });
  });
}

const selectedText = (page: Page) => page.evaluate(() => getSelection()?.toString());

test("the page opens with its heading, its tagline, the search box and every server", async ({
  page,
}) => {
  await visit(page, "/mcp-registry");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("MCP Registry");
  await expect(page.getByText(/^Discover .* integrate them/)).toBeVisible();
  await expect(field(page)).toHaveAttribute(
    "placeholder",
    "Search by name, description, author, tags...",
  );
  await expect(found(page)).toHaveText(`${mcpServers.length} server(s) found`);
  await expectServers(page, mcpServers);
});

test("every category has a button with its count, after All, and the counts add up", async ({
  page,
}) => {
  await visit(page, "/mcp-registry");
  const buttons = page.getByRole("group", { name: "Categories" }).getByRole("button");
  await expect(buttons).toHaveText(
    ["All", ...mcpCategories].map((name) => {
      const count = mcpServers.filter(({ category }) => category === name).length;
      return `${name} ${name === "All" ? mcpServers.length : count}`;
    }),
  );
  await expect(buttons.first()).toHaveAttribute("aria-pressed", "true");
  await expect(page.locator(".registry-badge")).toHaveCount(0);
});

test("a category leaves its servers and shows its badge; All brings all back", async ({ page }) => {
  await visit(page, "/mcp-registry");
  await categoryButton(page, "Data & APIs").click();
  await expectServers(
    page,
    mcpServers.filter(({ category }) => category === "Data & APIs"),
  );
  await expect(found(page)).toHaveText("5 server(s) found");
  await expect(page.locator(".registry-badge")).toHaveText("Data & APIs");
  await expect(page).toHaveURL("/mcp-registry?category=Data+%26+APIs");
  await categoryButton(page, "All").click();
  await expectServers(page, mcpServers);
  await expect(page.locator(".registry-badge")).toHaveCount(0);
  await expect(page).toHaveURL("/mcp-registry");
});

test("a card shows every field, each in its own element", async ({ page }) => {
  await visit(page, "/mcp-registry");
  for (const server of mcpServers.filter((_, index) => index % 9 === 0)) {
    const shown = card(page, server.name);
    const short = (count: number) =>
      count < 1000 ? String(count) : `${(count / 1000).toFixed(1)}k`;
    for (const text of [
      ...[`v${server.version}`, server.description, server.author, short(server.stars)],
      ...[
        server.downloadsPer === "week"
          ? `${short(server.downloads)} a week`
          : short(server.downloads),
        server.category,
        ...server.tags,
      ],
      server.needs ?? server.installCommand,
    ]) {
      await expect(shown.getByText(text, { exact: true }).first(), text).toBeVisible();
    }
    await expect(shown.getByRole("link", { name: "View on GitHub" })).toHaveAttribute(
      "href",
      server.githubUrl,
    );
    const names = [...(server.needs ? [] : ["Copy"]), "Documentation", "Install"];
    await expect(shown.getByRole("button")).toHaveText(names);
    await expect(shown.getByText(/^Updated \d{1,2} [A-Z][a-z]+ 20\d\d$/)).toBeVisible();
    await expect(shown.locator("time")).toHaveAttribute("datetime", server.lastUpdated);
  }
});

for (const name of ["WhatsApp", "Minecraft Wiki", "Box", "Zendesk", "ServiceNow"]) {
  test(`the card of ${name} says what it needs, and has no command to copy`, async ({ page }) => {
    await visit(page, "/mcp-registry");
    await expect(card(page, name).getByText(/^Needs a clone of the repository/)).toBeVisible();
    await expect(card(page, name).getByRole("button", { name: "Copy" })).toHaveCount(0);
    await expect(card(page, name).locator("code")).toHaveCount(0);
  });
}

test("a server that is deprecated or archived is marked on its card, and its panel says where that was seen", async ({
  page,
}) => {
  await visit(page, "/mcp-registry");
  const marked = cards(page).filter({
    has: page.getByText(/^(?:Deprecated|Archived)$/),
  });
  await expect(marked.getByRole("heading", { level: 3 })).toHaveText([
    "ElevenLabs",
    "Elasticsearch",
    "Box",
  ]);
  await expect(card(page, "ElevenLabs").getByText("Deprecated", { exact: true })).toBeVisible();
  await expect(card(page, "Elasticsearch").getByText("Deprecated", { exact: true })).toBeVisible();
  await expect(card(page, "Box").getByText("Archived", { exact: true })).toBeVisible();
  await card(page, "Box").getByRole("button", { name: "Documentation" }).click();
  await expect(
    panel(page).getByText("Archived, seen in the enhansome list of 24 August 2026"),
  ).toBeVisible();
});

test("the page says which figures are samples, and that nothing here was tested", async ({
  page,
}) => {
  await visit(page, "/mcp-registry");
  await expect(page.getByText(/^Illustrative figures/)).toHaveCount(1);
  await expect(page.getByText(/we haven't tested them/)).toBeVisible();
});

for (const text of ["GIT", "uvx", "vendors", "microsoft", "search & d", "nosql", ".*", "("]) {
  test(`typing '${text}' leaves what holds it in one of its fields`, async ({ page }) => {
    await visit(page, "/mcp-registry");
    await field(page).fill(text);
    const wanted = holding(text);
    await expect(found(page)).toHaveText(`${wanted.length} server(s) found for "${text}"`);
    await expectServers(page, wanted);
  });
}

test("the list follows in the frame of the key press, and the address 300 ms later", async ({
  page,
}) => {
  await page.clock.install();
  await visit(page, "/mcp-registry");
  await field(page).focus();
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await page.keyboard.type("zendesk");
  // The clock is paused, so nothing depends on it.
  await expect(found(page)).toHaveText('1 server(s) found for "zendesk"');
  await expect(page).toHaveURL("/mcp-registry");
  await page.clock.runFor(299);
  await expect(page).toHaveURL("/mcp-registry");
  await page.clock.runFor(1);
  await expect(page).toHaveURL("/mcp-registry?q=zendesk");
});

test("a search and a category are combined", async ({ page }) => {
  await visit(page, "/mcp-registry");
  await field(page).fill("docker");
  await categoryButton(page, "Security").click();
  await expectServers(
    page,
    holding("docker").filter(({ category }) => category === "Security"),
  );
  await expect(page).toHaveURL("/mcp-registry?q=docker&category=Security");
});

test("the (x) is there with the text, and clears it; the field keeps the focus", async ({
  page,
}) => {
  await visit(page, "/mcp-registry");
  const clear = page.getByRole("button", { name: "Clear search" });
  await expect(clear).toHaveCount(0);
  await field(page).fill("git");
  await expect(suggestions(page)).toBeVisible();
  await clear.click();
  await expect(field(page)).toHaveValue("");
  await expect(field(page)).toBeFocused();
  await expect(suggestions(page)).toBeHidden();
  await expectServers(page, mcpServers);
  await expect(page).toHaveURL("/mcp-registry");
});

test("'Clear filters' resets search and category, and is shown only when there is something to clear", async ({
  page,
}) => {
  await visit(page, "/mcp-registry");
  await expect(clearFilters(page)).toHaveCount(0);
  await field(page).fill("git");
  await page.keyboard.press("Escape");
  await categoryButton(page, "Development").click();
  await clearFilters(page).click();
  await expect(field(page)).toHaveValue("");
  await expect(categoryButton(page, "All")).toHaveAttribute("aria-pressed", "true");
  await expectServers(page, mcpServers);
  await expect(page).toHaveURL("/mcp-registry");
  await expect(found(page)).toBeFocused();
  await expect(suggestions(page)).toBeHidden();
});

test("without a match the page names the term", async ({ page }) => {
  await visit(page, "/mcp-registry");
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
});

test.describe("suggestions", () => {
  test("open while there is text, under their heading, at most 8 in alphabetical order", async ({
    page,
  }) => {
    await visit(page, "/mcp-registry");
    await field(page).focus();
    await expect(suggestions(page)).toBeHidden();
    await page.keyboard.type("a");
    await expect(page.getByText("Suggestions", { exact: true })).toBeVisible();
    const texts = await options(page).allTextContents();
    expect(texts).toHaveLength(8);
    expect(texts).toEqual(
      texts.toSorted((one, other) => one.toLowerCase().localeCompare(other.toLowerCase())),
    );
    for (const text of texts) expect(text.toLowerCase()).toContain("a");
    await field(page).fill("");
    await expect(suggestions(page)).toBeHidden();
  });

  test("open again on focus if there is text, and close when the field is left", async ({
    page,
  }) => {
    await visit(page, "/mcp-registry?q=git");
    await expect(suggestions(page)).toBeHidden();
    await field(page).focus();
    await expect(suggestions(page)).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(suggestions(page)).toBeHidden();
  });

  test("are never the text itself, and don't open if there aren't any", async ({ page }) => {
    await visit(page, "/mcp-registry");
    await field(page).fill("GitHub");
    await expect(options(page)).toHaveText(["github"]);
    await page.keyboard.press("Escape");
    await field(page).fill("qqqq");
    await expect(page.getByText("Suggestions", { exact: true })).toBeHidden();
  });

  test("say when further text leaves no suggestions", async ({ page }) => {
    await visit(page, "/mcp-registry");
    await field(page).pressSequentially("git");
    await expect(options(page).first()).toBeVisible();
    await field(page).pressSequentially("zz");
    await expect(page.getByText("No suggestions found.")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByText("No suggestions found.")).toBeHidden();
  });

  test("fill the box on a click, close, and are a step for Back", async ({ page }) => {
    await visit(page, "/mcp-registry");
    await field(page).fill("goog");
    await expect(page).toHaveURL("/mcp-registry?q=goog");
    await options(page).getByText("Google Workspace", { exact: true }).click();
    await expect(field(page)).toHaveValue("Google Workspace");
    await expect(field(page)).toBeFocused();
    await expect(suggestions(page)).toBeHidden();
    await expectServers(page, holding("Google Workspace"));
    await expect(page).toHaveURL("/mcp-registry?q=Google+Workspace");
    await page.goBack();
    await expect(field(page)).toHaveValue("goog");
    await expectServers(page, holding("goog"));
  });

  test("work with the keys: arrows, Home, End, Enter, Escape", async ({ page }) => {
    await visit(page, "/mcp-registry");
    await field(page).focus();
    await untilCombobox(page);
    const input = await field(page).elementHandle();
    await page.keyboard.type("sea");
    const count = await options(page).count();
    expect(count).toBeGreaterThan(2);
    await expect(field(page)).toHaveAttribute("aria-expanded", "true");
    const expectActive = async (index: number) => {
      const option = options(page).nth(index);
      await expect(option).toHaveAttribute("aria-selected", "true");
      await expect(field(page)).toHaveAttribute(
        "aria-activedescendant",
        (await option.getAttribute("id")) ?? "-",
      );
    };
    await page.keyboard.press("ArrowDown");
    await expectActive(0);
    await page.keyboard.press("ArrowDown");
    await expectActive(1);
    await page.keyboard.press("End");
    await expectActive(count - 1);
    await page.keyboard.press("Home");
    await expectActive(0);
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("ArrowUp");
    await expectActive(count - 1);
    const chosen =
      (await options(page)
        .nth(count - 1)
        .textContent()) ?? "";
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

  test("leave Home and End to the text while no option is active, and Tab to the page", async ({
    page,
  }) => {
    await visit(page, "/mcp-registry");
    await field(page).focus();
    await untilCombobox(page);
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

  test("are counted for a screen reader, with the results, after half a second", async ({
    page,
  }) => {
    await page.clock.install();
    await visit(page, "/mcp-registry");
    await field(page).fill("goog");
    const count = await options(page).count();
    const text = `${holding("goog").length} server(s) found for "goog". ${count} suggestions.`;
    const region = page.getByRole("status").filter({ hasText: "server(s) found" });
    await expect(region).toHaveCount(0);
    await page.clock.runFor(500);
    await expect(region).toHaveText(text);
  });

  test("can be clicked when the library does not come", async ({ page, complaints }) => {
    await page.route("**/assets/*.js", (route) => route.fallback());
    await visit(page, "/mcp-registry");
    await page.waitForLoadState("networkidle");
    await page.route("**/assets/*.js", (route) => route.abort());
    await field(page).fill("goog");
    await options(page).first().click();
    await expect(suggestions(page)).toBeHidden();
    await expect(field(page)).not.toHaveValue("goog");
    complaints.length = 0;
  });
});

test("the panel and the suggestions' library are fetched when a visitor reaches for them", async ({
  page,
}) => {
  const late = /\/assets\/(?:server-panel|mcp-server-details|mcp-registry-panel)-/;
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(request.url()));
  await visit(page, "/mcp-registry");
  await page.waitForLoadState("networkidle");
  expect(fetched.filter((address) => late.test(address))).toEqual([]);
  await expect(page.getByRole("combobox", { name: "Search servers" })).toHaveCount(0);
  await field(page).focus();
  await untilCombobox(page);
  const details = page.waitForRequest(/mcp-server-details/);
  await page.getByRole("button", { name: "Install" }).first().hover();
  await details;
});

test.describe("addresses", () => {
  test("a link with both brings both, and Back and Forward go step by step", async ({ page }) => {
    await visit(page, "/mcp-registry?q=sql&category=Database");
    const wanted = holding("sql").filter(({ category }) => category === "Database");
    await expect(field(page)).toHaveValue("sql");
    await expect(categoryButton(page, "Database")).toHaveAttribute("aria-pressed", "true");
    await expectServers(page, wanted);
    await categoryButton(page, "Backend").click();
    await expect(found(page)).toHaveText(/^\d+ server\(s\) found for "sql"$/);
    await page.goBack();
    await expectServers(page, wanted);
    await page.goForward();
    await expect(categoryButton(page, "Backend")).toHaveAttribute("aria-pressed", "true");
  });

  test("typing doesn't add a history entry: Back leaves the page", async ({ page }) => {
    await visit(page, "/about");
    await page.getByRole("navigation").getByRole("link", { name: "MCP Registry" }).first().click();
    await expect(page).toHaveURL("/mcp-registry");
    await field(page).fill("git");
    await expect(page).toHaveURL("/mcp-registry?q=git");
    await page.goBack();
    await expect(page).toHaveURL("/about");
  });

  for (const query of [
    ...["category=Nothing", "category=database", "category=__proto__", "category=All"],
    ...["category=", "other=1", "q=", "category=%3Cscript%3E"],
  ]) {
    test(`'${query}' names nothing, and everything is shown`, async ({ page }) => {
      await visit(page, `/mcp-registry?${query}`);
      await expect(categoryButton(page, "All")).toHaveAttribute("aria-pressed", "true");
      await expectServers(page, mcpServers);
    });
  }

  for (const text of [
    ...["%", "\\", "[a-z", "$&", "<img src=x onerror=alert(1)>", "é", "مرحبا", "👩‍👩‍👧", "\0"],
    ...["a\nb", "a".repeat(10_000)],
  ]) {
    test(`'${text.slice(0, 30)}' in the address is plain text`, async ({ page }) => {
      await visit(page, `/mcp-registry?q=${encodeURIComponent(text)}`);
      await expect(found(page)).toHaveText(
        `${holding(text).length} server(s) found for "${text}"`,
        {
          useInnerText: false,
        },
      );
      await field(page).fill("");
      await expectServers(page, mcpServers);
    });
  }

  test("an address that narrows the list never shows the whole list first", async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto("/mcp-registry?category=Database", { waitUntil: "commit" });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByText("Sequential Thinking", { exact: true })).toBeHidden();
    release();
    await expect(found(page)).toHaveText("6 server(s) found");
  });

  test("text that was typed before the page was alive is searched", async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto("/mcp-registry", { waitUntil: "commit" });
    await field(page).fill("zendesk");
    release();
    await expect(found(page)).toHaveText('1 server(s) found for "zendesk"');
  });

  test("a change of address inside the site is followed", async ({ page }) => {
    await visit(page, "/mcp-registry");
    await changeAddress(page, "/mcp-registry?category=CRM");
    await expectServers(
      page,
      mcpServers.filter(({ category }) => category === "CRM"),
    );
  });
});

test.describe("copying", () => {
  const [server] = mcpServers;
  if (!server) throw new Error("The registry is empty.");

  test("puts the command on the clipboard and confirms it", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await visit(page, "/mcp-registry");
    await card(page, server.name).getByRole("button", { name: "Copy" }).click();
    await expect(page.getByText("Copied!", { exact: true })).toBeVisible();
    await expect(
      page.getByText(`Copied: ${server.installCommand}`, { exact: true }).first(),
    ).toBeVisible();
    expect(await copiedText(page)).toBe(server.installCommand);
    await expectAccessible(page);
  });

  test("where it is refused, selects the command and says which keys to press", async ({
    page,
  }) => {
    await refuseClipboard(page);
    await visit(page, "/mcp-registry");
    await card(page, server.name).getByRole("button", { name: "Copy" }).click();
    await expect(page.getByText("Your browser blocked copying").first()).toBeVisible();
    await expect(page.getByText(/Press (Ctrl|Cmd) and c to copy it\./).first()).toBeVisible();
    expect(await selectedText(page)).toBe(server.installCommand);
    await expect(page.getByText("Copied!", { exact: true })).toHaveCount(0);
  });
});

test.describe("the panel", () => {
  test("opens in place with what the card leaves out, and gives the focus back", async ({
    page,
  }) => {
    await visit(page, "/mcp-registry?q=elasticsearch");
    const button = card(page, "Elasticsearch").getByRole("button", { name: "Documentation" });
    await button.click();
    await expect(panel(page)).toHaveAccessibleName("Elasticsearch");
    await expect(page).toHaveURL("/mcp-registry?q=elasticsearch");
    await expect(panel(page).getByText(/^Deprecated by its own README/)).toBeVisible();
    await expect(panel(page).getByRole("region", { name: "Notes" })).toContainText("Five tools");
    const row = panel(page).getByRole("row", { name: /ES_API_KEY/ });
    await expect(row).toContainText("Secret");
    await expect(row).toContainText("API key of the cluster");
    await expect(row).toContainText("Optional");
    await expect(panel(page).getByRole("region", { name: "Tools" })).toContainText("list_indices");
    const figures = panel(page).getByRole("region", { name: "Figures" });
    await expect(figures).toContainText("Published figure: 18 February 2026");
    await expect(figures).toContainText("Sample");
    await page.keyboard.press("Escape");
    await expect(panel(page)).toBeHidden();
    await expect(button).toBeFocused();
  });

  test("is one for all cards, and Install puts the focus on the configuration", async ({
    page,
  }) => {
    await visit(page, "/mcp-registry");
    await card(page, "Git").getByRole("button", { name: "Install" }).click();
    await expect(panel(page).getByRole("tab", { name: "Claude Code" })).toBeFocused();
    await expect(panel(page).getByText("claude mcp add git -- uvx mcp-server-git")).toBeVisible();
    await panel(page).getByRole("button", { name: "Close panel" }).click();
    await card(page, "GitHub").getByRole("button", { name: "Install" }).click();
    await expect(panel(page)).toHaveAccessibleName("GitHub");
    await expect(page.locator("dialog.dialog-side")).toHaveCount(1);
  });

  test("closes on a click beside it", async ({ page }) => {
    await visit(page, "/mcp-registry?q=zendesk");
    await page.getByRole("button", { name: "Install" }).click();
    await expect(panel(page)).toBeVisible();
    await page.mouse.click(100, 400);
    await expect(panel(page)).toBeHidden();
  });

  test("has a configuration for five clients, chosen by pointer and by keys", async ({ page }) => {
    await visit(page, "/mcp-registry?q=brave");
    await page.getByRole("button", { name: "Install" }).click();
    const tabs = panel(page).getByRole("tab");
    await expect(tabs).toHaveText([
      ...["Claude Code", "Claude Desktop", "VS Code", "Cursor", "Plain JSON"],
    ]);
    const text = panel(page).getByRole("tabpanel");
    await expect(text).toContainText("-e 'BRAVE_API_KEY=<YOUR_BRAVE_API_KEY>'");
    await page.keyboard.press("ArrowRight");
    await expect(tabs.nth(1)).toBeFocused();
    await expect(text).toContainText('"mcpServers"');
    await panel(page).getByRole("tab", { name: "VS Code" }).click();
    await expect(text).toContainText('"password": true');
    await expect(text).not.toContainText("Replace the text between");
    await page.keyboard.press("End");
    await expect(tabs.nth(4)).toHaveAttribute("aria-selected", "true");
    await expect(text).toContainText('"type": "stdio"');
    await page.keyboard.press("ArrowRight");
    await expect(tabs.first()).toBeFocused();
  });

  test("copies a configuration and confirms it in place", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await visit(page, "/mcp-registry?q=zendesk");
    await page.getByRole("button", { name: "Install" }).click();
    await panel(page).getByRole("tab", { name: "Cursor" }).click();
    await panel(page).getByRole("button", { name: "Copy" }).click();
    await expect(panel(page).getByRole("status")).toHaveText("Copied!");
    expect(JSON.parse(await copiedText(page))).toHaveProperty("mcpServers.zendesk.command", "uv");
  });

  test("selects the configuration where copying is refused", async ({ page }) => {
    await refuseClipboard(page);
    await visit(page, "/mcp-registry?q=zendesk");
    await page.getByRole("button", { name: "Install" }).click();
    await panel(page).getByRole("button", { name: "Copy" }).click();
    await expect(panel(page).getByRole("status")).toContainText("and c to copy it.");
    expect(await selectedText(page)).toContain("claude mcp add zendesk");
  });

  test("that can't be loaded shows a message, doesn't open later, and opens when it's tried again", async ({
    page,
    complaints,
  }) => {
    await page.route(/mcp-server-details/, (route) => route.abort("connectionfailed"));
    await visit(page, "/mcp-registry?q=zendesk");
    const button = page.getByRole("button", { name: "Documentation" });
    await button.click();
    await expect(page.getByText("The panel could not be loaded").first()).toBeVisible();
    await expect(panel(page)).toHaveCount(0);
    complaints.length = 0;

    await page.unroute(/mcp-server-details/);
    await page.mouse.move(0, 0);
    const details = page.waitForResponse(/mcp-server-details/);
    await button.hover();
    await details;
    await expect(page.locator("dialog.dialog-side")).toBeAttached();
    await expect(panel(page)).toBeHidden();
    await button.click();
    await expect(panel(page)).toBeVisible();
  });

  test("has no accessibility problem that axe can find", async ({ page }) => {
    await visit(page, "/mcp-registry?q=elasticsearch");
    await page.getByRole("button", { name: "Install" }).first().click();
    await expect(panel(page)).toBeVisible();
    await expectAccessible(page);
    await panel(page).getByRole("tab", { name: "VS Code" }).click();
    await expectAccessible(page);
  });
});

test("open suggestions, an empty result and a narrowed list have no accessibility problem that axe can find", async ({
  page,
}) => {
  await visit(page, "/mcp-registry?category=Database");
  await expectAccessible(page);
  await field(page).focus();
  await untilCombobox(page);
  await field(page).fill("s");
  await page.keyboard.press("ArrowDown");
  await expect(suggestions(page)).toBeVisible();
  await expectAccessible(page);
  await field(page).fill("szzz");
  await expect(page.getByText("No suggestions found.")).toBeVisible();
  await expectAccessible(page);
});

test("without JavaScript every server can be read, with its command or needs, and its link", async ({
  plain,
}) => {
  await plain.goto("/mcp-registry");
  await expect(plain.getByText(/Search and filters need JavaScript/)).toBeVisible();
  await expect(plain.getByRole("main").getByRole("button")).toHaveCount(0);
  await expect(plain.getByRole("main").getByRole("textbox")).toHaveCount(0);
  await expectPlain(plain.getByRole("main"));
});

async function expectPlain(main: Locator): Promise<void> {
  await expect(main.getByRole("heading", { level: 3 })).toHaveText(
    mcpServers.map(({ name }) => name),
  );
  await expect(main.getByRole("link", { name: "View on GitHub" })).toHaveCount(mcpServers.length);
  const text = (await main.textContent()) ?? "";
  expect(mcpServers.filter((each) => !text.includes(each.needs ?? each.installCommand))).toEqual(
    [],
  );
}
