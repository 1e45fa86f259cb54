import { keepTranslating } from "../../changed-pages/changes.ts";
import type { Journey } from "../journey.ts";
import { like } from "../target.ts";

/** What a visitor does while the browser translates the page. */
export const translatedPages: readonly Journey[] = [
  {
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
  },
];
