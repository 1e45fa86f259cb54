import type { Locator, Page } from "@playwright/test";
import { expectNothingDrawnOver } from "#e2e/support/layout.ts";
import { expectVisibleText } from "#e2e/support/visible-text.ts";
import { expect, test } from "./component.ts";

type Control = {
  name: string;
  example: string;
  /** Leads to the control. */
  reach: (view: Page) => Locator | Promise<Locator>;
  /** What shows its state; left out, it does so itself. */
  shown?: "label";
  /** Left out, a click on the control changes its state. */
  change?: (page: Page) => Promise<void>;
};

const press = (key: string) => (page: Page) => page.keyboard.press(key);

/** Every kind of control that has a state, each in a place where that state can be changed. */
const controls: readonly Control[] = [
  {
    name: "the billing period",
    example: "features/pricing/plans: plans",
    reach: (page) => page.getByRole("radio", { name: "Monthly" }),
    shown: "label",
  },
  {
    name: "the example on the landing map",
    example: "features/transit-map/hero-map: maps",
    reach: (page) => page.getByRole("radio").nth(1),
    shown: "label",
  },
  {
    name: "the terms of the ticket form",
    example: "features/forms/forms: ticket",
    reach: (page) => page.getByRole("checkbox"),
  },
  {
    name: "the theme",
    example: "features/theme/theme: the choice in the sheet",
    reach: (page) => page.getByRole("radio", { name: "System" }),
    shown: "label",
    change: (page) => page.getByRole("radio", { name: "Dark" }).click(),
  },
  {
    name: "a category of integrations",
    example: "features/integrations/integration-browser: all",
    reach: (page) => page.getByRole("button", { name: /^Communication/ }),
  },
  {
    name: "a category of questions",
    example: "features/faq/faq: all",
    reach: (page) => page.getByRole("button", { name: /^Getting Started/ }),
  },
  {
    name: "a category of servers",
    example: "features/mcp-registry/mcp-registry: all",
    reach: (page) => page.getByRole("button", { name: /^Automation/ }),
  },
  {
    name: "a suggestion",
    example: "features/mcp-registry/mcp-registry: all",
    async reach(page) {
      await page.getByLabel("Search servers").fill("git");
      return page.getByRole("option").first();
    },
    change: press("ArrowDown"),
  },
  {
    name: "a client's configuration",
    example: "features/mcp-registry/mcp-registry: configuration of a server",
    reach: (page) => page.getByRole("tab").nth(1),
  },
  {
    name: "a hit of the search",
    example: "features/search/search: results",
    reach: (page) => page.getByRole("option").nth(1),
    async change(page) {
      for (let step = 0; step < 2; step += 1) await page.keyboard.press("ArrowDown");
    },
  },
  {
    name: "a kind of cookies",
    example: "features/consent/consent: settings",
    reach: (page) => page.getByRole("switch", { name: /^Analytics/ }),
  },
];

// A picture costs what its pixels do.
test.use({ viewport: { width: 1024, height: 640 } });

for (const { name, example, reach, shown, change } of controls) {
  test(`with forced colours ${name} shows its state, and all text can be seen`, async ({
    page,
    show,
  }) => {
    await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });
    await show(example);
    const control = await reach(page);
    const seen = shown ? control.locator("xpath=ancestor::label") : control;
    // One drawn by the browser would hide a part of the label's text.
    if (shown) await expect(control).toHaveCSS("appearance", "none");
    const before = new Map<string, number>();
    await control.scrollIntoViewIfNeeded();
    await expectNothingDrawnOver(page);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await withoutPointer(page);
      before.set(colorScheme, await expectVisibleText(page, seen));
    }
    await (change ? change(page) : control.click());
    await withoutPointer(page);
    for (const colorScheme of ["dark", "light"] as const) {
      await page.emulateMedia({ colorScheme });
      const after = await expectVisibleText(page, seen);
      const message = `the picture is the same in both states, ${colorScheme}`;
      expect(after, message).not.toBe(before.get(colorScheme));
    }
  });
}

/** Takes pointer and focus away, which would make the pictures of two states differ. */
async function withoutPointer(page: Page): Promise<void> {
  await page.mouse.move(0, 0);
  // A list of suggestions closes with the focus of its field, whose outline isn't in the picture.
  await page.evaluate(() => {
    const { activeElement: active } = document;
    const isSearch = active instanceof HTMLInputElement && active.type === "text";
    if (active instanceof HTMLElement && !isSearch) active.blur();
  });
}
