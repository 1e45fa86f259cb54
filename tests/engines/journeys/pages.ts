import { site } from "@yno/brand/site";
import { notFoundPage } from "#content/pages/not-found.ts";
import { pages } from "#tools/content/pages.ts";
import { changes, keepTranslating, pageOfEachKind } from "../../changed-pages/changes.ts";
import { bothWidths, journey } from "../journey.ts";
import { css, role } from "../target.ts";

const lost = { ...notFoundPage, path: "/no-such-page" };
const routes = [...pages, lost, { ...lost, path: "//about" }];
const route = (path: string) => routes.find((each) => each.path === path) ?? lost;

const everyChange = changes.map(({ name }) => name);

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

/** Each page as it is, as others change it, and without scripts. */
export const pageJourneys = [
  ...routes.map(({ path, heading }) =>
    journey(`${path} comes alive`, async (page) => {
      await page.visit(path);
      await page.see(css("h1:not([role])"));
      await page.see(css("h1").named(heading));
      await page.look("phone");
    }),
  ),
  // Each change alone is made in changed-pages.spec.ts.
  ...pageOfEachKind.map((path) =>
    journey(`${path} comes alive when others have changed it in every way`, async (page) => {
      const { title, heading } = route(path);
      const canonical = route(path) === lost ? "" : `${site.origin}${path}`;
      const choose = (names: string) => sessionStorage.setItem("engine-checks-changes", names);
      await page.run(choose, everyChange.join(", "));
      await page.visit(path);
      await page.until(isWhole, everyChange.length, title, heading, canonical);
      await page.run(() => document.documentElement.setAttribute("data-same-document", ""));
      await page.click(css('footer a[href="/about"]'));
      await page.expectAt("/about");
      await page.see(css("html[data-same-document] h1").named(route("/about").heading));
    }),
  ),
  journey(
    "a translated page is filtered, and the search leads from it to another",
    async (page) => {
      await page.visit("/integrations");
      await page.run(keepTranslating, "replaces the text");
      await page.see(css("main h1 font font"));
      await page.fill(css("main input"), "slack");
      await page.see(css(".integration-count").text(/^1 integration/));
      await page.fill(css("main input"), "zzz");
      await page.gone(css(".integration-count"));
      await page.see(css(".integration-none"));
      await page.press("Control", "k");
      await page.type("pricing");
      await page.see(role("option", /^Pricing/).nth(0));
      await page.press("Enter");
      await page.expectAt("/pricing");
      await page.see(css("h1").text("Pricing"));
    },
  ),
  journey(
    "without JavaScript pages can be read, and the menu is a link",
    async (page, width) => {
      for (const path of ["/", "/pricing", "/mcp-registry", "/support"]) {
        await page.load(path);
        await page.see(css("h1").named(route(path).heading));
        await page.gone(css("html[data-alive]"));
        await page.look();
        await page.until(() => matchMedia("(scripting: none)").matches);
      }
      const isPhone = width === "phone";
      if (isPhone) await page.click(css('header a[href="#all-pages"]'));
      const links = isPhone ? role("navigation", "All pages") : role("contentinfo");
      await page.click(links.role("link", "About"));
      await page.expectAt("/about");
    },
    { ...bothWidths, mode: "without scripts" },
  ),
];
