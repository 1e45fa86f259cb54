import type { Page } from "@playwright/test";
import { checkLayout, inWords } from "#e2e/support/check-layout.ts";
import { texts } from "#e2e/support-steps.ts";
import { unexpected } from "../layout/exceptions.ts";
import { expect, refuseCopying, test } from "./component.ts";
import { button, closeToasts, field, fill } from "./form-steps.ts";

test.use({ viewport: { width: 320, height: 640 } });

const word = "qx".repeat(100);

type Echo = {
  name: string;
  example: string;
  address: string;
  /** Types the word; left out, the address has it. */
  type?: (page: Page) => Promise<unknown>;
  /** How to see that the view has answered. */
  answered: (page: Page) => ReturnType<Page["getByText"]>;
};

const validator = {
  example: "features/molfar-validator/validator: empty",
  address: "/docs/molfar-image",
  answered: (page: Page) =>
    page.getByRole("list", { name: "Findings" }).getByRole("listitem").first(),
};
const registry = {
  example: "features/mcp-registry/mcp-registry: all",
  answered: (page: Page) => page.getByText(`No results found for "${word}"`),
};

/** Every view that repeats what somebody typed, and every field that is typed into. */
const echoes: readonly Echo[] = [
  { name: "the registry", address: `/mcp-registry?q=${word}`, ...registry },
  {
    name: "the registry with a category",
    address: `/mcp-registry?q=${word}&category=Automation`,
    ...registry,
  },
  {
    name: "the integrations",
    example: "features/integrations/integration-browser: all",
    address: `/integrations?q=${word}`,
    answered: (page) => page.getByText("No integrations found").first(),
  },
  {
    name: "the questions",
    example: "features/faq/faq: all",
    address: `/resources?q=${word}`,
    answered: (page) => page.getByRole("main").getByText(word),
  },
  {
    name: "the search",
    example: "features/search/search: before typing",
    address: "/about",
    type: (page) => page.getByRole("combobox", { name: "Search the site" }).fill(word),
    answered: (page) => page.getByRole("dialog").getByText(/^Nothing found for/),
  },
  {
    name: "the validator",
    ...validator,
    type: (page) =>
      field(page.locator("main"), "Dockerfile or JSON").fill(
        `FROM a\nLABEL ai.yno.molfar.schema_version="${word}" ${word}=1`,
      ),
  },
  {
    name: "the validator with a JSON text",
    ...validator,
    type: (page) =>
      field(page.locator("main"), "Dockerfile or JSON").fill(`{"${word}": "${word}"}`),
  },
  {
    name: "the mock of the API",
    example: "features/api-reference/api-reference: the mock of a list",
    address: "/api",
    async type(page) {
      const mock = page.locator("main");
      await fill(mock, { "Access token": word, limit: word });
      await button(mock, "Send to the mock").click();
    },
    answered: (page) => page.getByRole("region", { name: /^The mock's answer/ }),
  },
  {
    name: "the ticket form",
    example: "features/forms/forms: ticket",
    address: "/support",
    type: (page) =>
      fill(
        page.locator("main"),
        Object.fromEntries(Object.keys(texts).map((name) => [name, word])),
      ),
    answered: (page) => button(page.locator("main"), "Submit Request"),
  },
];

test("a word of 200 letters is wrapped wherever a view repeats it and in every field", async ({
  page,
  show,
}) => {
  for (const { name, example, address, type, answered } of echoes) {
    await test.step(name, async () => {
      await show(example, address);
      await type?.(page);
      await expect(answered(page)).toBeVisible();
      await expectWrapped(page);
    });
  }
});

test("a word of 200 letters is wrapped in a notice", async ({ page, show }) => {
  await show("features/mcp-registry/mcp-registry: all", "/mcp-registry");
  await refuseCopying(page);
  // A kit that another test has left has such a button too.
  await page.locator("li.server").getByRole("button", { name: "Copy" }).first().click();
  const notice = page.getByText("Your browser blocked copying");
  await notice.evaluate((element, text) => element.append(` ${text}`), word);
  await expectWrapped(page);
  await closeToasts(page);
});

async function expectWrapped(page: Page): Promise<void> {
  const { boxes, findings } = await checkLayout(page);
  expect.soft(unexpected(findings, boxes.address).map(inWords)).toEqual([]);
}
