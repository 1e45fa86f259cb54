import { expect } from "vitest";
import { notFoundPage } from "#content/pages/not-found.ts";
import { pages } from "#content/pages.ts";
import { changes, keepTranslating } from "../../changed-pages/changes.ts";
import { changeKey, everyChange } from "../in-page/change-pages.ts";
import type { Journey } from "../journey.ts";
import { like } from "../target.ts";

const routes = [...pages, { ...notFoundPage, path: "/no-such-page" }];

/** One page of each kind: a drawing, a list, articles, a form, a document, and none at all. */
const kinds = ["/", "/mcp-registry", "/news", "/support", "/docs/molfar-image", "/no-such-page"];

/** Pages that others have changed before React looks at them. */
const changed: readonly Journey[] = [everyChange, ...changes.map(({ name }) => name)].map(
  (name) => ({
    title: `pages come alive with ${name}`,
    only: "desktop",
    travel: async (page) => {
      await page.run(nameChange, changeKey, name);
      for (const { path, title, heading } of routes) {
        if (name !== everyChange && !kinds.includes(path)) continue;
        await page.visit(path);
        const { wasChanged, ...shown } = await page.run(readPage);
        expect(shown, path).toEqual({ path, title, heading, isWhole: true });
        expect(wasChanged, `whether ${path} was changed`).toBe(true);
      }
    },
  }),
);

const translated: Journey = {
  title: "a translated page is filtered, and the search leads from it to another",
  only: "desktop",
  travel: async (page) => {
    await page.visit("/integrations");
    await page.run(keepTranslating, "replaces the text");
    await page.see({ css: "main h1 font font" });
    await page.fill({ css: "main input" }, "slack");
    await page.see({ css: ".integration-count", text: like(/^1 integration/) });
    await page.fill({ css: "main input" }, "zzz");
    await page.gone({ css: ".integration-count" });
    await page.see({ css: ".integration-none" });
    await page.press("Control", "k");
    await page.type("pricing");
    await page.see({ role: "option", name: like(/^Pricing/), nth: 0 });
    await page.press("Enter");
    await page.at("/pricing");
    await page.see({ css: "h1", text: "Pricing" });
  },
};

/** What translators, password managers and other extensions do to a page. */
export const changedPages: readonly Journey[] = [...changed, translated];

function nameChange(key: string, name: string): void {
  sessionStorage.setItem(key, name);
}

/** Runs in the page: what a visitor has of it once it's alive. */
function readPage() {
  const seen = (selector: string) => document.querySelector(selector)?.checkVisibility() === true;
  return {
    path: location.pathname,
    title: document.title,
    heading: document.querySelector("h1")?.textContent.trim() ?? "",
    isWhole: seen("main h1") && seen("footer") && seen("header"),
    wasChanged: Reflect.get(window, "wasChanged") === true,
  };
}
