import { expect } from "vitest";
import { faq } from "#content/faq.ts";
import { homeMaps } from "#content/home-maps.ts";
import { integrations } from "#content/integrations.ts";
import { workflows } from "#content/workflows.ts";
import { readNews } from "#tools/content/read-news.ts";
import { bothWidths, journey } from "../journey.ts";

const [question] = faq;
const [workflow] = workflows;
const [, map] = homeMaps;
const article = readNews().find(({ id }) => id === 2);
if (!question || !workflow || !map || !article) throw new Error("These journeys need content.");

const answer = `css=#${question.id} p >> nth=0`;
const questions = 'css=main input >> name="Search the questions"';
const browse = 'region "Browse All Integrations"';
const inFinance = integrations.filter(({ category }) => category === "Finance");
const summary = "main >> css=details >> nth=0 >> css=summary";
const step = `text="${workflow.workflow[0]?.text}"`;
const headline = `main >> link "${article.title}"`;

/** Pages with lists whose items can be filtered, chosen or opened. */
export const lists = [
  journey(
    "the map of the landing page follows the chosen sentence",
    `visit /; click radio "${map.name}"; see figure "${map.sentence}"; look phone`,
  ),
  journey(
    "a question opens, the search narrows, and without a match the page says so",
    `visit /resources; gone ${answer}
    click button "${question.question}"; reach ${answer}; look desktop phone
    fill ${questions} with REFUND
    see text=/^Showing \\d+ of \\d+ question\\(s\\) matching "REFUND"$/
    fill ${questions} with xyzzy; reach text="No questions found"; look phone`,
  ),
  journey(
    "the prices switch to the month and back",
    `visit /pricing; see text="Save 17%"
    click radio "Monthly"; at /pricing?billing=monthly; gone text="Save 17%"
    reach css=.plan-price >> text=/SGD 988/; look desktop phone
    click radio /^Yearly/; see text="Save 17%"`,
  ),
  journey(
    "integrations are narrowed by category and by text, and their tabs change by keys",
    async (page) => {
      await page.go(`visit /integrations
        click tab "Cloud"; at /integrations?tab=cloud; reach tabpanel "Cloud"
        press ArrowLeft; reach tabpanel "Data"; look desktop phone
        click ${browse} >> button /^Finance/`);
      const areShown = (count: number) =>
        document.querySelectorAll(".integration h3").length === count;
      await page.until(areShown, inFinance.length);
      await page.go(`fill ${browse} >> css=input with xero
        see ${browse} >> css=.integration h3; see css=.integration h3 >> text="Xero"
        fill ${browse} >> css=input with zzzz
        reach ${browse} >> text="No integrations found matching your criteria."; look phone`);
    },
  ),
  journey(
    "a workflow opens and closes",
    `visit /workflows; gone ${step}
    click ${summary}; at /workflows?open=${workflow.id}; reach ${step}; look desktop phone
    click ${summary}; gone ${step}; at /workflows`,
  ),
  journey(
    "an article opens with a heading that can be read, and Back leads to the list",
    async (page, width) => {
      await page.go(`visit /news; click ${headline}; at /news?article=2; focused css=h1`);
      const { box, text } = await page.see("css=h1");
      expect(text).toBe(article.title);
      expect(box.width, "width of the headline").toBeGreaterThan(width === "phone" ? 250 : 400);
      await page.go(`reach css=.news-body h2 >> nth=0; look
        click button "Back to News Feed"; at /news; reach ${headline}`);
    },
    bothWidths,
  ),
];
