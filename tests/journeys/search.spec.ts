import { control, field, options, palette, searchFor } from "./search-steps.ts";
import { expectAccessible } from "./support/accessibility.ts";
import {
  all,
  banner,
  category,
  consentRecord,
  onlyEssential,
  storeBefore,
} from "./support/consent.ts";
import { expect, test } from "./support/journey.ts";
import { blockStorage } from "./support/storage.ts";
import { visit } from "./support/visit.ts";

const key = "recent-searches";
const allowed = JSON.stringify(
  consentRecord({ preferences: { ...onlyEssential, functional: true } }),
);

test("the box in the header opens the search, and Escape gives the focus back", async ({
  page,
}) => {
  await visit(page, "/about");
  await control(page).click();
  await expect(field(page)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(palette(page)).toBeHidden();
  await expect(control(page)).toBeFocused();
  await expect(page).toHaveURL("/about");
});

for (const shortcut of ["Control+k", "Meta+k"]) {
  test(`${shortcut} opens the search from anywhere`, async ({ page }) => {
    await visit(page, "/terms");
    await page.keyboard.press(shortcut);
    await expect(field(page)).toBeFocused();
  });
}

test("nothing of the search is loaded before somebody reaches for it", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await visit(page, "/about");
  await page.waitForLoadState("networkidle");
  const isOfSearch = (path: string) => /palette|search-index/.test(path);
  expect(asked.filter(isOfSearch)).toEqual([]);
  await control(page).hover();
  await expect.poll(() => asked.some((path) => path === "/search-index.json")).toBe(true);
});

test("the search is loaded when the keyboard reaches its box", async ({ page }) => {
  await visit(page, "/about");
  const index = page.waitForRequest("**/search-index.json");
  await control(page).focus();
  await index;
  await expect(palette(page)).toBeHidden();
});

test("text typed while the search loads is in its field", async ({ page }) => {
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
  await page.route("**/assets/palette-*.js", async (route) => {
    await arrived;
    await route.fallback();
  });
  await visit(page, "/support");
  const email = page.getByRole("textbox", { name: /^Email/ }).first();
  await email.focus();
  await page.keyboard.press("Control+k");
  await page.keyboard.type("pric");
  arrive();
  await expect(field(page)).toBeFocused();
  await page.keyboard.type("ing");
  await expect(field(page)).toHaveValue("pricing");
  await expect(options(page).first()).toContainText("Pricing");
  await expect(email).toHaveValue("");
});

test("results are in groups with counts, and the words that were found are marked", async ({
  page,
}) => {
  await visit(page, "/about");
  await searchFor(page, "invoices");
  const best = palette(page).getByRole("group", { name: "Best matches" });
  await expect(best.getByRole("option")).toHaveCount(3);
  await expect(best.getByRole("option").first()).toContainText("Three-way invoice matching");
  await expect(best.locator("mark").first()).toHaveText("invoice");
  for (const group of await palette(page).getByRole("group").all()) {
    await expect(group).toHaveAccessibleName(/^\D+ \d+$/);
  }
  await expectAccessible(page);
});

test("a typing error finds what was meant", async ({ page }) => {
  await visit(page, "/about");
  await searchFor(page, "pircing");
  await expect(options(page).first()).toContainText("Pricing");
});

test("Enter opens the first result, which takes the focus to the new page's heading", async ({
  page,
}) => {
  await visit(page, "/about");
  await searchFor(page, "worker contract");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/docs/worker-contract");
  await expect(palette(page)).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

test("arrows move through all groups, and Enter opens what they reached", async ({ page }) => {
  await visit(page, "/about");
  await searchFor(page, "refund");
  const texts = await options(page).allTextContents();
  expect(texts.length).toBeGreaterThan(4);
  for (let step = 0; step < 4; step++) {
    await page.keyboard.press("ArrowDown");
    const active = options(page).nth(step);
    await expect(active).toHaveAttribute("aria-selected", "true");
    await expect(field(page)).toHaveAttribute("aria-activedescendant", /.+/);
    await expect(active).toBeInViewport();
  }
  await page.keyboard.press("ArrowUp");
  const address = await options(page).nth(2).getAttribute("href");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(address ?? "");
});

for (const shortcut of ["Control+Enter", "Meta+Enter"]) {
  test(`${shortcut} opens a result in a new tab, and the search stays`, async ({
    page,
    context,
  }) => {
    await visit(page, "/about");
    await searchFor(page, "pricing");
    const opened = context.waitForEvent("page");
    await page.keyboard.press(shortcut);
    await expect(await opened).toHaveURL("/pricing");
    await expect(palette(page)).toBeVisible();
    await expect(page).toHaveURL("/about");
  });
}

test("a result leads to its place: a question opens, a section and a server are shown", async ({
  page,
}) => {
  await visit(page, "/about");
  await searchFor(page, "how do I cancel");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/resources#cancel");
  await expect(page.locator("#cancel")).toBeVisible();

  await searchFor(page, "governing law");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/terms#section-19");
  await expect(page.locator("#section-19")).toBeInViewport();

  await searchFor(page, "playwright");
  await options(page).first().click();
  await expect(page).toHaveURL("/mcp-registry?q=Playwright");
  await expect(page.getByRole("heading", { level: 3, name: "Playwright" })).toBeVisible();
});

test("a group shows its first hits, and all of them when it is asked", async ({ page }) => {
  await visit(page, "/about");
  await searchFor(page, "plan");
  const group = palette(page).getByRole("group", { name: /^Questions/ });
  await expect(group.getByRole("option")).toHaveCount(5);
  await group.getByRole("option", { name: /^Show \d+ more$/ }).click();
  await expect(group.getByRole("option", { name: /^Show/ })).toHaveCount(0);
  expect(await group.getByRole("option").count()).toBeGreaterThan(5);
  await expect(field(page)).toBeFocused();
  // The arrows go on from the first that came.
  await expect(group.getByRole("option").nth(4)).toHaveAttribute("aria-selected", "true");
});

test("the number of results is shown, and read out once it settles", async ({ page }) => {
  await visit(page, "/about");
  await page.clock.install();
  await searchFor(page, "pricing");
  const status = palette(page).getByRole("status");
  await expect(status).toBeEmpty();
  await page.clock.runFor(600);
  await expect(status).toHaveText(/^\d+ results\. Enter opens Pricing$/);
  await field(page).fill("zzzzzz");
  await page.clock.runFor(600);
  await expect(status).toHaveText("0 results");
});

test("before typing it says what it finds, and without hits where else to look", async ({
  page,
}) => {
  await visit(page, "/about");
  await page.keyboard.press("Control+k");
  await expect(palette(page).getByText(/^Search pages, documentation/)).toBeVisible();
  await expect(options(page)).toHaveCount(0);
  await expectAccessible(page);
  await field(page).fill("zzzzzz");
  await expect(palette(page).getByText("Nothing found for 'zzzzzz'")).toBeVisible();
  await palette(page).getByRole("link", { name: "questions and answers" }).click();
  await expect(page).toHaveURL("/resources");
  await expect(palette(page)).toBeHidden();
});

test("odd queries find nothing or something, and break nothing", async ({ page }) => {
  await visit(page, "/about");
  await page.keyboard.press("Control+k");
  for (const text of [
    "a".repeat(10_000),
    "\\^$.*+?()[]{}|",
    "\u0000\u001b\u202e",
    "مرحبا",
    "__proto__",
    "<img src=x>",
  ]) {
    await field(page).fill(text);
    await expect(
      palette(page)
        .getByText(/^\d+ results?$/)
        .first(),
    ).toBeVisible();
  }
  await field(page).fill("pricing");
  await expect(options(page).first()).toContainText("Pricing");
});

test("the field keeps its text, all selected, when the search opens again", async ({ page }) => {
  await visit(page, "/about");
  await searchFor(page, "pricing");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Control+k");
  await expect(field(page)).toBeFocused();
  await page.keyboard.type("news");
  await expect(field(page)).toHaveValue("news");
  await expect(options(page).first()).toContainText("News");
});

test("Back leaves the search", async ({ page }) => {
  await visit(page, "/about");
  await page.getByRole("banner").getByRole("link", { name: "Pricing" }).click();
  await expect(page).toHaveURL("/pricing");
  await searchFor(page, "news");
  await page.goBack();
  await expect(page).toHaveURL("/about");
  await expect(palette(page)).toBeHidden();
});

test.describe("without consent for functional storage", () => {
  for (const [what, record] of [
    ["no answer", null],
    ["the essential ones only", JSON.stringify(consentRecord())],
  ] as const) {
    test(`${what}: nothing is remembered`, async ({ page }) => {
      if (record) await storeBefore(page, record);
      await visit(page, "/about");
      await searchFor(page, "pricing");
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL("/pricing");
      expect(await page.evaluate((name) => localStorage.getItem(name), key)).toBeNull();
    });
  }
});

test("with consent the last results that were opened come back, and can be forgotten", async ({
  page,
}) => {
  await storeBefore(page, allowed);
  await visit(page, "/about");
  for (const word of ["pricing", "governing law"]) {
    await searchFor(page, word);
    await page.keyboard.press("Enter");
    await expect(palette(page)).toBeHidden();
  }
  await expect(page).toHaveURL("/terms#section-19");
  expect(await page.evaluate((name) => localStorage.getItem(name), key)).toBe(
    '["/terms#section-19","/pricing"]',
  );
  await page.keyboard.press("Control+k");
  await field(page).fill("");
  const before = palette(page).getByRole("group", { name: "Opened before" }).getByRole("option");
  await expect(before).toHaveText([/^Governing law/, /^Pricing/]);
  await palette(page).getByRole("button", { name: "Clear recent searches" }).click();
  await expect(before).toHaveCount(0);
  await expect(field(page)).toBeFocused();
  expect(await page.evaluate((name) => localStorage.getItem(name), key)).toBeNull();
});

test("withdrawing the consent removes what was remembered", async ({ page }) => {
  await page.addInitScript(
    ([name, record]) => {
      if (localStorage.length > 0) return;
      localStorage.setItem("cookie-consent", record);
      localStorage.setItem(name, '["/pricing"]');
    },
    [key, JSON.stringify(consentRecord({ preferences: all }))] as const,
  );
  await visit(page, "/about");
  await page.getByRole("contentinfo").getByRole("button", { name: "Cookie settings" }).click();
  await category(page, "Functional").click();
  await banner(page).getByRole("button", { name: "Save My Preferences" }).click();
  await expect(banner(page)).toBeHidden();
  expect(await page.evaluate((name) => localStorage.getItem(name), key)).toBeNull();
});

test("with all storage blocked the search works as well", async ({ page }) => {
  await blockStorage(page);
  await visit(page, "/about");
  await searchFor(page, "pricing");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/pricing");
});

test.describe("when it cannot be loaded", () => {
  test.use({ allowed: [/search-index|palette|ERR_FAILED|Failed to load|Failed to fetch/] });

  test("a missing index is said, with a link and another try that works", async ({ page }) => {
    await page.route("**/search-index.json", (route) => route.abort());
    await visit(page, "/about");
    await page.keyboard.press("Control+k");
    const alert = palette(page).getByRole("alert");
    await expect(alert).toContainText("The search could not be loaded");
    await expect(alert.getByRole("link", { name: "questions and answers" })).toHaveAttribute(
      "href",
      "/resources",
    );
    await page.unroute("**/search-index.json");
    await alert.getByRole("button", { name: "Try again" }).click();
    await expect(alert).toBeHidden();
    await field(page).fill("pricing");
    await expect(options(page).first()).toContainText("Pricing");
  });

  test("an index of another version isn't used", async ({ page }) => {
    await page.route("**/search-index.json", (route) => route.fulfill({ json: { version: 0 } }));
    await visit(page, "/about");
    await page.keyboard.press("Control+k");
    await expect(palette(page).getByRole("alert")).toContainText("could not be loaded");
  });

  test("without its code there is a notice, and the box is a link again", async ({ page }) => {
    await page.route("**/assets/palette-*.js", (route) => route.abort());
    await visit(page, "/about");
    await control(page).click();
    await expect(page.getByText("The search could not be loaded").first()).toBeVisible();
    await expect(page).toHaveURL("/about");
    await control(page).click();
    await expect(page).toHaveURL("/resources");
  });
});

test("without JavaScript the box is a link to the questions", async ({ plain }) => {
  await plain.goto("/about");
  await expect(plain.getByText("Ctrl K").first()).toBeHidden();
  await control(plain).click();
  await expect(plain).toHaveURL("/resources");
});
