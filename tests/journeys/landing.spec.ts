import { expect, test } from "./support/journey.ts";
import { visit } from "./support/visit.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
/** 30.44 days, in whole milliseconds. */
const month = 2_630_016_000;
const start = Date.UTC(2024, 11, 1);

test("the hero has its badge and both ways in", async ({ page }) => {
  await visit(page, "/");
  const main = page.getByRole("main");
  await expect(main.getByText("AI-Powered Integration Platform", { exact: true })).toBeVisible();
  await expect(
    main.getByRole("button", { name: "Request an Invitation", exact: true }),
  ).toBeVisible();
  await expect(main.getByRole("link", { name: "YNO Use AI Now", exact: true })).toBeVisible();
});

test("'YNO Use AI Now' opens the app in a new tab that cannot reach back", async ({ page }) => {
  await visit(page, "/");
  const link = page.getByRole("link", { name: "YNO Use AI Now" });
  await expect(link).toHaveAttribute("href", "https://app.yno.example");
  await expect(link).toHaveAttribute("target", "_blank");
  await expect(link).toHaveAttribute("rel", "noopener noreferrer");
  const opening = page.context().waitForEvent("page");
  await link.click();
  const tab = await opening;
  await expect(tab).toHaveURL("https://app.yno.example/");
  expect(await tab.evaluate(() => [window.opener, document.referrer])).toEqual([null, ""]);
  await expect(page).toHaveURL("/");
});

test("the page has the specified parts in their order", async ({ page }) => {
  await visit(page, "/");
  await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveText([
    "AI-Powered Features",
    "Market Opportunity",
    "Exclusive Access",
  ]);
});

for (const { when, now, said } of [
  {
    when: "23 months, 19 days, 7 hours and 52 minutes after the start",
    now: start + 23 * month + 19 * day + 7 * hour + 52 * minute,
    said: "Operational for 23 months 19 days 7 hours 52 minutes",
  },
  {
    when: "one of each after the start",
    now: start + month + day + hour + minute,
    said: "Operational for 1 month 1 day 1 hour 1 minute",
  },
  {
    when: "on a clock before 2024",
    now: Date.UTC(2011, 4, 5),
    said: "Operational for 0 months 0 days 0 hours 0 minutes",
  },
  {
    when: "on a clock ten years on",
    now: start + 120 * month + 12 * hour,
    said: "Operational for 120 months 0 days 12 hours 0 minutes",
  },
]) {
  test(`${when} the status bar shows it`, async ({ page }) => {
    await page.clock.setFixedTime(now);
    await visit(page, "/");
    await expect(page.getByText("Operational")).toHaveText(said);
  });
}

test("the uptime is computed again every minute", async ({ page }) => {
  const opened = start + 10 * month + 59 * minute;
  await page.clock.install({ time: opened - hour });
  await visit(page, "/");
  // The page's clock is paused from here on, and its minute begins when it came alive.
  await page.clock.pauseAt(opened);
  await page.clock.runFor(minute);
  const line = page.getByText("Operational for");
  await expect(line).toHaveText(/10 months 0 days 1 hour 0 minutes/);
  await page.clock.runFor(minute);
  await expect(line).toHaveText(/10 months 0 days 1 hour 1 minute$/);
  await page.clock.runFor(3 * hour);
  await expect(line).toHaveText(/10 months 0 days 4 hours 1 minute$/);
});

test("six services are shown and '+7 more' shows the others", async ({ page }) => {
  await visit(page, "/");
  const list = page.getByRole("list", { name: "Services running" });
  const names = list.getByRole("listitem").filter({ hasText: /^[a-z-]+$/ });
  const first = ["api-gateway", "auth-service", "connectors-service"];
  first.push("dockerfile-validator", "forms-service", "hitl-service");
  await expect(names).toHaveText(first);
  await list.getByText("+7 more", { exact: true }).click();
  await expect(names).toHaveText([
    ...first,
    ...["pipeline-engine", "pipeline-service", "rag-service", "secret-service"],
    ...["shared", "task-service", "workflow-service"],
  ]);
  await list.getByText("+7 more", { exact: true }).click();
  await expect(names).toHaveText(first);
});

test("'+7 more' opens with the keyboard", async ({ page }) => {
  await visit(page, "/");
  await page.getByText("+7 more").focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("workflow-service")).toBeVisible();
});

test("the six features are cards with a heading and a text, in the specified order", async ({
  page,
}) => {
  await visit(page, "/");
  const region = page.getByRole("region", { name: "AI-Powered Features" });
  const titles = ["Converse", "Intelligent Workflows", "Seamless Integrations"];
  titles.push("Transparency", "Limitless Integrations", "User-Friendly");
  await expect(region.getByRole("heading", { level: 3 })).toHaveText(titles);
  const cards = region.getByRole("listitem");
  await expect(cards).toHaveCount(6);
  for (const [index, title] of titles.entries()) {
    await expect(cards.nth(index)).toHaveText(new RegExp(`^${title}.{40,}\\.$`));
  }
});

test("Understanding, Flexible and Knowledgeable are side by side, each with its text", async ({
  page,
}) => {
  await visit(page, "/");
  const region = page.getByRole("region", { name: "AI-Powered Features" });
  const titles = region.getByRole("term");
  await expect(titles).toHaveText(["Understanding", "Flexible", "Knowledgeable"]);
  await expect(region.getByRole("definition")).toHaveText([/.{40,}\./, /.{40,}\./, /.{40,}\./]);
  const boxes = await Promise.all([0, 1, 2].map((index) => titles.nth(index).boundingBox()));
  expect(new Set(boxes.map((box) => box?.y)).size, "one row").toBe(1);
  const columns = boxes.map((box) => box?.x ?? 0);
  expect(columns).toEqual([...new Set(columns)].sort((a, b) => a - b));
});

test("the four market figures have the specified values, growth and meaning", async ({ page }) => {
  await visit(page, "/");
  const region = page.getByRole("region", { name: "Market Opportunity" });
  await expect(region.getByRole("definition")).toHaveText([
    /^\$50B\+\s*\+15% CAGR$/,
    /^\$12B\s*\+25% CAGR$/,
    "85%",
    "$2.9M",
  ]);
  await expect(region.getByRole("term")).toHaveText([
    /by 2028/,
    /AI automation/,
    /of enterprises use 1000\+ apps/,
    /average .*integration complexity/,
  ]);
  await expect(region.getByRole("button", { name: "Request Investor Deck" })).toBeVisible();
});

test("exclusive access shows the three specified statistics", async ({ page }) => {
  await visit(page, "/");
  const region = page.getByRole("region", { name: "Exclusive Access" });
  await expect(region.getByRole("definition")).toHaveText(["500+", "50+", "Modular"]);
  await expect(region.getByRole("term")).toHaveText([
    "Enterprise Leaders",
    "Fortune 500 CTOs",
    "Design Architecture",
  ]);
});

test("without JavaScript the status bar names the start and every service can be reached", async ({
  plain,
}) => {
  await plain.goto("/");
  await expect(plain.getByText("Operational")).toHaveText("Operational since 1 December 2024");
  await plain.getByText("+7 more").click();
  await expect(plain.getByText("workflow-service")).toBeVisible();
});

test("without JavaScript an address to write to replaces the buttons", async ({ plain }) => {
  await plain.goto("/");
  const main = plain.getByRole("main");
  await expect(main.getByRole("button", { name: "Request an Invitation" })).toBeHidden();
  await expect(main.getByRole("button", { name: "Request Investor Deck" })).toBeHidden();
  for (const [name, address] of [
    ["Request an Invitation", "hello@yno.example"],
    ["Request Investor Deck", "investors@yno.example"],
  ] as const) {
    const link = main.getByRole("link", { name: new RegExp(name) });
    await expect(link).toContainText(address);
    await expect(link).toHaveAttribute("href", new RegExp(`^mailto:${address}`));
  }
});
