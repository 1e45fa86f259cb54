import type { Page } from "@playwright/test";
import { capabilities } from "#content/collections/capabilities.ts";
import { integrations } from "#content/collections/integrations.ts";
import { mcpServers } from "#content/collections/mcp-servers.ts";
import { news } from "#content/collections/news.ts";
import { workflows } from "#content/collections/workflows.ts";
import { newsPage } from "#content/pages/news.ts";
import { mapWords } from "#content/pages/workflows.ts";
import { run as flagship } from "#content/runs/three-way-invoice-matching.ts";
import * as resources from "./resources-steps.ts";
import { expect, test } from "./support/journey.ts";
import { changeAddress, holdScripts, plainPage, untilHydrated, visit } from "./support/visit.ts";

const main = (page: Page) => page.getByRole("main");
const registryField = (page: Page) => page.getByLabel("Search servers");
const integrationTab = (page: Page, name: string) => page.getByRole("tab", { name, exact: true });
const inCategory = (name: string) => mcpServers.filter(({ category }) => category === name);
const articles = news;
const second = articles.find(({ id }) => id === 2);

const ofFiles = capabilities.find(({ category }) => category === "files")?.name ?? "";
/** One that isn't on the map above the list, which is there from the start. */
const ofCommunication = capabilities.find(
  ({ category, name }) =>
    category === "communication" && integrations.every((each) => each.name !== name),
)?.name;
const visible = (page: Page, text: string) =>
  main(page).getByText(text, { exact: true }).filter({ visible: true });

/** The static HTML knows no query, so it holds the whole list, or the price by the year. */
const deepLinks = [
  {
    address: "/mcp-registry?category=Database",
    whole: [mcpServers[0]?.name],
    narrowed: [`${inCategory("Database").length} server(s) found`],
  },
  {
    address: "/integrations?tab=files&q=slack",
    whole: [`${integrations.length} integrations found`, ofCommunication],
    narrowed: ["1 integration found", ofFiles],
  },
  {
    address: "/resources?q=refund",
    whole: [resources.first.question],
    narrowed: [
      `Showing ${resources.found("refund").length} of ${resources.total} question(s) matching "refund"`,
    ],
  },
  { address: "/pricing?billing=monthly", whole: ["per year"], narrowed: ["per month"] },
  { address: "/news?article=2", whole: [newsPage.opening], narrowed: [second?.title] },
];

test("an address with a query never shows the whole list first", async ({ page }) => {
  for (const { address, whole, narrowed } of deepLinks) {
    await test.step(address, async () => {
      const release = await holdScripts(page);
      await page.goto(address, { waitUntil: "commit" });
      await expect(page.getByRole("contentinfo")).toBeVisible();
      for (const text of whole) {
        await expect(
          main(page)
            .getByText(text ?? "", { exact: true })
            .first(),
        ).toBeAttached();
        await expect(visible(page, text ?? "")).toHaveCount(0);
      }
      release();
      await untilHydrated(page);
      for (const text of narrowed) await expect(visible(page, text ?? "").first()).toBeVisible();
    });
  }
});

/** What a visitor does in a list before it's hydrated, and what is done when it is. */
const early = [
  {
    path: "/mcp-registry",
    act: (page: Page) => registryField(page).fill("freshdesk"),
    result: (page: Page) => main(page).getByText('1 server(s) found for "freshdesk"'),
  },
  {
    path: "/resources",
    act: (page: Page) => resources.search(page).fill("refund"),
    result: (page: Page) => main(page).getByText('question(s) matching "refund"'),
  },
  {
    path: "/integrations",
    act: (page: Page) => integrationTab(page, "Data").click(),
    result: (page: Page) => page.getByRole("tabpanel", { name: "Data" }),
  },
];

test("what a visitor does in a list before it is hydrated is done when it is", async ({ page }) => {
  for (const { path, act, result } of early) {
    await test.step(path, async () => {
      const release = await holdScripts(page);
      await page.goto(path, { waitUntil: "commit" });
      await act(page);
      release();
      await expect(result(page)).toBeVisible();
    });
  }
});

test("typing adds no step for Back, which leaves the page; an address inside the site is followed", async ({
  page,
}) => {
  await visit(page, plainPage);
  await page.getByRole("navigation").getByRole("link", { name: "MCP Registry" }).first().click();
  await expect(page).toHaveURL("/mcp-registry");
  await registryField(page).fill("git");
  await expect(page).toHaveURL("/mcp-registry?q=git");
  await page.goBack();
  await expect(page).toHaveURL(plainPage);
  await changeAddress(page, "/mcp-registry?category=CRM");
  await expect(main(page).getByText(`${inCategory("CRM").length} server(s) found`)).toBeVisible();
});

test("text typed just before a link is clicked doesn't call the visitor back", async ({ page }) => {
  const codeOfPricing = /\/assets\/pricing-[\w-]+\.js$/;
  const release = await holdScripts(page, codeOfPricing);
  const asked = page.waitForRequest(codeOfPricing);
  const opened = Date.now();
  await page.clock.install({ time: opened });
  await visit(page, "/integrations");
  await page.clock.pauseAt(opened + 60_000);
  await page.getByPlaceholder("Search integrations...").fill("zzz");
  await page.getByRole("banner").getByRole("link", { name: "Pricing" }).click();
  await asked;
  await page.clock.runFor(300);
  release();
  await expect(page.getByRole("heading", { level: 1, name: "Pricing" })).toBeVisible();
  await expect(page).toHaveURL("/pricing");
});

test("without JavaScript each step of a run opens, questions and workflows open one at a time, a map leads into its card, and cards lead to their articles", async ({
  noScriptPage,
}) => {
  const { first, second: next, other, question } = resources;
  const answer = (text: string) => question(noScriptPage, text).locator("p").first();
  await noScriptPage.goto(`/resources#${other.id}`);
  await expect(answer(other.question)).toBeInViewport();
  await expect(question(noScriptPage, other.question).locator("summary")).toBeInViewport();
  await question(noScriptPage, first.question).locator("summary").click();
  await expect(answer(first.question)).toBeVisible();
  await expect(answer(other.question), "in another group").toBeVisible();
  await question(noScriptPage, next.question).locator("summary").click();
  await expect(answer(first.question)).toBeHidden();

  const [one, another] = workflows;
  const summary = (name = "") =>
    noScriptPage
      .locator("summary")
      .filter({ has: noScriptPage.getByRole("heading", { name, exact: true }) });
  const step = noScriptPage.getByText(one?.workflow[0]?.text ?? "-");
  await noScriptPage.goto("/workflows");
  await summary(one?.title).click();
  await expect(step).toBeVisible();
  await summary(another?.title).click();
  await expect(step).toBeHidden();
  await noScriptPage
    .getByRole("navigation", { name: mapWords.label })
    .getByRole("link", { name: one?.title ?? "-", exact: true })
    .click();
  await expect(step).toBeInViewport();

  await noScriptPage.goto("/platform");
  const run = noScriptPage.getByRole("article", { name: "Three-way invoice matching" });
  for (const { name, gives } of flagship.steps) {
    const part = run
      .locator("details.run-step")
      .filter({ has: noScriptPage.getByText(name, { exact: true }) });
    if ((await part.getAttribute("open")) === null) await part.locator("summary").click();
    await expect(part.getByText(gives[0]?.text ?? "-", { exact: true }).last()).toBeVisible();
  }
  await expect(run.getByRole("heading", { name: "Audit record" })).toBeVisible();

  await noScriptPage.goto("/news");
  for (const { id, title } of articles) {
    await noScriptPage.locator(`.news-card a[href="#article-${id}"]`).click();
    await expect(noScriptPage.getByRole("heading", { level: 3, name: title })).toBeInViewport();
  }
});

test("by ear, a link of another page to a workflow leads to its row", async ({ page }) => {
  await visit(page, "/docs");
  const link = main(page).locator('a[href^="/workflows?open="]').first();
  const id = new URL((await link.getAttribute("href")) ?? "", page.url()).searchParams.get("open");
  await link.press("Enter");
  await expect(main(page).locator(`details[id="${id}"][open] > summary`)).toBeFocused();
});

test("by ear, a workflow is a button that says whether it's open, and then a list of its steps", async ({
  page,
}) => {
  const [, workflow] = workflows;
  if (!workflow) throw new Error("A second workflow is needed.");
  await visit(page, "/workflows");
  const row = main(page)
    .getByRole("group")
    .filter({ has: page.getByRole("heading", { name: workflow.title, exact: true }) });
  await row.locator("summary").press("Enter");
  const steps = row.getByRole("list").first().getByRole("listitem");
  await expect(steps).toHaveCount(workflow.workflow.length);
  for (const [index, { name }] of workflow.workflow.entries()) {
    await expect(steps.nth(index)).toContainText(name);
  }
});
