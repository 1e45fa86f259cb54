import type { Page } from "@playwright/test";
import { jobs } from "#content/collections/jobs.ts";
import { expect, test } from "#tests/gallery/component.ts";

const all = "features/positions/positions: all";
const [first, second] = jobs;
if (!first || !second) throw new Error("There are no two positions.");

const row = (page: Page, title: string) =>
  page
    .locator("details[name=position]")
    .filter({ has: page.getByRole("heading", { level: 4, name: title, exact: true }) });
const summary = (page: Page, title: string) => row(page, title).locator("> summary");
const openRows = (page: Page) => page.locator("details[name=position][open]");
const titles = (page: Page) => page.getByRole("heading", { level: 4 });
const option = (page: Page, name: string) =>
  page.getByRole("button", { name: new RegExp(`^${name}\\s*\\d+$`) });
const address = (query: string) => (url: URL) =>
  `${url.pathname}${url.search}` === `/careers${query}`;

test("an address opens its position in view, and Back to one without closes it", async ({
  page,
  show,
}) => {
  await show(all, `/careers?open=${second.id}`);
  await expect(row(page, second.title)).toHaveAttribute("open");
  await expect(row(page, second.title).getByText(second.description)).toBeInViewport();
  await summary(page, second.title).click();
  await expect(page).toHaveURL(address(""));
  await option(page, "Engineering").click();
  await summary(page, first.title).click();
  await expect(page).toHaveURL(address(`?department=Engineering&open=${first.id}`));
  await page.goBack();
  await expect(page).toHaveURL(address(""));
  await expect(openRows(page)).toHaveCount(0);
});

test("a position that is opened by hand stays where it is, also after a filter", async ({
  page,
  show,
}) => {
  await show(all, "/careers");
  await option(page, "Engineering").click();
  await expect(page).toHaveURL(address("?department=Engineering"));
  await page.setViewportSize({ width: 1440, height: 300 });
  const clicked = summary(page, first.title);
  await clicked.evaluate((each) => window.scrollBy(0, each.getBoundingClientRect().top - 200));
  const before = await clicked.boundingBox();
  await clicked.click();
  await expect(page).toHaveURL(address(`?department=Engineering&open=${first.id}`));
  expect(await clicked.boundingBox()).toEqual(before);
});

test("filters narrow together, offer only what leaves a position, and close the open one", async ({
  page,
  show,
}) => {
  await show(all, `/careers?open=${first.id}`);
  await option(page, "Remote").click();
  await expect(page).toHaveURL(address("?place=Remote"));
  await expect(option(page, "Security")).toHaveCount(0);
  await option(page, "Engineering").click();
  await expect(page).toHaveURL(address("?place=Remote&department=Engineering"));
  const wanted = jobs.filter(
    ({ department, location }) => department === "Engineering" && /remote/i.test(location),
  );
  await expect(titles(page)).toHaveText(wanted.map(({ title }) => title));
  await option(page, "Remote").click();
  await expect(option(page, "Remote")).toHaveAttribute("aria-pressed", "false");
  await option(page, "All").click();
  await expect(titles(page)).toHaveCount(jobs.length);
  await page.goBack();
  await expect(option(page, "Engineering")).toHaveAttribute("aria-pressed", "true");
});

test("a filter that leaves nothing is ignored in an address", async ({ page, show }) => {
  await show(all, "/careers?department=Security&place=Remote");
  await expect(option(page, "Security")).toHaveAttribute("aria-pressed", "true");
  await expect(titles(page)).toHaveCount(1);
});

test("Apply Now isn't in the summary, and says for which position it is", async ({
  page,
  show,
}) => {
  await show(all, "/careers");
  const apply = page.getByRole("link", { name: new RegExp(`^Apply Now\\s*: ${first.title}$`) });
  await expect(apply).toHaveAttribute("href", "/contact");
  await expect(page.locator("summary a")).toHaveCount(0);
});
