import type { Page } from "@playwright/test";
import { unexpected } from "../layout/exceptions.ts";
import * as landing from "./landing-steps.ts";
import * as molfar from "./molfar-steps.ts";
import { field, palette } from "./search-steps.ts";
import { checkLayout, inWords } from "./support/check-layout.ts";
import { answerBefore } from "./support/consent.ts";
import { expect, test } from "./support/journey.ts";
import { visit } from "./support/visit.ts";
import * as support from "./support-steps.ts";

test.use({ viewport: { width: 320, height: 640 } });

const word = "qx".repeat(100);

type Echo = {
  name: string;
  /** Types the word; left out, the address has it. */
  type?: (page: Page) => Promise<unknown>;
  address: string;
  /** How to see that the page has answered. */
  answered: (page: Page) => ReturnType<Page["getByText"]>;
};

/** Every place that repeats what somebody typed, and every field that is typed into. */
const echoes: readonly Echo[] = [
  {
    name: "the registry",
    address: `/mcp-registry?q=${word}`,
    answered: (page) => page.getByText(`No results found for "${word}"`),
  },
  {
    name: "the registry with a category",
    address: `/mcp-registry?q=${word}&category=Automation`,
    answered: (page) => page.getByText(`No results found for "${word}"`),
  },
  {
    name: "the integrations",
    address: `/integrations?q=${word}`,
    answered: (page) => page.getByText("No integrations found").first(),
  },
  {
    name: "the questions",
    address: `/resources?q=${word}`,
    answered: (page) => page.getByRole("main").getByText(word),
  },
  {
    name: "the search",
    address: "/about",
    type: async (page) => {
      await page.keyboard.press("Control+k");
      await field(page).fill(word);
    },
    answered: (page) => palette(page).getByText(/^Nothing found for/),
  },
  {
    name: "the validator",
    address: molfar.address,
    type: (page) =>
      molfar.field(page).fill(`FROM a\nLABEL ai.yno.molfar.schema_version="${word}" ${word}=1`),
    answered: (page) => molfar.findings(page).first(),
  },
  {
    name: "the validator with a JSON text",
    address: molfar.address,
    type: (page) => molfar.field(page).fill(`{"${word}": "${word}"}`),
    answered: (page) => molfar.findings(page).first(),
  },
  {
    name: "a notice",
    address: "/mcp-registry",
    type: async (page) => {
      await page.evaluate(() => {
        const refuse = () => Promise.reject(new DOMException("Not now", "NotAllowedError"));
        Object.defineProperty(navigator.clipboard, "writeText", { value: refuse });
      });
      await page.getByRole("button", { name: /^Copy/ }).first().click();
      const notice = page.getByText("Your browser blocked copying");
      await notice.evaluate((element, text) => element.append(` ${text}`), word);
    },
    answered: (page) => page.getByText("Your browser blocked copying"),
  },
  {
    name: "a path without a page",
    address: `/${word}`,
    answered: (page) => page.getByRole("main").getByRole("heading", { level: 1 }),
  },
  {
    name: "the mock of the API",
    address: "/api",
    type: async (page) => {
      const mock = page.getByRole("region", { name: "List pipelines" }).getByRole("group");
      await mock.getByText("Try it").first().click();
      await mock.getByLabel("Access token").fill(word);
      await mock.getByLabel("limit").fill(word);
      await mock.getByRole("button", { name: "Send to the mock" }).click();
    },
    answered: (page) => page.getByRole("region", { name: /^The mock's answer/ }),
  },
  {
    name: "the ticket form",
    address: "/support",
    type: async (page) => {
      const form = support.contactForm(page);
      const words = Object.keys(support.texts).map((name) => [name, word]);
      await landing.fill(form, Object.fromEntries(words));
    },
    answered: (page) => support.submit(page),
  },
];

test("a word of 200 letters is wrapped wherever a page repeats it and in every field", async ({
  page,
}) => {
  await answerBefore(page);
  for (const { name, address, type, answered } of echoes) {
    await test.step(name, async () => {
      await visit(page, address);
      await type?.(page);
      await expect(answered(page)).toBeVisible();
      const { boxes, findings } = await checkLayout(page);
      expect.soft(unexpected(findings, boxes.address).map(inWords), name).toEqual([]);
    });
  }
});
