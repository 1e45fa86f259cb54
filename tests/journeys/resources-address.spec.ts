import {
  category,
  first,
  found,
  inCategory,
  main,
  other,
  question,
  questions,
  search,
  shown,
  status,
  total,
} from "./resources-steps.ts";
import { expect, test } from "./support/journey.ts";
import { changeAddress, holdScripts, visit } from "./support/visit.ts";

test("typing replaces the address after 300 ms, and a category adds a step for Back", async ({
  page,
}) => {
  await page.clock.install();
  await visit(page, "/about");
  await changeAddress(page, "/resources");
  await expect(page).toHaveURL("/resources");
  await page.clock.pauseAt(Date.now() + 60_000);
  await search(page).fill("data");
  await page.clock.runFor(250);
  await expect(page).toHaveURL("/resources");
  await page.clock.runFor(100);
  await expect(page).toHaveURL("/resources?q=data");
  await page.clock.resume();
  await category(page, "Technical Support").click();
  await expect(page).toHaveURL("/resources?q=data&category=Technical+Support");
  await page.goBack();
  await expect(page).toHaveURL("/resources?q=data");
  await expect(search(page)).toHaveValue("data");
  await expect(category(page, "All")).toHaveAttribute("aria-pressed", "true");
  await page.goBack();
  await expect(page).toHaveURL("/about");
});

test("Back brings a search back after a page that it led to", async ({ page }) => {
  await visit(page, "/resources?q=refund");
  const [text = ""] = found("refund");
  await question(page, text).locator("summary").click();
  await question(page, text).locator("p a").first().click();
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Resources & Documentation");
  await page.goBack();
  await expect(search(page)).toHaveValue("refund");
  expect(await shown(page)).toEqual(found("refund"));
});

test("an address that names text and category opens with them, and an unknown category is All", async ({
  page,
}) => {
  await visit(page, "/resources?q=data&category=Technical+Support");
  await expect(search(page)).toHaveValue("data");
  expect(await shown(page)).toEqual(found("data", "Technical Support"));
  for (const unknown of ["technical support", "All", "__proto__", "%3Cscript%3E"]) {
    await visit(page, `/resources?category=${unknown}`);
    await expect(category(page, "All")).toHaveAttribute("aria-pressed", "true");
    await expect(status(page, `Showing ${total} of ${total} question(s)`)).toBeVisible();
  }
});

test("an address that narrows the list never shows the whole list first", async ({ page }) => {
  await holdScripts(page);
  await page.goto("/resources?q=refund", { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(main(page).getByText(`Showing ${total} of ${total} question(s)`)).toBeHidden();
  await expect(main(page).getByText(first.question, { exact: true })).toBeHidden();
});

test("the address of a question opens it and brings it into view", async ({ page }) => {
  await visit(page, `/resources#${other.id}`);
  await expect(question(page, other.question)).toHaveAttribute("open");
  await expect(question(page, other.question).locator("summary")).toBeInViewport();
  await expect(question(page, other.question).locator("p").first()).toBeInViewport();
  await expect(main(page).locator("details[open]")).toHaveCount(1);
});

test("without JavaScript the address of a question opens it too", async ({ plain }) => {
  await plain.goto(`/resources#${other.id}`);
  await expect(question(plain, other.question).locator("p").first()).toBeInViewport();
  await expect(question(plain, other.question).locator("summary")).toBeInViewport();
});

test("a link from another page to a question opens it, and Back leads away again", async ({
  page,
}) => {
  await visit(page, "/about");
  await changeAddress(page, `/resources#${other.id}`);
  await expect(question(page, other.question)).toHaveAttribute("open");
  await expect(question(page, other.question).locator("summary")).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL("/about");
});

test("an address with a search and a question opens the question in what is found", async ({
  page,
}) => {
  await visit(page, `/resources?category=Technical+Support#${other.id}`);
  await expect(questions(page)).toHaveCount(inCategory("Technical Support").length);
  await expect(question(page, other.question)).toHaveAttribute("open");
  await expect(question(page, other.question).locator("summary")).toBeInViewport();
});

test("every open question has a link to itself, which shows it among all the others", async ({
  page,
}) => {
  await visit(page, "/resources?category=Technical+Support");
  // Not every browser keeps its scroll position when a list grows above it.
  await page.evaluate(() => {
    document.documentElement.style.overflowAnchor = "none";
  });
  await question(page, other.question).locator("summary").click();
  const link = page.getByRole("link", { name: `Link to: ${other.question}`, exact: true });
  await expect(link).toHaveAttribute("href", `/resources#${other.id}`);
  await link.click();
  await expect(page).toHaveURL(`/resources#${other.id}`);
  await expect(questions(page)).toHaveCount(total);
  await expect(question(page, other.question)).toHaveAttribute("open");
  await expect(question(page, other.question).locator("summary")).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL("/resources?category=Technical+Support");
});

test("a filter drops the question from the address and leaves the page where it is", async ({
  page,
}) => {
  await visit(page, `/resources#${other.id}`);
  await category(page, "Technical Support").click();
  await expect(page).toHaveURL("/resources?category=Technical+Support");
  await expect(category(page, "Technical Support")).toBeInViewport();
  await expect(question(page, other.question)).toHaveAttribute("open");
});

test("an unknown part of the address opens nothing and breaks nothing", async ({ page }) => {
  for (const part of ["no-such-question", "%E0%A4%A", "'\"]", "main"]) {
    await visit(page, `/resources#${part}`);
    await expect(main(page).locator("details[open]")).toHaveCount(0);
    await expect(questions(page)).toHaveCount(total);
  }
});
