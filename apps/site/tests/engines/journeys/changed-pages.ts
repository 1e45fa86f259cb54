import { site } from "@yno/brand/site";
import { changes } from "../../changed-pages/changes.ts";
import { journey, route } from "../journey.ts";
import { css } from "../target.ts";

const { title } = route("/");

/** Whether a visitor and a search engine find the page as it should be, after so many changes. */
function isWhole(made: number, wanted: string, canonical: string): boolean {
  const isShown = (selector: string) => {
    const box = document.querySelector(selector)?.getBoundingClientRect();
    return box !== undefined && box.width > 0 && box.height > 0;
  };
  return (
    document.documentElement.matches("[data-hydrated]:not([data-failed])") &&
    Reflect.get(window, "changesMade") === made &&
    document.title === wanted &&
    document.querySelector('link[rel="canonical"]')?.getAttribute("href") === canonical &&
    ["h1", "nav", "main", "footer"].every(isShown) &&
    document.querySelectorAll('footer a[href^="/"]').length > 10
  );
}

/** A page that others change; changed-pages.spec.ts has one of each kind, and each change alone. */
export const changedPages = [
  journey(
    "/",
    "changes to another page, when others have changed it in every way",
    async (page) => {
      await page.until(isWhole, changes.length, title, `${site.origin}/`);
      await page.run(() => document.documentElement.setAttribute("data-same-document", ""));
      await page.click(css('footer a[href="/about"]'));
      await page.expectAt("/about");
      await page.see(css("html[data-same-document] h1").named(route("/about").heading));
    },
    { changed: true },
  ),
];
