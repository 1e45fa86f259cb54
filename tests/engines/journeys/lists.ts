import { expect } from "vitest";
import { faq } from "#content/faq.ts";
import { homeMaps } from "#content/home-maps.ts";
import { integrations } from "#content/integrations.ts";
import { workflows } from "#content/workflows.ts";
import { readNews } from "#tools/content/read-news.ts";
import type { Journey } from "../journey.ts";
import { look } from "../look.ts";
import { like, type Target } from "../target.ts";
import { heading } from "./frame.ts";

const main: Target = { role: "main" };
const [question] = faq;
const [workflow] = workflows;
const [, second] = homeMaps;
const article = readNews().find(({ id }) => id === 2);
if (!question || !workflow || !second || !article)
  throw new Error("The content of these journeys is gone.");

/** Pages with lists whose items can be filtered, chosen or opened. */
export const lists: readonly Journey[] = [
  {
    title: "the map of the landing page follows the chosen sentence",
    travel: async (page) => {
      await page.visit("/");
      await page.click({ role: "radio", name: second.name });
      await page.see({ role: "figure", name: second.sentence });
    },
  },
  {
    title: "a question opens, the search narrows, and without a match the page says so",
    travel: async (page) => {
      await page.visit("/resources");
      const answer: Target = { css: `#${question.id} p`, nth: 0 };
      await page.gone(answer);
      await page.click({ role: "button", name: question.question });
      await page.reach(answer);
      await look(page);
      const field: Target = { css: "main input", name: "Search the questions" };
      await page.fill(field, "REFUND");
      await page.see({ text: like(/^Showing \d+ of \d+ question\(s\) matching "REFUND"$/) });
      await page.fill(field, "xyzzy");
      await page.reach({ text: "No questions found" });
    },
  },
  {
    title: "the prices switch to the month and back",
    travel: async (page) => {
      await page.visit("/pricing");
      await page.see({ text: "Save 17%" });
      await page.click({ role: "radio", name: "Monthly" });
      await page.at("/pricing?billing=monthly");
      await page.gone({ text: "Save 17%" });
      await page.reach({ css: ".plan-price", text: like(/SGD 988/) });
      await look(page);
      await page.click({ role: "radio", name: like(/^Yearly/) });
      await page.see({ text: "Save 17%" });
    },
  },
  {
    title: "integrations are narrowed by category and by text, and their tabs change by keys",
    travel: async (page) => {
      await page.visit("/integrations");
      await page.click({ role: "tab", name: "Cloud" });
      await page.at("/integrations?tab=cloud");
      await page.reach({ role: "tabpanel", name: "Cloud" });
      await page.press("ArrowLeft");
      await page.reach({ role: "tabpanel", name: "Data" });
      await look(page);
      const all: Target = { role: "region", name: "Browse All Integrations" };
      await page.click({ role: "button", name: like(/^Finance/), within: all });
      const names = async () =>
        (await page.all({ css: ".integration h3", within: all })).map(({ text }) => text);
      const inFinance = integrations.filter(({ category }) => category === "Finance");
      await page.until(
        "the category alone",
        async () => (await names()).length === inFinance.length,
      );
      const field: Target = { css: "input", within: all };
      await page.fill(field, "xero");
      await page.until("Xero alone", async () => (await names()).join() === "Xero");
      await page.fill(field, "zzzz");
      await page.reach({ text: "No integrations found matching your criteria.", within: all });
    },
  },
  {
    title: "a workflow opens and closes",
    travel: async (page) => {
      await page.visit("/workflows");
      const summary: Target = {
        css: "summary",
        within: { css: "details", within: main, nth: 0 },
      };
      const step: Target = { text: workflow.workflow[0]?.text ?? "" };
      await page.gone(step);
      await page.click(summary);
      await page.at(`/workflows?open=${workflow.id}`);
      await page.reach(step);
      await look(page);
      await page.click(summary);
      await page.gone(step);
      await page.at("/workflows");
    },
  },
  {
    title: "an article opens with a heading that can be read, and Back leads to the list",
    travel: async (page, width) => {
      await page.visit("/news");
      await page.click({ role: "link", name: article.title, within: main });
      await page.at("/news?article=2");
      await page.focused(heading);
      const { box, text } = await page.see(heading);
      expect(text).toBe(article.title);
      expect(box.width, "width of the headline").toBeGreaterThan(width === "phone" ? 250 : 400);
      await page.reach({ css: ".news-body h2", nth: 0 });
      await look(page);
      await page.click({ role: "button", name: "Back to News Feed" });
      await page.at("/news");
      await page.reach({ role: "link", name: article.title, within: main });
    },
  },
];
