import type { Page } from "@playwright/test";
import { capabilities } from "#content/capabilities.ts";
import { integrations } from "#content/integrations.ts";
import {
  browse,
  categories,
  ecosystem,
  intro,
  secureByDesign,
  toolConnectors,
  topServers,
} from "#content/integrations-page.ts";
import { expectAccessible } from "./support/accessibility.ts";
import { expect, test } from "./support/journey.ts";
import { holdScripts, untilAlive, visit } from "./support/visit.ts";

const main = (page: Page) => page.getByRole("main");
const search = (page: Page) => page.getByPlaceholder("Search integrations...", { exact: true });
const section = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const all = (page: Page) => section(page, "Browse All Integrations");
const cards = (page: Page) => all(page).locator(".integration");
const names = (page: Page) => cards(page).getByRole("heading", { level: 3 });
const filter = (page: Page, name: string) =>
  all(page).getByRole("button", { name: new RegExp(`^${name}\\s*\\d+$`) });
const tab = (page: Page, name: string) => page.getByRole("tab", { name, exact: true });
const announced = (page: Page) => page.locator("body > [role=status]");

const listNames = (wanted: readonly { name: string }[]) => wanted.map(({ name }) => name);

test("the page opens with '20+ platforms' and shows its sections in the specified order", async ({
  page,
}) => {
  await visit(page, "/integrations");
  await expect(main(page).locator("header")).toContainText("20+ platforms");
  await expect(main(page).getByRole("heading", { level: 2 })).toHaveText([
    intro.heading,
    "Integration Categories",
    "Top 10 Most Popular MCP Servers",
    "Tool connectors",
    "Browse All Integrations",
    "Secure by Design",
  ]);
  await expect(section(page, intro.heading).getByRole("heading", { level: 3 })).toHaveText([
    "Autonomous Decision Making",
    "Adaptive Learning",
    "Multi-System Orchestration",
  ]);
  await expect(section(page, "Tool connectors").getByRole("listitem")).toHaveCount(10);
  for (const { name, description } of toolConnectors) {
    await expect(section(page, "Tool connectors")).toContainText(name);
    await expect(section(page, "Tool connectors")).toContainText(description);
  }
  for (const { title, text } of secureByDesign.points) {
    await expect(section(page, "Secure by Design")).toContainText(title);
    await expect(section(page, "Secure by Design")).toContainText(text);
  }
});

test("of six tabs communication is open, and each shows its cards with their capabilities", async ({
  page,
}) => {
  await visit(page, "/integrations");
  await expect(page.getByRole("tab")).toHaveText(categories.tabs.map(({ label }) => label));
  await expect(tab(page, "Communication")).toHaveAttribute("aria-selected", "true");
  for (const { category, label } of categories.tabs) {
    await tab(page, label).click();
    const panel = page.getByRole("tabpanel");
    await expect(panel).toHaveCount(1);
    await expect(panel).toHaveAccessibleName(label);
    const wanted = capabilities.filter((each) => each.category === category);
    await expect(panel.getByRole("heading", { level: 4 })).toHaveText(listNames(wanted));
    const text = (await panel.textContent()) ?? "";
    const said = wanted.flatMap((each) => [each.description, ...each.capabilities]);
    expect(said.filter((each) => !text.includes(each))).toEqual([]);
  }
});

test("a tab replaces the history entry, an address opens one, and an unknown one the first", async ({
  page,
}) => {
  await visit(page, "/about");
  await page.getByRole("contentinfo").getByRole("link", { name: "Integrations" }).click();
  await expect(page).toHaveURL("/integrations");
  await tab(page, "Cloud").click();
  await expect(page).toHaveURL("/integrations?tab=cloud");
  await tab(page, "Communication").click();
  await expect(page).toHaveURL("/integrations");
  await page.goBack();
  await expect(page).toHaveURL("/about");

  await visit(page, "/integrations?tab=files");
  await expect(tab(page, "Files")).toHaveAttribute("aria-selected", "true");
  await visit(page, "/integrations?tab=__proto__");
  await expect(tab(page, "Communication")).toHaveAttribute("aria-selected", "true");
});

test("the tabs are one stop of the Tab key, and arrows, Home and End open them", async ({
  page,
}) => {
  await visit(page, "/integrations?tab=data");
  await tab(page, "Data").focus();
  const steps = [
    ["ArrowRight", "Cloud"],
    ["ArrowLeft", "Data"],
    ["End", "Files"],
    ["ArrowRight", "Communication"],
    ["ArrowLeft", "Files"],
    ["Home", "Communication"],
  ] as const;
  for (const [key, name] of steps) {
    await page.keyboard.press(key);
    await expect(tab(page, name)).toBeFocused();
    await expect(tab(page, name)).toHaveAttribute("aria-selected", "true");
    await expect(page.getByRole("tabpanel")).toHaveAccessibleName(name);
  }
  await page.keyboard.press("Tab");
  await expect(page.getByRole("tabpanel")).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(tab(page, "Communication")).toBeFocused();
});

test("an address that names a tab or a search never shows the default first", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/integrations?tab=files&q=slack", { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Salesforce" })).toBeHidden();
  await expect(page.getByRole("heading", { name: "Microsoft Teams" }).first()).toBeHidden();
  release();
  await untilAlive(page);
  await expect(names(page)).toContainText(["Slack"]);
  await expect(tab(page, "Files")).toHaveAttribute("aria-selected", "true");
});

test("the ten servers are in order with their ranks, and lead to the registry", async ({
  page,
}) => {
  await visit(page, "/integrations");
  const list = section(page, "Top 10 Most Popular MCP Servers");
  const rows = list.getByRole("list").getByRole("listitem");
  await expect(rows).toHaveCount(10);
  for (const [index, { rank, name, description }] of topServers.entries()) {
    const row = rows.nth(index);
    expect(rank).toBe(index + 1);
    await expect(row).toContainText(`Rank ${rank}`);
    await expect(row).toContainText(description);
    await expect(row.getByRole("link", { name, exact: true })).toHaveAttribute(
      "href",
      `/mcp-registry?q=${encodeURIComponent(name)}`,
    );
  }
  const box = page.getByRole("complementary", { name: "MCP ecosystem advantages" });
  for (const { title, text } of ecosystem.points) {
    await expect(box).toContainText(title);
    await expect(box).toContainText(text);
  }
});

test("every card shows its record, at most three features, and how many more there are", async ({
  page,
}) => {
  await visit(page, "/integrations");
  await expect(cards(page)).toHaveCount(integrations.length);
  const texts = await cards(page).allTextContents();
  for (const [index, integration] of integrations.entries()) {
    const text = texts[index] ?? "";
    const said = [
      integration.name,
      integration.description,
      integration.category,
      "Active",
      integration.setupTime,
      browse.popularities[integration.popularity],
      ...integration.features.slice(0, 3),
    ];
    expect(
      said.filter((each) => !text.includes(each)),
      integration.name,
    ).toEqual([]);
    const more = integration.features.slice(3);
    expect(
      more.filter((each) => text.includes(each)),
      integration.name,
    ).toEqual([]);
    expect(text.includes(`+${more.length} more`), integration.name).toBe(more.length > 0);
  }
});

test("typing narrows by name and description, ignoring case; the address follows", async ({
  page,
}) => {
  await visit(page, "/about");
  await page.getByRole("contentinfo").getByRole("link", { name: "Integrations" }).click();
  await search(page).fill("INVOICE");
  const wanted = integrations.filter(({ name, description }) =>
    `${name}\n${description}`.toLowerCase().includes("invoice"),
  );
  // Most of them say it in the description only.
  expect(wanted.filter(({ name }) => !/invoice/i.test(name)).length).toBeGreaterThan(1);
  await expect(names(page)).toHaveText(listNames(wanted));
  await expect(page).toHaveURL("/integrations?q=INVOICE");
  await page.getByRole("button", { name: "Clear search" }).click();
  await expect(search(page)).toBeFocused();
  await expect(cards(page)).toHaveCount(integrations.length);
  await expect(page).toHaveURL("/integrations");
  await page.goBack();
  await expect(page).toHaveURL("/about");
});

test("the filter has All and eleven categories with their counts", async ({ page }) => {
  await visit(page, "/integrations");
  const buttons = all(page).getByRole("group", { name: "Category" }).getByRole("button");
  await expect(buttons).toHaveText(
    browse.filterOptions.map((option) => {
      const held = integrations.filter(
        ({ category }) => option === "All" || category === option,
      ).length;
      return `${option} ${held}`;
    }),
  );
  await expect(buttons.first()).toHaveAttribute("aria-pressed", "true");
});

test("a category is a step for Back, and narrows together with the text", async ({ page }) => {
  await visit(page, "/integrations");
  await filter(page, "Finance").click();
  const inFinance = integrations.filter(({ category }) => category === "Finance");
  await expect(names(page)).toHaveText(listNames(inFinance));
  await expect(page).toHaveURL("/integrations?category=Finance");
  await filter(page, "CRM & Sales").click();
  await expect(page).toHaveURL("/integrations?category=CRM+%26+Sales");
  await page.goBack();
  await expect(filter(page, "Finance")).toHaveAttribute("aria-pressed", "true");
  await search(page).fill("xero");
  await expect(names(page)).toHaveText(["Xero"]);
  await filter(page, "Marketing").click();
  await expect(all(page)).toContainText("No integrations found matching your criteria.");
  await filter(page, "All").click();
  await expect(names(page)).toHaveText(["Xero"]);
});

test("a deep link narrows, and an unknown category counts as All", async ({ page }) => {
  await visit(page, "/integrations?q=invoice&category=Finance");
  await expect(search(page)).toHaveValue("invoice");
  await expect(filter(page, "Finance")).toHaveAttribute("aria-pressed", "true");
  for (const card of await cards(page).all()) await expect(card).toContainText("Finance");
  await visit(page, "/integrations?category=constructor");
  await expect(filter(page, "All")).toHaveAttribute("aria-pressed", "true");
  await expect(cards(page)).toHaveCount(integrations.length);
});

for (const text of [".*", "(", "\\", "🚇", "שלום", "x".repeat(10_000), "<b>"]) {
  test(`'${text.slice(0, 12)}' is plain text, and what is missing is said`, async ({ page }) => {
    await visit(page, "/integrations");
    await search(page).fill(text);
    await expect(
      all(page).getByText("No integrations found matching your criteria.", { exact: true }),
    ).toBeVisible();
    await expect(cards(page)).toHaveCount(0);
  });
}

test("the count is told half a second after the last key", async ({ page }) => {
  await page.clock.install();
  await visit(page, "/integrations");
  await page.clock.pauseAt(Date.now() + 60_000);
  await search(page).fill("xero");
  await page.clock.runFor(400);
  await expect(announced(page)).toHaveText("");
  await page.clock.runFor(200);
  await expect(announced(page)).toHaveText("1 integration found");
  await search(page).fill("xerox");
  await page.clock.runFor(600);
  await expect(announced(page)).toHaveText("No integrations found matching your criteria.");
});

test("a tab that is opened while text is on its way to the address loses none of it", async ({
  page,
}) => {
  await page.clock.install();
  await visit(page, "/integrations");
  await page.clock.pauseAt(Date.now() + 60_000);
  await search(page).fill("xero");
  await tab(page, "Data").click();
  await expect(page).toHaveURL("/integrations?tab=data");
  await expect(search(page)).toHaveValue("xero");
  await page.clock.runFor(400);
  await expect(page).toHaveURL("/integrations?tab=data&q=xero");
  await expect(names(page)).toHaveText(["Xero"]);
});

test("Connect writes one line to the console and makes no request", async ({ page }) => {
  await visit(page, "/integrations");
  await page.waitForLoadState("networkidle");
  const lines: string[] = [];
  const requests: string[] = [];
  page.on("console", (message) => lines.push(message.text()));
  page.on("request", (request) => requests.push(request.url()));
  await page.getByRole("button", { name: "Connect to Salesforce" }).click();
  await expect.poll(() => lines.length).toBe(1);
  expect(lines[0]).toContain("Salesforce");
  expect(requests).toEqual([]);
  await expect(page).toHaveURL("/integrations");
  await expect(page.getByRole("button", { name: /^Connect/ })).toHaveCount(integrations.length);
});

test("a tab that is clicked before the page is alive opens when it is", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/integrations", { waitUntil: "commit" });
  await tab(page, "Data").click();
  release();
  await expect(tab(page, "Data")).toHaveAttribute("aria-selected", "true");
});

test("without JavaScript all groups and cards are readable, and no control promises more", async ({
  plain,
}) => {
  await plain.goto("/integrations");
  for (const { label } of categories.tabs) {
    await expect(plain.getByRole("heading", { level: 3, name: label, exact: true })).toBeVisible();
  }
  const headings = section(plain, "Integration Categories").getByRole("heading", { level: 4 });
  await expect(headings).toHaveText(listNames(capabilities));
  for (const heading of await headings.all()) await expect(heading).toBeVisible();
  const text = await section(plain, "Integration Categories").innerText();
  const tasks = capabilities.flatMap((each) => [each.description, ...each.capabilities]);
  expect(tasks.filter((each) => !text.includes(each))).toEqual([]);
  await expect(cards(plain)).toHaveCount(integrations.length);
  await expect(plain.getByRole("tab")).toHaveCount(0);
  await expect(plain.getByRole("tabpanel")).toHaveCount(0);
  await expect(main(plain).getByRole("button")).toHaveCount(0);
  await expect(main(plain).getByRole("textbox")).toHaveCount(0);
});

for (const [state, address] of [
  ["another tab", "/integrations?tab=files"],
  ["a narrowed list", "/integrations?q=invoice&category=Finance"],
  ["an empty result", "/integrations?q=zzzz"],
] as const) {
  test(`${state} has no accessibility problem that axe can find`, async ({ page }) => {
    await visit(page, address);
    await expectAccessible(page);
  });
}
