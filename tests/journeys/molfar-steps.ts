import type { Locator, Page } from "@playwright/test";
import { expect } from "./support/journey.ts";

export const address = "/docs/molfar-image";

export function validator(page: Page): Locator {
  return page.getByRole("region", { name: "Validator" });
}

export function field(page: Page): Locator {
  return validator(page).getByRole("textbox", { name: "Dockerfile or JSON" });
}

export function action(page: Page, name: string): Locator {
  return validator(page).getByRole("button", { name, exact: true });
}

/** The findings, one an item. */
export function findings(page: Page): Locator {
  return validator(page).getByRole("list", { name: "Findings" }).getByRole("listitem");
}

export function said(page: Page, text: string | RegExp): Locator {
  return validator(page).getByText(text, { exact: true });
}

/** The selected text, and the line where it starts. */
export function selection(page: Page): Promise<{ line: number; text: string }> {
  return field(page).evaluate((element: HTMLTextAreaElement) => {
    const { value, selectionStart, selectionEnd } = element;
    return {
      line: value.slice(0, selectionStart).split("\n").length,
      text: value.slice(selectionStart, selectionEnd),
    };
  });
}

/** Drops a file on the field. */
export async function drop(page: Page, name: string, content: string): Promise<void> {
  const data = await page.evaluateHandle(
    ([fileName, text]) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([text], fileName));
      return transfer;
    },
    [name, content] as const,
  );
  await field(page).dispatchEvent("dragover", { dataTransfer: data });
  await field(page).dispatchEvent("drop", { dataTransfer: data });
}

/** A Dockerfile whose labels begin at a line, with one finding there: an unknown version. */
export function lateDockerfile(line: number): string {
  const run = Array.from({ length: line - 2 }, (_, index) => `RUN echo ${index}`);
  const tasks = `'[{"name": "Convert", "description": "Converts."}]'`;
  return [
    "FROM a",
    ...run,
    `LABEL ai.yno.molfar.schema_version="v9" ai.yno.molfar.name=A ai.yno.molfar.description=A ai.yno.molfar.tasks=${tasks}`,
  ].join("\n");
}

export async function expectFits(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  const found = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(found, "width of the content").toBeLessThanOrEqual(width);
}
