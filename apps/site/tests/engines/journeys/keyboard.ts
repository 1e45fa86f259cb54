import { expect } from "vitest";
import { journey } from "../journey.ts";
import type { Page } from "../page.ts";
import { css, role } from "../target.ts";

const contact = role("region", "Contact form");
const subject = contact.role("textbox", "Subject *");
const palette = role("dialog", "Search the site");
const field = palette.role("combobox", "Search the site");
const first = palette.role("option").nth(0);

/**
 * Presses a key where the focus is. An event that a script makes does nothing of the browser's own.
 *
 * @param keyCode the browser takes it from no constructor
 * @returns whether a script kept the browser from doing something
 */
const press = (page: Page, init: KeyboardEventInit, keyCode = 0): Promise<boolean> =>
  page.run(
    (given, code) => {
      const event = new KeyboardEvent("keydown", { bubbles: true, cancelable: true, ...given });
      Object.defineProperty(event, "keyCode", { value: code });
      document.activeElement?.dispatchEvent(event);
      return event.defaultPrevented;
    },
    init,
    keyCode,
  );

/** A key in the middle of a composition, and as Safari reports it after the end. */
async function pressComposing(page: Page, init: KeyboardEventInit): Promise<void> {
  await press(page, { ...init, isComposing: true }, 229);
  await press(page, { ...init, isComposing: true });
  await press(page, init, 229);
}

/** Which sidebar the page has: `expanded` or `collapsed`; '' before it's changed. */
const sidebar = (page: Page) => page.run(() => document.documentElement.dataset.sidebar ?? "");

/** Input methods, and keyboards for other scripts and of Macs. */
export const keyboard = [
  journey(
    "/support",
    "keys of a composition do nothing, and shortcuts work on other layouts and leave Ctrl to the text on a Mac",
    async (page) => {
      await page.fill(subject, "A run");
      await page.run(() => {
        const note = ({ type }: Event) => document.body.setAttribute("data-asked", type);
        for (const type of ["submit", "invalid"]) document.addEventListener(type, note, true);
      });
      await pressComposing(page, { key: "Enter", code: "Enter" });
      await pressComposing(page, { key: "k", code: "KeyK", ctrlKey: true });
      await pressComposing(page, { key: "b", code: "KeyB", ctrlKey: true });
      const asked = () => document.body.dataset.asked ?? "";
      expect(await page.run(asked), "whether the form was sent").toBe("");
      expect(await press(page, { key: "Enter", code: "Enter" }, 229)).toBe(true);
      expect(await sidebar(page)).toBe("");
      await page.gone(palette);
      await press(page, { key: "Enter", code: "Enter" }, 13);
      expect(await page.run(asked), "whether the form was sent").toBe("invalid");

      // Russian, Thai, Dvorak.
      await press(page, { key: "л", code: "KeyK", ctrlKey: true });
      await page.see(field.is("focused"));
      await page.fill(field, "worker contract");
      await page.reach(first);
      for (const key of ["ArrowDown", "Enter", "Escape"]) await pressComposing(page, { key });
      await page.see(first.not("chosen"));
      await page.press("ArrowDown");
      await page.see(first.is("chosen"));
      await page.press("Escape");
      await page.gone(palette);
      await page.expectAt("/support");
      await press(page, { key: "x", code: "KeyB", ctrlKey: true });
      expect(await sidebar(page)).toBe("");
      await press(page, { key: "ิ", code: "KeyB", metaKey: true });
      expect(await sidebar(page)).toBe("collapsed");

      await page.run(() => {
        Object.defineProperty(navigator, "platform", { value: "MacIntel", configurable: true });
      });
      const ctrlB = { key: "b", code: "KeyB", ctrlKey: true };
      await page.click(subject);
      expect(await press(page, ctrlB), "in a text field").toBe(false);
      expect(await sidebar(page)).toBe("collapsed");
      await page.run(() => document.querySelector<HTMLElement>("form [type=checkbox]")?.focus());
      expect(await press(page, ctrlB), "on a checkbox").toBe(true);
      expect(await sidebar(page)).toBe("expanded");
      await page.click(contact.role("textbox", "Description *"));
      expect(await press(page, ctrlB), "in a long text").toBe(false);
      expect(await press(page, { key: "b", code: "KeyB", metaKey: true })).toBe(true);
      expect(await sidebar(page)).toBe("collapsed");
      await page.see(css("h1"));
    },
  ),
];
