import { expect } from "vitest";
import { workflows } from "#content/workflows.ts";
import { pages } from "#tools/content/pages.ts";
import type { Journey } from "../journey.ts";
import { look } from "../look.ts";
import { footer, heading } from "./frame.ts";

const addresses = ["/", "/pricing", "/mcp-registry", "/support"];

/** Pages whose scripts don't run can be read and used. */
export const withoutScripts: readonly Journey[] = [
  {
    title: "without JavaScript pages can be read, and the menu is a link",
    surroundings: { scripts: false },
    travel: async (page, width) => {
      for (const address of addresses) {
        await page.load(address);
        const { text } = await page.see(heading);
        expect(text).toBe(pages.find(({ path }) => path === address)?.heading);
        expect(await page.run(() => matchMedia("(scripting: none)").matches)).toBe(true);
        await page.gone({ css: "html[data-alive]" });
        await look(page);
      }
      if (width === "desktop") await page.click({ role: "link", name: "About", within: footer });
      else {
        await page.click({ role: "link", css: "header a[href='#all-pages']" });
        await page.click({
          role: "link",
          name: "About",
          within: { role: "navigation", name: "All pages" },
        });
      }
      await page.at("/about");
    },
  },
  {
    title: "without JavaScript a workflow opens",
    surroundings: { scripts: false },
    travel: async (page) => {
      const [first] = workflows;
      const step = first?.workflow[0]?.text ?? "";
      await page.load("/workflows");
      await page.gone({ text: step });
      await page.click({ css: "summary", within: { role: "main" }, nth: 0 });
      await page.reach({ text: step });
    },
  },
];
