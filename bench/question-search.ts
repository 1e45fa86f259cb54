import type { Browser } from "@playwright/test";
import { timeKeys } from "./key-press.ts";
import { untilQuiet } from "./quiet.ts";
import { type Summary, summarise } from "./summary.ts";

/** Searches the questions of the built site: from a key press to the frame that shows its results. */
export async function measureQuestionSearch(browser: Browser, origin: string): Promise<Summary> {
  const isQuiet = await untilQuiet();
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${origin}/resources`);
  await page.locator("html[data-alive]").waitFor();
  const field = page.getByPlaceholder("Search through all questions and answers...");
  const taken = await timeKeys(page, field, "plan", (typed) =>
    page.getByText(
      typed === "" ? /^Showing .* question\(s\)$/ : new RegExp(`matching "${typed}"$`),
    ),
  );
  await page.close();
  return summarise(taken, isQuiet);
}
