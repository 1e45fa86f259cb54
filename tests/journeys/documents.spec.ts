import type { Locator, Page } from "@playwright/test";
import { popularServers, useCases } from "#content/docs-mcp-page.ts";
import { mcpServers } from "#content/mcp-servers.ts";
import { documentLine, pages } from "#tools/content/pages.ts";
import { clients } from "../../app/features/mcp-registry/clients/clients.ts";
import { toTransport } from "../../app/features/mcp-registry/transport.ts";
import { expect, test } from "./support/journey.ts";
import { visit } from "./support/visit.ts";

/** The documents written as prose; /api is made from its description. */
const paths = [
  "/docs",
  "/docs/molfar-image",
  "/docs/worker-contract",
  "/docs/artifact-transformation",
  "/docs/mcp",
];

const findHeading = (path: string) => pages.find((page) => page.path === path)?.heading ?? "";

const contents = (page: Page) =>
  page.getByRole("navigation", { name: "On this page" }).getByRole("link");

/** The sections of the text, and the tools below it. */
const sections = (page: Page) => page.locator(".document").locator("article h2, .document-tool h2");

const copiedText = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

/** Has the browser refuse the clipboard, as it does over http or without a permission. */
async function refuseClipboard(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "clipboard", {
      value: { writeText: () => Promise.reject(new DOMException("No", "NotAllowedError")) },
    });
  });
}

/** Scrolls so that an element is at the top of the window. */
async function readFrom(element: Locator): Promise<void> {
  await element.evaluate((heading) => heading.scrollIntoView({ block: "start" }));
}

for (const path of paths) {
  test(`${path} shows its place and its reading time`, async ({ page }) => {
    await visit(page, path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(findHeading(path));
    const breadcrumb = page.getByRole("navigation", { name: "Breadcrumb" });
    if (path === "/docs") await expect(breadcrumb).toHaveCount(0);
    else {
      await expect(breadcrumb.getByRole("link")).toHaveAttribute("href", "/docs");
      await expect(breadcrumb.locator("[aria-current=page]")).toHaveText(findHeading(path));
    }
    await expect(page.getByRole("main").getByText(/^[1-9]\d? min read$/)).toBeVisible();
  });

  test(`the contents of ${path} name every section and follow the reading position`, async ({
    page,
  }) => {
    await visit(page, path);
    const titles = await sections(page).allTextContents();
    expect(titles.length).toBeGreaterThan(3);
    expect(await contents(page).allTextContents()).toEqual(titles);
    await expect(page.locator(".document-contents [aria-current]")).toHaveCount(0);
    for (const place of [1, 2, 1]) {
      await readFrom(sections(page).nth(place));
      await expect(contents(page).nth(place)).toHaveAttribute("aria-current", "location");
      await expect(page.locator(".document-contents [aria-current]")).toHaveCount(1);
    }
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect(contents(page).last()).toHaveAttribute("aria-current", "location");
  });

  test(`every heading of ${path} links to itself`, async ({ page }) => {
    await visit(page, path);
    const headings = page.locator(".prose-docs > :is(h2, h3)");
    const links = await headings.evaluateAll((all) =>
      all.map((each) => [`#${each.id}`, each.querySelector("a")?.getAttribute("href")]),
    );
    for (const [id, href] of links) expect(href).toBe(id);
    const second = sections(page).nth(1);
    await second.getByRole("link").click();
    await expect(page).toHaveURL(new RegExp(`${path}#${await second.getAttribute("id")}$`));
    await expect(second).toBeInViewport();
  });

  test(`${path} leads to the stations before and after it`, async ({ page }) => {
    await visit(page, path);
    const place = documentLine.findIndex((station) => station.path === path);
    const line = page.getByRole("navigation", { name: "Previous and next" });
    const stations = [
      ["Previous page", documentLine[place - 1]],
      ["Next page", documentLine[place + 1]],
    ] as const;
    for (const [word, station] of stations) {
      const link = line.getByRole("link", { name: word });
      if (!station) await expect(link).toHaveCount(0);
      else {
        await expect(link).toContainText(station.title);
        await expect(link).toHaveAttribute("href", station.path);
      }
    }
    await line.getByRole("link", { name: "Next page" }).click();
    await expect(page).toHaveURL(documentLine[place + 1]?.path ?? "");
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  });

  test(`every block of code on ${path} can be copied`, async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await visit(page, path);
    const blocks = page.locator(".code-block");
    const count = await blocks.count();
    expect(count).toBeGreaterThan(2);
    for (const place of [0, count - 1]) {
      const block = blocks.nth(place);
      const code = (await block.locator("pre").textContent()) ?? "";
      await block.getByRole("button", { name: /^Copy\b/ }).click();
      await expect(block.getByRole("button")).toContainText("Copied");
      expect(await copiedText(page)).toBe(code);
    }
  });

  test(`${path} is copied as its Markdown file`, async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await visit(page, path);
    await page.getByRole("button", { name: "Copy as Markdown" }).click();
    await expect(page.getByRole("main").getByText("Copied", { exact: true })).toBeVisible();
    const file = await (await page.request.get(`${path}.md`)).text();
    expect(file).toContain(`# ${findHeading(path)}`);
    expect(await copiedText(page)).toBe(file);
  });

  test(`${path} can be read without JavaScript`, async ({ plain }) => {
    await plain.goto(path);
    await expect(sections(plain).last()).toBeVisible();
    const blocks = plain.locator(".code-block pre");
    for (let place = 0; place < (await blocks.count()); place++)
      await expect(blocks.nth(place)).toBeVisible();
    await expect(plain.getByRole("main").getByRole("button")).toHaveCount(0);
    const twin = plain.getByRole("main").getByRole("link", { name: "Markdown", exact: true });
    await expect(twin).toHaveAttribute("href", `${path}.md`);
  });

  test(`${path} prints its text alone, and its code wraps`, async ({ page }) => {
    await page.emulateMedia({ media: "print" });
    await visit(page, path);
    for (const part of ["banner", "contentinfo"] as const)
      await expect(page.getByRole(part)).toBeHidden();
    for (const name of ["Main", "On this page", "Breadcrumb", "Previous and next"])
      await expect(page.getByRole("navigation", { name })).toHaveCount(0);
    await expect(page.getByRole("main").getByRole("button")).toHaveCount(0);
    await expect(page.locator("main .button:visible")).toHaveCount(0);
    // Tools, such as the validator, aren't printed.
    await expect(page.getByRole("main").getByRole("textbox")).toHaveCount(0);
    const printed = page.getByRole("main").getByRole("heading", { level: 2 });
    await expect(printed).toHaveCount(await page.locator("article h2").count());
    await page.setViewportSize({ width: 500, height: 700 });
    const cut = await page
      .locator(".code-block pre")
      .evaluateAll((blocks) => blocks.filter((each) => each.scrollWidth > each.clientWidth).length);
    expect(cut).toBe(0);
  });
}

test("where the clipboard is refused, a block of code is selected and the keys are named", async ({
  page,
}) => {
  await refuseClipboard(page);
  await visit(page, "/docs");
  const block = page.locator(".code-block").first();
  await block.getByRole("button", { name: /^Copy\b/ }).click();
  await expect(page.getByText(/Press (Ctrl|Cmd) and c to copy the selection\./)).toBeVisible();
  const selected = await page.evaluate(() => getSelection()?.toString());
  expect(selected?.trim()).toBe((await block.locator("pre").textContent())?.trim());
});

test("where the clipboard is refused, the Markdown is named with its address", async ({ page }) => {
  await refuseClipboard(page);
  await visit(page, "/docs/mcp");
  await page.getByRole("button", { name: "Copy as Markdown" }).click();
  const said = page.getByRole("alert").filter({ hasText: "Not copied" });
  await expect(said).toContainText("Open /docs/mcp.md and copy it");
});

test.describe("when the Markdown cannot be fetched", () => {
  test.use({ allowed: [/docs\.md|Failed to load resource/] });

  for (const [what, status] of [
    ["the network is gone", null],
    ["the server fails", 500],
  ] as const) {
    test(`a notice shows it: ${what}`, async ({ page }) => {
      await visit(page, "/docs");
      await page.route("**/docs.md", (route) =>
        status === null ? route.abort("internetdisconnected") : route.fulfill({ status }),
      );
      await page.getByRole("button", { name: "Copy as Markdown" }).click();
      const said = page.getByRole("alert").filter({ hasText: "Not copied" });
      await expect(said).toContainText("/docs.md could not be fetched.");
      await expect(page.getByRole("button", { name: "Copy as Markdown" })).toBeVisible();
    });
  }
});

test("/docs gets a developer started in three steps", async ({ page }) => {
  await visit(page, "/docs");
  const steps = page.locator("#getting-started ~ ol").first().locator("> li");
  await expect(steps).toHaveCount(3);
  await expect(steps.nth(0).locator("pre")).toContainText("ai.yno.molfar.schema_version");
  await expect(steps.nth(1).locator("pre").first()).toHaveText("npx molfar check Dockerfile");
  await expect(steps.nth(2).locator("pre")).toContainText("docker push");
});

test("/docs has the sections of the specification", async ({ page }) => {
  await visit(page, "/docs");
  const titles = await page.getByRole("article").getByRole("heading").allTextContents();
  const wanted = [
    ...["Overview", "Core architecture", "Developer workflow", "Workflow management"],
    ...["Data and storage", "Security and authentication", "Integration and APIs"],
    ...["User interfaces", "Design App", "User-Facing App", "Getting started"],
  ];
  expect(titles.filter((title) => wanted.includes(title))).toEqual(wanted);
});

test("/docs lists the permissions of each role", async ({ page }) => {
  await visit(page, "/docs");
  const table = page
    .getByRole("table")
    .filter({ has: page.getByRole("columnheader", { name: "Developer", exact: true }) });
  await expect(table.getByRole("columnheader")).toHaveText([
    ...["Action", "Developer", "App Designer", "Actor"],
  ]);
  const cells = (act: string) =>
    table
      .getByRole("row")
      .filter({ has: page.getByRole("rowheader", { name: act }) })
      .getByRole("cell");
  await expect(cells("Push an image")).toHaveText(["yes", "no", "no"]);
  await expect(cells("Make or change a workflow")).toHaveText(["no", "yes", "no"]);
  await expect(cells("Fill in a form")).toHaveText(["no", "no", /^yes/]);
});

test("/docs/mcp leads to the registry and the documents", async ({ page }) => {
  await visit(page, "/docs/mcp");
  const main = page.getByRole("main");
  for (const [name, href] of [
    ["Browse Registry", "/mcp-registry"],
    ["View Documentation", "/docs"],
    ["View Docs", "/docs"],
  ] as const) {
    await expect(main.getByRole("link", { name, exact: true })).toHaveAttribute("href", href);
  }
  await main.getByRole("link", { name: "Browse Registry" }).click();
  await expect(page).toHaveURL("/mcp-registry");
});

test("/docs/mcp has three features, four categories, six servers and three use cases", async ({
  page,
}) => {
  await visit(page, "/docs/mcp");
  const cards = page.locator(".document-cards");
  const counts = await cards.evaluateAll((lists) =>
    lists.map((list) => list.querySelectorAll(":scope > li").length),
  );
  expect(counts).toEqual([3, 4, 6, 3]);
  const categories = ["Data & Storage", "Communication", "Development", "Information"];
  await expect(cards.nth(1).getByRole("heading")).toHaveText(categories);
  await expect(cards.nth(3).getByRole("heading")).toHaveText(useCases.map(({ title }) => title));
});

test("each popular server is found in the registry by its name", async ({ page }) => {
  for (const { title, server } of popularServers) {
    const record = mcpServers.find(({ id }) => id === server);
    if (!record) throw new Error(`${server} is not in the registry.`);
    await visit(page, "/docs/mcp");
    const card = page
      .getByRole("listitem")
      .filter({ has: page.getByRole("heading", { level: 4, name: title, exact: true }) });
    await expect(card).toContainText(record.description);
    await card.getByRole("link", { name: record.name, exact: true }).click();
    await expect(page).toHaveURL(`/mcp-registry?q=${encodeURIComponent(record.name)}`);
    const found = page.getByRole("heading", { level: 3, name: record.name, exact: true });
    await expect(found).toBeVisible();
  }
});

test("a category opens the registry with its filter", async ({ page }) => {
  await visit(page, "/docs/mcp");
  await page.getByRole("main").getByRole("link", { name: "Data & APIs" }).click();
  await expect(page).toHaveURL("/mcp-registry?category=Data%20%26%20APIs");
  await expect(page.getByRole("button", { name: /^Data & APIs/ })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
});

test("the configurations are those of the registry, and are there without JavaScript", async ({
  plain,
}) => {
  await plain.goto("/docs/mcp");
  const record = mcpServers.find(({ id }) => id === "brave-search");
  if (!record) throw new Error("The server of the samples is not in the registry.");
  const blocks = plain.locator(".code-block pre");
  const written = Object.values(clients).map((write) => write(record.id, toTransport(record)));
  for (const [place, text] of written.entries()) {
    await expect(blocks.nth(place)).toBeVisible();
    expect((await blocks.nth(place).textContent())?.trim()).toBe(text);
  }
});
