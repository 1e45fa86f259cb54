import type { Locator, Page } from "@playwright/test";
import * as molfar from "./molfar-steps.ts";
import { options, searchFor } from "./search-steps.ts";
import { action, answerBefore, category, visitUntilAsked } from "./support/consent.ts";
import { expectNothingDrawnOver } from "./support/drawn-controls.ts";
import { expect, test } from "./support/journey.ts";
import { expectVisibleText } from "./support/visible-text.ts";
import { changePage, visit } from "./support/visit.ts";

type Control = {
  name: string;
  path: string;
  /** Leads to the control and returns it with what shows its state. */
  reach: (page: Page) => Promise<{ control: Locator; shown: Locator }>;
  /** Left out, a click on the control changes its state. */
  change?: (page: Page) => Promise<void>;
};

const main = (page: Page) => page.getByRole("main");

/** A control that shows its state itself. */
const itself = async (control: Locator) => ({ control, shown: control });

/** A control whose label shows its state. */
const inLabel = async (control: Locator) => ({
  control,
  shown: control.locator("xpath=ancestor::label"),
});

const choices: readonly Control[] = [
  {
    name: "the billing period",
    path: "/pricing",
    reach: (page) => inLabel(page.getByRole("radio", { name: "Monthly" })),
  },
  {
    name: "the example on the landing map",
    path: "/",
    reach: (page) => inLabel(main(page).getByRole("radio").nth(1)),
  },
  {
    name: "the terms of the ticket form",
    path: "/support",
    reach: (page) =>
      itself(page.getByRole("region", { name: "Contact form" }).getByRole("checkbox")),
  },
  // Last, because a choice overrides the scheme of the system.
  {
    name: "the theme",
    path: "/about",
    reach: async (page) => {
      await page.getByRole("button", { name: "Theme" }).click();
      return inLabel(page.getByRole("radio", { name: "System" }));
    },
    change: (page) => page.getByRole("radio", { name: "Dark" }).click(),
  },
];

const filters: readonly Control[] = [
  {
    name: "a category of integrations",
    path: "/integrations",
    reach: (page) => itself(main(page).getByRole("button", { name: /^Communication/ })),
  },
  {
    name: "a category of questions",
    path: "/resources",
    reach: (page) => itself(main(page).getByRole("button", { name: /^Getting Started/ })),
  },
  {
    name: "a category of servers",
    path: "/mcp-registry",
    reach: (page) => itself(main(page).getByRole("button", { name: /^Automation/ })),
  },
];

const lists: readonly Control[] = [
  {
    name: "a hit of the search",
    path: "/about",
    reach: async (page) => {
      await searchFor(page, "invoice");
      return itself(options(page).nth(1));
    },
    change: async (page) => {
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("ArrowDown");
    },
  },
  {
    name: "a suggestion",
    path: "/mcp-registry",
    reach: async (page) => {
      await page.getByLabel("Search servers").fill("git");
      return itself(page.getByRole("option").first());
    },
    change: (page) => page.keyboard.press("ArrowDown"),
  },
  {
    name: "a client's configuration",
    path: "/mcp-registry",
    reach: async (page) => {
      await page.getByRole("button", { name: "Install" }).first().click();
      return itself(page.getByRole("tab").nth(1));
    },
  },
];

const schemes = ["light", "dark"] as const;

test.use({ forcedColors: "active", reducedMotion: "reduce" });

/** Every kind of control that has a state, each in a place where that state can be changed. */
for (const [kind, controls] of Object.entries({ choices, filters, lists })) {
  const names = controls.map(({ name }) => name).join(", ");
  test(`with forced colours, ${kind} show their state and all text can be seen: ${names}`, async ({
    page,
  }) => {
    await answerBefore(page);
    await visit(page, controls[0]?.path ?? "/");
    for (const { name, path, reach, change } of controls) {
      await test.step(name, async () => {
        await page.keyboard.press("Escape");
        if (new URL(page.url()).pathname !== path) await changePage(page, path);
        await expectStateShown(page, await reach(page), change);
      });
    }
  });
}

test("with forced colours, a kind of cookies shows its state and all text can be seen", async ({
  page,
}) => {
  await visitUntilAsked(page);
  await action(page, "Customize").click();
  await expectStateShown(page, await itself(category(page, "Analytics")));
});

test("with forced colours, the page that is open looks different in the sidebar, and a finding of the validator can be seen", async ({
  page,
}) => {
  await answerBefore(page);
  await visit(page, molfar.address);
  await molfar.field(page).fill(molfar.lateDockerfile(3));
  await expect(molfar.findings(page)).not.toHaveCount(0);
  const stops = page
    .getByRole("navigation", { name: "Main" })
    .locator("details[open]")
    .getByRole("link");
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme });
    await expectVisibleText(page, page.locator("body"));
    const [own, ...others] = await stops.evaluateAll(readLooks);
    expect(own).toBeDefined();
    expect(others.length).toBeGreaterThan(1);
    expect(others).not.toContain(own);
  }
});

/** Expects a control to look different in both of its states, and all text around it to be seen. */
async function expectStateShown(
  page: Page,
  { control, shown }: { control: Locator; shown: Locator },
  change: (page: Page) => Promise<void> = () => control.click(),
): Promise<void> {
  const before = new Map<string, number>();
  await control.scrollIntoViewIfNeeded();
  await expectNothingDrawnOver(page);
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme });
    await withoutPointer(page);
    before.set(colorScheme, await expectVisibleText(page, shown));
  }
  await change(page);
  await withoutPointer(page);
  for (const colorScheme of schemes.toReversed()) {
    await page.emulateMedia({ colorScheme });
    const after = await expectVisibleText(page, shown);
    const message = `the picture is the same in both states, ${colorScheme}`;
    expect(after, message).not.toBe(before.get(colorScheme));
  }
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

/**
 * Runs in the page: the marks of places other than their text, of the current page first, which can't
 * be made another one by a click.
 */
function readLooks(links: Element[]): string[] {
  const current = links.filter((each) => each.getAttribute("aria-current") === "page");
  return [...new Set([...current, ...links])].map((link) =>
    String(
      [link, ...link.querySelectorAll("*")].map((each) => getComputedStyle(each).backgroundColor),
    ),
  );
}
