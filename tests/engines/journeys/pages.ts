import { notFoundPage } from "#content/pages/not-found.ts";
import { site } from "#content/site.ts";
import { workflows } from "#content/workflows.ts";
import { pages } from "#tools/content/pages.ts";
import { changes, keepTranslating, pageOfEachKind } from "../../changed-pages/changes.ts";
import { bothWidths, journey } from "../journey.ts";

const lost = { ...notFoundPage, path: "/no-such-page" };
const routes = [...pages, lost, { ...lost, path: "//about" }];
const route = (path: string) => routes.find((each) => each.path === path) ?? lost;

const everyChange = changes.map(({ name }) => name);
/** What others change: each change alone on a page with much of it, and all at once on one page of each kind. */
const changed = [
  ...changes.map(({ name, place }) => [place, name]),
  ...pageOfEachKind.map((path) => [path, ...everyChange]),
];

/** In Chromium, every-page.spec.ts and changed-pages.spec.ts of the journeys load these pages. */
const engines = ["Firefox", "WebKit"] as const;

/** Whether a visitor and a search engine find the page as it should be, after so many changes. */
function isWhole(made: number, title: string, heading: string, canonical: string): boolean {
  const isShown = (selector: string) => {
    const box = document.querySelector(selector)?.getBoundingClientRect();
    return box !== undefined && box.width > 0 && box.height > 0;
  };
  const headings = Array.from(document.querySelectorAll("h1"), (each) => each.innerText);
  return (
    document.documentElement.matches("[data-alive]:not([data-failed])") &&
    Reflect.get(window, "changesMade") === made &&
    document.title === title &&
    headings.join(" | ").replace(/\s+/g, " ").trim() === heading &&
    (document.querySelector('link[rel="canonical"]')?.getAttribute("href") ?? "") === canonical &&
    ["h1", "nav", "main", "footer"].every(isShown) &&
    document.querySelectorAll('footer a[href^="/"]').length > 10
  );
}

const step = `text="${workflows[0]?.workflow[0]?.text}"`;

/** Each page as it is, as others change it, and without scripts. */
export const pageJourneys = [
  ...routes.map(({ path, heading }) =>
    journey(
      `${path} comes alive`,
      `visit ${path}; see css=h1:not([role]); see css=h1 >> name="${heading}"; look phone`,
      { engines },
    ),
  ),
  ...changed.map(([path = "", ...made]) =>
    journey(
      `${path} comes alive with ${made.join(", ")}`,
      async (page) => {
        const { title, heading } = route(path);
        const canonical = route(path) === lost ? "" : `${site.origin}${path}`;
        const choose = (names: string) => sessionStorage.setItem("engine-checks-changes", names);
        await page.run(choose, made.join(", "));
        await page.go(`load ${path}`);
        await page.until(isWhole, made.length, title, heading, canonical);
        await page.run(() => document.documentElement.setAttribute("data-same-document", ""));
        await page.go(`click css=footer a[href="/about"]; at /about
          see css=html[data-same-document] >> css=h1 >> name="${route("/about").heading}"`);
      },
      { engines },
    ),
  ),
  journey(
    "a translated page is filtered, and the search leads from it to another",
    async (page) => {
      await page.go("visit /integrations");
      await page.run(keepTranslating, "replaces the text");
      await page.go(`see css=main h1 font font
      fill css=main input with slack; see css=.integration-count >> text=/^1 integration/
      fill css=main input with zzz; gone css=.integration-count; see css=.integration-none
      press Control k; type pricing; see option /^Pricing/ >> nth=0
      press Enter; at /pricing; see css=h1 >> text="Pricing"`);
    },
  ),
  journey(
    "without JavaScript pages can be read, and the menu is a link",
    async (page, width) => {
      for (const path of ["/", "/pricing", "/mcp-registry", "/support"]) {
        await page.go(`load ${path}; see css=h1 >> name="${route(path).heading}"
          gone css=html[data-alive]; look`);
        await page.until(() => matchMedia("(scripting: none)").matches);
      }
      const link = 'contentinfo >> link "About"';
      const menu = `click css=header a[href="#all-pages"]; click navigation "All pages" >> link "About"`;
      await page.go(`${width === "phone" ? menu : `click ${link}`}; at /about`);
    },
    { ...bothWidths, mode: "without scripts" },
  ),
  journey(
    "without JavaScript a workflow opens",
    `load /workflows; gone ${step}; click main >> css=summary >> nth=0; reach ${step}; look phone`,
    { mode: "without scripts" },
  ),
];
