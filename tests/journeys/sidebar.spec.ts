import { expect, test } from "./support/journey.ts";
import { groups, openGroups, sideNavigation } from "./support/side-navigation.ts";
import { holdScripts, untilAlive, visit } from "./support/visit.ts";

test("the side navigation has the specified groups and links, in their order", async ({ page }) => {
  await visit(page, "/");
  const shown = await sideNavigation(page)
    .locator("details")
    .evaluateAll((all) =>
      all.map((details) => ({
        title: details.querySelector("summary")?.textContent,
        links: Array.from(details.querySelectorAll("a"), (a) => a.getAttribute("href")),
      })),
    );
  expect(shown).toEqual(groups.map(({ title, links }) => ({ title, links: Object.values(links) })));
});

test("a link of the side navigation is called by its title alone", async ({ page }) => {
  await visit(page, "/");
  for (const { title, links } of groups) {
    const group = sideNavigation(page).locator("details", { hasText: title });
    if (!(await group.getByRole("list").isVisible())) await group.getByText(title).click();
    for (const [name, address] of Object.entries(links)) {
      const link = group.getByRole("link", { name, exact: true });
      await expect(link).toHaveAttribute("href", address);
    }
  }
});

test("the logo leads home", async ({ page }) => {
  await visit(page, "/about");
  await page.getByRole("link", { name: "YNO", exact: true }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Describe the work/);
});

for (const { path, open } of [
  { path: "/", open: ["Quick Access", "Product"] },
  { path: "/platform", open: ["Quick Access", "Product"] },
  { path: "/pricing", open: ["Quick Access", "Product", "Pricing & Plans"] },
  { path: "/docs/mcp", open: ["Quick Access", "Product", "Resources"] },
  { path: "/no-such-page", open: ["Quick Access", "Product"] },
]) {
  test(`on ${path} the groups ${open.join(", ")} start open`, async ({ page, plain }) => {
    await visit(page, path);
    await plain.goto(path);
    expect(await openGroups(page)).toEqual(open);
    expect(await openGroups(plain), "without JavaScript").toEqual(open);
  });
}

test("the group of a page opens when the page changes", async ({ page }) => {
  await visit(page, "/about");
  await page.getByRole("banner").getByRole("link", { name: "Pricing" }).click();
  await expect(page).toHaveURL("/pricing");
  await expect.poll(() => openGroups(page)).toContain("Pricing & Plans");
});

for (const { path, current } of [
  { path: "/docs/mcp", current: ["MCP"] },
  { path: "/docs", current: ["Documentation"] },
  { path: "/docs?q=x#top", current: ["Documentation"] },
  { path: "/", current: [] },
  { path: "/yno-ai", current: [] },
]) {
  const marked = current.length > 0 ? `only '${current}' is` : "no link is";
  test(`on ${path} ${marked} marked as the current page`, async ({ page }) => {
    await visit(page, path);
    const links = sideNavigation(page).locator('a[aria-current="page"]');
    await expect(links).toHaveCount(current.length);
    for (const name of current) await expect(links).toHaveAccessibleName(name);
  });
}

test("a group opened or closed by hand stays so until the page is loaded again", async ({
  page,
}) => {
  await visit(page, "/about");
  const summary = (title: string) => sideNavigation(page).getByText(title, { exact: true });
  await summary("Legal").click();
  await summary("Product").click();
  await summary("Company").click();
  const byHand = ["Quick Access", "Legal"];
  await expect.poll(() => openGroups(page)).toEqual(byHand);

  await sideNavigation(page).getByRole("link", { name: "Terms" }).click();
  await expect(page).toHaveURL("/terms");
  expect(await openGroups(page)).toEqual(byHand);
  await page.getByRole("contentinfo").getByRole("link", { name: "Careers" }).click();
  await expect(page).toHaveURL("/careers");
  expect(await openGroups(page), "where the group of the page was closed").toEqual(byHand);

  await page.reload();
  await untilAlive(page);
  expect(await openGroups(page)).toEqual(["Quick Access", "Product", "Company"]);
});

test("a group opened or closed before the script has arrived stays so", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/about");
  await sideNavigation(page).getByText("Legal", { exact: true }).click();
  await sideNavigation(page).getByText("Product", { exact: true }).click();
  release();
  await untilAlive(page);
  expect(await openGroups(page)).toEqual(["Quick Access", "Company", "Legal"]);

  await sideNavigation(page).getByRole("link", { name: "Terms" }).click();
  await expect(page).toHaveURL("/terms");
  await page.getByRole("contentinfo").getByRole("link", { name: "Careers" }).click();
  await expect(page).toHaveURL("/careers");
  expect(await openGroups(page)).toEqual(["Quick Access", "Company", "Legal"]);
});
