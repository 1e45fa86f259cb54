import type { Page } from "@playwright/test";
import { fundingRounds } from "#content/funding-rounds.ts";
import { expect, test } from "./support/journey.ts";
import { holdFonts, visit } from "./support/visit.ts";

const digits = (page: Page) => page.getByRole("main").locator(".board-digits dd");

test("the round's details are in a row", async ({ page }) => {
  await visit(page, "/investors");
  const details = page.getByRole("region", { name: "Round details" });
  await expect(details.getByRole("term")).toHaveText([
    "Round Type",
    "Opens",
    "Target Close",
    "Market",
  ]);
  await expect(details).toContainText("Seed");
  await expect(details).toContainText("September 2025");
  await expect(details).toContainText("November 2025");
});

test("the countdown ticks every second, padded to two digits, in the time of Singapore", async ({
  page,
}) => {
  await page.clock.install({ time: new Date("2025-08-29T16:58:57Z") });
  await page.clock.pauseAt(new Date("2025-08-29T16:58:58Z"));
  await visit(page, "/investors");
  // 1 September 00:00 in Singapore is 31 August 16:00 UTC.
  await expect(digits(page)).toHaveText(["01", "23", "01", /^0[12]$/]);
  const before = await digits(page).last().textContent();
  await page.clock.runFor(1000);
  await expect(digits(page).last()).not.toHaveText(before ?? "");
});

for (const { moment, note } of [
  { moment: "2025-09-01T00:00:00+08:00", note: "The round has opened." },
  { moment: "2025-11-30T23:59:00+08:00", note: "The round has opened." },
  { moment: "2025-12-01T00:00:01+08:00", note: "target close has passed" },
  { moment: "2036-02-29T12:00:00Z", note: "target close has passed" },
]) {
  test(`at ${moment} the digits read 00 and a line gives the state of the round`, async ({
    page,
  }) => {
    await page.clock.setFixedTime(new Date(moment));
    await visit(page, "/investors");
    await expect(digits(page)).toHaveText(["00", "00", "00", "00"]);
    await expect(page.getByText(note)).toBeVisible();
  });
}

test("before the target no line says that the round has opened", async ({ page }) => {
  await page.clock.setFixedTime(new Date("2025-08-31T15:59:59Z"));
  await visit(page, "/investors");
  await expect(digits(page)).toHaveText(["00", "00", "00", "01"]);
  await expect(page.getByText("The round has opened")).toHaveCount(0);
});

test("without JavaScript the countdown shows no digits, and the day can be read", async ({
  plain,
}) => {
  await plain.goto("/investors");
  await expect(plain.locator(".board-digits dd").first()).toHaveText("");
  await expect(plain.getByText("Opens 1 September 2025")).toBeVisible();
});

test("the countdown moves nothing when it appears", async ({ page }) => {
  await holdFonts(page);
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { dataset } = document.documentElement;
        const value = "value" in entry ? Number(entry.value) : 0;
        dataset.shift = String(Number(dataset.shift ?? 0) + value);
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  await visit(page, "/investors");
  await expect(digits(page).first()).not.toHaveText("");
  expect(await page.evaluate(() => document.documentElement.dataset.shift ?? "0")).toBe("0");
});

for (const { moment, bar } of [
  { moment: "2024-01-01T00:00:00Z", bar: "10" },
  { moment: "2025-01-16T00:00:00+08:00", bar: "50" },
  { moment: "2026-11-20T00:00:00Z", bar: "90" },
]) {
  test(`at ${moment} the company's progress is ${bar} percent`, async ({ page }) => {
    await page.clock.setFixedTime(new Date(moment));
    await visit(page, "/investors");
    const line = page.getByRole("progressbar", { name: "Company progress" });
    await expect(line).toHaveAttribute("aria-valuenow", bar);
  });
}

test("the market analysis is a table on wide screens, from all records", async ({ page }) => {
  await visit(page, "/investors");
  const market = page.getByRole("region", { name: "Market analysis" });
  await expect(market.getByRole("rowheader")).toHaveCount(fundingRounds.length);
  await expect(market.getByRole("heading", { level: 3 })).toHaveCount(0);
  const general = fundingRounds.filter(({ isGeneral }) => isGeneral);
  await expect(market.getByText("General", { exact: true }).filter({ visible: true })).toHaveCount(
    general.length,
  );
  await expect(market).toContainText("Illustrative figures");
});

test("a subscription shows the toast and clears both fields, and sends nothing", async ({
  page,
}) => {
  await visit(page, "/investors");
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET") sent.push(request.url());
  });
  await page.getByLabel("Email").fill("wei.ling@fund.example");
  await page.getByLabel(/Company or fund name/).fill("Fund <b>&</b> سند 🚇");
  await page.getByRole("button", { name: "Subscribe" }).click();
  await expect(page.getByText("Subscription confirmed!").first()).toBeVisible();
  await expect(
    page
      .getByText(
        "You'll receive exclusive updates about our seed round opening and investment opportunities.",
      )
      .first(),
  ).toBeVisible();
  await expect(page.getByLabel("Email")).toHaveValue("");
  await expect(page.getByLabel(/Company or fund name/)).toHaveValue("");
  expect(sent).toEqual([]);
});

for (const [what, company] of [
  ["20,000 characters", "fund ".repeat(4000)],
  ["emoji", "🚇 Fonds 👩‍🚀"],
  ["text from right to left", "صندوق الاستثمار"],
  ["HTML", '<img src=x onerror="alert(1)"></form>'],
] as const) {
  test(`a company's name of ${what} is taken as text`, async ({ page }) => {
    await visit(page, "/investors");
    const form = page.getByRole("main").locator("form");
    const field = form.getByRole("textbox", { name: /^Company/ });
    await field.fill(company);
    await expect(field).toHaveValue(company);
    await form.getByRole("textbox", { name: /^Email/ }).fill("wei.ling@fund.example");
    await form.getByRole("button", { name: "Subscribe" }).click();
    await expect(page.getByText("Subscription confirmed!")).toBeVisible();
    await expect(field).toHaveValue("");
  });
}

test("an empty address does nothing and keeps the company", async ({ page }) => {
  await visit(page, "/investors");
  await page.getByLabel(/Company or fund name/).fill("A fund");
  await page.getByRole("button", { name: "Subscribe" }).click();
  await expect(page.getByLabel(/Company or fund name/)).toHaveValue("A fund");
  await expect(page.getByText("Subscription confirmed!")).toHaveCount(0);
});

test("the page says that nothing on it is an offer of securities", async ({ page }) => {
  await visit(page, "/investors");
  await expect(page.getByText(/Nothing on this page is an offer of securities/)).toBeVisible();
});
