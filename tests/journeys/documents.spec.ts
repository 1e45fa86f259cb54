import type { Page } from "@playwright/test";
import { popularServers } from "#content/docs-mcp-page.ts";
import { mcpServers } from "#tools/content/mcp-servers.ts";
import { documentLine } from "#tools/content/pages.ts";
import { expect, test } from "./support/journey.ts";
import { visit } from "./support/visit.ts";

/** The documents written as prose; /api is made from its description. */
const written = documentLine.filter(({ path }) => path !== "/api");

const main = (page: Page) => page.getByRole("main");
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

test("a reader follows the line of documents, goes to a section of each, and copies it as its Markdown file", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await visit(page, "/docs");
  for (const { path } of written) {
    await expect(page).toHaveURL(path);
    if (path !== "/docs") await expect(heading(page)).toBeFocused();
    await page.getByRole("button", { name: "Copy as Markdown" }).click();
    const file = await (await page.request.get(`${path}.md`)).text();
    expect(file).toContain(`# ${await heading(page).textContent()}`);
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(file);

    const link = page.getByRole("navigation", { name: "On this page" }).getByRole("link").nth(1);
    const section = await link.getAttribute("href");
    await link.click();
    await expect(page).toHaveURL(`${path}${section}`);
    await expect(page.locator(section ?? "")).toBeInViewport();
    await expect(link).toHaveAttribute("aria-current", "location");

    await page
      .getByRole("navigation", { name: "Previous and next" })
      .getByRole("link", { name: "Next page" })
      .click();
  }
  await expect(page).toHaveURL("/api");
});

test("documents print their text alone, and their code wraps", async ({ page }) => {
  await page.emulateMedia({ media: "print" });
  for (const { path } of written) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await visit(page, path);
    for (const part of ["banner", "contentinfo"] as const)
      await expect(page.getByRole(part)).toBeHidden();
    for (const name of ["Main", "On this page", "Breadcrumb", "Previous and next"])
      await expect(page.getByRole("navigation", { name })).toHaveCount(0);
    // Tools, such as the validator, aren't printed either.
    for (const control of ["button", "textbox"] as const)
      await expect(main(page).getByRole(control)).toHaveCount(0);
    await expect(page.locator("main .button:visible")).toHaveCount(0);
    const printed = main(page).getByRole("heading", { level: 2 });
    await expect(printed).toHaveCount(await page.locator("article h2").count());
    await page.setViewportSize({ width: 500, height: 700 });
    const cut = await page
      .locator(".code-block pre")
      .evaluateAll((blocks) => blocks.filter((each) => each.scrollWidth > each.clientWidth).length);
    expect(cut, `blocks of ${path} that are cut`).toBe(0);
  }
});

test("without JavaScript documents can be read, and their tools say what to use instead", async ({
  noScriptPage,
}) => {
  for (const { path } of written) {
    await noScriptPage.goto(path);
    await expect(main(noScriptPage).getByRole("heading", { level: 2 }).last()).toBeVisible();
    const closed = noScriptPage.locator(".fold:not([open]) > summary");
    while ((await closed.count()) > 0) await closed.first().click();
    await expect(noScriptPage.locator(".code-block pre:visible")).toHaveCount(
      await noScriptPage.locator(".code-block pre").count(),
    );
    await expect(main(noScriptPage).getByRole("button")).toHaveCount(0);
    await expect(main(noScriptPage).getByRole("textbox")).toHaveCount(0);
    await expect(
      main(noScriptPage).getByRole("link", { name: "Markdown", exact: true }),
    ).toBeVisible();
    if (path === "/docs/molfar-image") {
      await expect(noScriptPage.getByText("The validator needs JavaScript.")).toContainText(
        "npx @yno/molfar check <file>",
      );
    }
    if (path === "/docs/artifact-transformation") {
      const simulator = noScriptPage.getByRole("region", { name: "Try it" });
      const said = simulator.getByText("Done: total.txt is made from 4 files.").first();
      await expect(said).toBeVisible();
      await simulator.getByText("All steps as a table").click();
      await expect(simulator.getByRole("row")).toHaveCount(10);
    }
  }
  await noScriptPage.goto("/api");
  for (const name of ["List pipelines", "Read a pipeline"]) {
    const place = noScriptPage.getByRole("region", { name, exact: true });
    for (const sample of [/^curl '/, "const response", "from urllib.request"])
      await expect(place.getByText(sample)).toBeVisible();
    await place.locator("summary").click();
    await expect(place.getByText("needs JavaScript")).toBeVisible();
    await expect(place.getByText("Loading the mock.")).toBeHidden();
  }
});

test("the search opens the part of a document that hides what was found, on its page and from another", async ({
  page,
}) => {
  const inside = main(page).getByText("The authorization's name, a dot and its output");
  const findSecrets = async () => {
    await page.keyboard.press("Control+k");
    await page.getByRole("combobox", { name: "Search the site" }).fill("molfar image secrets");
    await page.getByRole("option", { name: /^Secrets.*Molfar Image/ }).click();
  };
  await visit(page, "/docs/molfar-image");
  await expect(inside).toBeHidden();
  await findSecrets();
  await expect(page).toHaveURL("/docs/molfar-image#secrets");
  await expect(inside).toBeInViewport();
  await visit(page, "/about");
  await findSecrets();
  await expect(page).toHaveURL("/docs/molfar-image#secrets");
  await expect(inside).toBeInViewport();
});

test("Back finds its place in a part that the reader has opened", async ({ page }) => {
  await visit(page, "/docs/molfar-image");
  const link = main(page).getByRole("link", { name: "C48" });
  await main(page).getByText("API keys, tokens and salts").click();
  await expect(link).toBeInViewport();
  await link.click();
  await expect(page).toHaveURL("/docs/worker-contract#C48");
  await page.goBack();
  await expect(heading(page)).toHaveText("Molfar Image");
  await expect(link).toBeInViewport();
});

test("/docs/mcp opens the registry with a server, and with a category", async ({ page }) => {
  const [popular] = popularServers;
  const record = mcpServers.find(({ id }) => id === popular?.server);
  if (!record) throw new Error("The first popular server is not in the registry.");
  await visit(page, "/docs/mcp");
  await main(page).getByRole("link", { name: record.name, exact: true }).first().click();
  await expect(page).toHaveURL(`/mcp-registry?q=${encodeURIComponent(record.name)}`);
  await expect(
    page.getByRole("heading", { level: 3, name: record.name, exact: true }),
  ).toBeVisible();
  await page.goBack();
  await main(page).getByRole("link", { name: "Data & APIs" }).click();
  await expect(page).toHaveURL("/mcp-registry?category=Data%20%26%20APIs");
  await expect(page.getByRole("button", { name: /^Data & APIs/ })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
});
