import type { Locator, Page } from "@playwright/test";
import * as molfar from "./molfar-steps.ts";
import { options, searchFor } from "./search-steps.ts";
import {
  action,
  category,
  consentRecord,
  storeBefore,
  visitUntilAsked,
} from "./support/consent.ts";
import { expectNothingDrawnOver } from "./support/drawn-controls.ts";
import { expect, test } from "./support/journey.ts";
import { expectVisibleText } from "./support/visible-text.ts";
import { visit } from "./support/visit.ts";

type Control = {
  name: string;
  /** Leads to the control and returns it with what shows its state. */
  reach: (page: Page) => Promise<{ control: Locator; shown: Locator }>;
  /** Left out, a click on the control changes its state. */
  change?: (page: Page) => Promise<void>;
};

const main = (page: Page) => page.getByRole("main");

/** A control that shows its state itself. */
const itself = (control: Locator) => ({ control, shown: control });

/** A control whose label shows its state. */
const inLabel = (control: Locator) => ({
  control,
  shown: control.locator("xpath=ancestor::label"),
});

/** Every kind of control that has a state, each in a place where that state can be changed. */
const controls: readonly Control[] = [
  {
    name: "the billing period",
    reach: async (page) => {
      await visit(page, "/pricing");
      return inLabel(page.getByRole("radio", { name: "Monthly" }));
    },
  },
  {
    name: "the example on the landing map",
    reach: async (page) => {
      await visit(page, "/");
      return inLabel(main(page).getByRole("radio").nth(1));
    },
  },
  {
    name: "the theme",
    reach: async (page) => {
      await visit(page, "/about");
      await page.getByRole("button", { name: "Theme" }).click();
      return inLabel(page.getByRole("radio", { name: "System" }));
    },
    change: (page) => page.getByRole("radio", { name: "Dark" }).click(),
  },
  {
    name: "a category of integrations",
    reach: async (page) => {
      await visit(page, "/integrations");
      return itself(main(page).getByRole("button", { name: /^Communication/ }));
    },
  },
  {
    name: "a category of servers",
    reach: async (page) => {
      await visit(page, "/mcp-registry");
      return itself(main(page).getByRole("button", { name: /^Automation/ }));
    },
  },
  {
    name: "a category of questions",
    reach: async (page) => {
      await visit(page, "/resources");
      return itself(main(page).getByRole("button", { name: /^Getting Started/ }));
    },
  },
  {
    name: "a suggestion",
    reach: async (page) => {
      await visit(page, "/mcp-registry");
      await page.getByLabel("Search servers").fill("git");
      return itself(page.getByRole("option").first());
    },
    change: (page) => page.keyboard.press("ArrowDown"),
  },
  {
    name: "a hit of the search",
    reach: async (page) => {
      await visit(page, "/about");
      await searchFor(page, "invoice");
      return itself(options(page).nth(1));
    },
    change: async (page) => {
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("ArrowDown");
    },
  },
  {
    name: "a kind of cookies",
    reach: async (page) => {
      await visitUntilAsked(page);
      await action(page, "Customize").click();
      return itself(category(page, "Analytics"));
    },
  },
  {
    name: "the terms of the ticket form",
    reach: async (page) => {
      await visit(page, "/support");
      return itself(page.getByRole("region", { name: "Contact form" }).getByRole("checkbox"));
    },
  },
  {
    name: "a client's configuration",
    reach: async (page) => {
      await visit(page, "/mcp-registry");
      await page.getByRole("button", { name: "Install" }).first().click();
      return itself(page.getByRole("tab").nth(1));
    },
  },
];

const undecided = new Set(["a kind of cookies"]);

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`with forced colours, ${colorScheme}`, () => {
    test.use({ colorScheme, forcedColors: "active", reducedMotion: "reduce" });

    for (const { name, reach, change } of controls) {
      test(`${name} shows its state, and all text can be seen`, async ({ page }) => {
        if (!undecided.has(name)) await storeBefore(page, JSON.stringify(consentRecord()));
        const { control, shown } = await reach(page);
        await control.scrollIntoViewIfNeeded();
        await expectVisibleText(page);
        await expectNothingDrawnOver(page);
        const before = await picture(page, shown);
        if (change) await change(page);
        else await control.click();
        const after = await picture(page, shown);
        expect(before.equals(after), "the picture is the same in both states").toBe(false);
        await expectVisibleText(page);
      });
    }

    test("the page that is open looks different in the sidebar", async ({ page }) => {
      await storeBefore(page, JSON.stringify(consentRecord()));
      await visit(page, "/about");
      const stops = page.getByRole("navigation").getByRole("link", { name: /^(About|Careers)/ });
      const [current, other] = await Promise.all([
        readLooks(stops.first()),
        readLooks(stops.nth(1)),
      ]);
      expect(current).not.toEqual(other);
    });

    test("a finding of the validator can be seen", async ({ page }) => {
      await storeBefore(page, JSON.stringify(consentRecord()));
      await visit(page, molfar.address);
      await molfar.field(page).fill(molfar.lateDockerfile(3));
      await expect(molfar.findings(page)).not.toHaveCount(0);
      await expectVisibleText(page);
    });
  });
}

/** A picture of an element without pointer or focus. */
async function picture(page: Page, shown: Locator): Promise<Buffer> {
  await page.mouse.move(0, 0);
  // A list of suggestions closes with the focus of its field, whose outline isn't in the picture.
  await page.evaluate(() => {
    const { activeElement: active } = document;
    const isSearch = active instanceof HTMLInputElement && active.type === "text";
    if (active instanceof HTMLElement && !isSearch) active.blur();
  });
  return shown.screenshot({ animations: "disabled", caret: "hide" });
}

/** The marks of a place other than its text: a current page can't be made another one by a click. */
function readLooks(link: Locator): Promise<string[]> {
  return link.evaluate((root) =>
    [root, ...root.querySelectorAll("*")].map((each) => getComputedStyle(each).backgroundColor),
  );
}
