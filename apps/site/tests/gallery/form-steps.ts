import type { Locator, Page } from "@playwright/test";
import type { Delivery } from "#app/features/forms/delivery.ts";
import { expect } from "./component.ts";

export type Texts = Readonly<Record<string, string>>;

export const button = (within: Locator, name: string) =>
  within.getByRole("button", { name, exact: true });
export const field = (within: Locator, name: string) => within.getByLabel(name, { exact: true });

export async function fill(within: Locator, texts: Texts): Promise<void> {
  for (const [name, text] of Object.entries(texts)) await field(within, name).fill(text);
}

export async function expectTexts(within: Locator, texts: Texts): Promise<void> {
  for (const [name, text] of Object.entries(texts)) {
    await expect(field(within, name), name).toHaveValue(text);
  }
}

/** Ends the delivery that is under way. */
export async function deliver(page: Page, delivery: Delivery): Promise<void> {
  await page.evaluate((detail) => dispatchEvent(new CustomEvent("deliver", { detail })), delivery);
}

/** Everything that the form was told to send, at `/?delivery=told`. */
export async function sent(page: Page): Promise<unknown[]> {
  return JSON.parse((await page.locator("html").getAttribute("data-sent")) ?? "[]");
}

/** Closes every toast: the tab stays open for the next test. */
export async function closeToasts(page: Page): Promise<void> {
  const close = page.getByRole("button", { name: "Close message" });
  // One may go by itself meanwhile.
  const clickAll = (all: (HTMLElement | SVGElement)[]) => {
    for (const each of all) if (each instanceof HTMLElement) each.click();
    return all.length;
  };
  await expect.poll(() => close.evaluateAll(clickAll)).toBe(0);
}
