import { expect } from "vitest";
import { faq } from "#content/collections/faq.ts";
import { integrations } from "#content/collections/integrations.ts";
import { news } from "#content/collections/news.ts";
import { workflows } from "#content/collections/workflows.ts";
import { mapWords } from "#content/pages/workflows.ts";
import { journey } from "../journey.ts";
import { css, role, text } from "../target.ts";

const [question] = faq;
const [workflow] = workflows;
const article = news.find(({ id }) => id === 2);
if (!question || !workflow || !article) throw new Error("These journeys need content.");

const answer = css(`#${question.id} p`).nth(0);
const questions = css("main input").named("Search the questions");
const browse = role("region", "Browse All Integrations");
const inFinance = integrations.filter(({ category }) => category === "Finance");
const summary = role("main").css("details").nth(0).css("summary");
const step = css(`[id="${workflow.id}-steps"] ol > li:first-child`);
const headline = role("main").role("link", article.title);

/** Whether an element is in the middle of the window, to within two pixels. */
function isInTheMiddle(selector: string): boolean {
  const { top = 0, bottom = 0 } = document.querySelector(selector)?.getBoundingClientRect() ?? {};
  return Math.abs(top + bottom - innerHeight) < 4;
}

/** Pages with lists whose items can be filtered, chosen or opened. */
export const lists = [
  journey(
    "/resources",
    "a question opens, and the search narrows or says it has no match",
    async (page) => {
      await page.gone(answer);
      await page.click(role("button", question.question));
      await page.reach(answer);
      await page.look("desktop", "phone");
      await page.fill(questions, "REFUND");
      await page.see(text(/^Showing \d+ of \d+ question\(s\) matching "REFUND"$/));
      await page.fill(questions, "xyzzy");
      await page.reach(text("No questions found"));
      await page.look("desktop", "phone");
    },
  ),
  journey("/pricing", "the prices switch to the month and back", async (page) => {
    const saving = text("Save 17%");
    await page.see(saving);
    await page.click(role("radio", "Monthly"));
    await page.expectAt("/pricing?billing=monthly");
    await page.gone(saving);
    await page.reach(css(".plan-price").text(/SGD 988/));
    await page.look("desktop", "phone");
    await page.click(role("radio", /^Yearly/));
    await page.see(saving);
  }),
  journey(
    "/integrations",
    "a system on the map leads to its row, tabs change by click and key, and the list narrows",
    async (page) => {
      // Again when its row is open.
      for (let click = 0; click < 2; click++) {
        await page.click(role("navigation", "Systems by category").role("link", "Xero"));
        await page.expectAt("/integrations?open=xero");
        await page.see(css("#xero > summary").is("focused"));
        await page.reach(css("#xero .integration-features"));
      }
      await page.look("desktop", "phone");
      await page.click(role("tab", "Cloud"));
      await page.until((query) => location.search.includes(query), "tab=cloud");
      await page.reach(role("tabpanel", "Cloud"));
      await page.press("ArrowLeft");
      await page.reach(role("tabpanel", "Data"));
      await page.click(browse.role("button", /^Finance/));
      const areShown = (count: number) =>
        document.querySelectorAll(".integration h4").length === count;
      await page.until(areShown, inFinance.length);
      await page.fill(browse.css("input"), "xero");
      await page.see(css(".integration h4").text("Xero"));
      await page.fill(browse.css("input"), "zzzz");
      await page.reach(browse.text("No integrations found matching your criteria."));
      await page.look("desktop", "phone");
    },
  ),
  journey("/careers", "positions are narrowed, and open one at a time", async (page) => {
    await page.click(css(".positions").role("button", /^Remote/));
    await page.expectAt("/careers?place=Remote");
    await page.gone(css("#security-engineer"));
    await page.click(css("#connector-engineer > summary"));
    await page.expectAt("/careers?place=Remote&open=connector-engineer");
    await page.reach(css("#connector-engineer .position-text"));
    await page.click(css("#product-designer > summary"));
    await page.gone(css("#connector-engineer .position-text"));
    // Where a journey clicks: it scrolls there first.
    await page.until(isInTheMiddle, "#product-designer > summary");
    await page.reach(css("#product-designer .position-text"));
    await page.look("desktop", "phone");
  }),
  journey(
    "/careers",
    "without scripts positions open one at a time",
    async (page) => {
      await page.gone(css("#product-designer .position-text"));
      await page.click(css("#connector-engineer > summary"));
      await page.reach(css("#connector-engineer .position-text"));
      await page.click(css("#product-designer > summary"));
      await page.reach(css("#product-designer .position-text"));
      await page.gone(css("#connector-engineer .position-text"));
    },
    { mode: "without scripts" },
  ),
  journey(
    "/workflows?open=gst-f5-return",
    "a run opens in its card, cards open one at a time, and a line of the map leads to one",
    async (page) => {
      await page.click(css("details[open]").role("link", /^See a run/));
      await page.see(css(".run-status").text("Waiting for approval"));
      await page.expectAt("/workflows?open=gst-f5-return&step=5");
      await page.look("desktop", "phone");
      await page.gone(step);
      await page.click(summary);
      await page.expectAt(`/workflows?open=${workflow.id}`);
      await page.reach(step);
      await page.gone(css(".run-status"));
      await page.look("desktop", "phone");
      await page.click(summary);
      await page.gone(step);
      await page.expectAt("/workflows");
      await page.click(role("navigation", mapWords.label).role("link", workflow.title));
      await page.expectAt(`/workflows?open=${workflow.id}`);
      await page.reach(step);
    },
  ),
  journey(
    "/news",
    "an article opens with a heading that can be read, and Back leads to the list",
    async (page) => {
      await page.click(headline);
      await page.expectAt("/news?article=2");
      await page.see(css("h1").is("focused"));
      const { box, text } = await page.see(css("h1"));
      expect(text).toBe(article.title);
      expect(box.width, "width of the headline").toBeGreaterThan(400);
      await page.reach(css(".news-body h2").nth(0));
      await page.look("desktop", "phone");
      await page.click(role("button", "Back to News Feed"));
      await page.expectAt("/news");
      await page.reach(headline);
    },
  ),
];
