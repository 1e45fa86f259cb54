import type { Locator, Page } from "@playwright/test";
import { quickAccessWords } from "#content/messages/quick-access.ts";
import { quickAccess } from "#content/navigation.ts";
import { compose, pressKey } from "#e2e/support/keyboard.ts";
import { linkTitles, openGroups, quickLink, sideNavigation } from "#e2e/support/side-navigation.ts";
import { expect, test } from "#tests/gallery/component.ts";

const collapse = (page: Page) => page.getByRole("button", { name: "Collapse sidebar" });
const expand = (page: Page) => page.getByRole("button", { name: "Expand sidebar" });
const sheet = (page: Page) => page.getByRole("dialog", { name: "Menu" });

async function expectWidth(page: Page, rem: number): Promise<void> {
  const width = async () => (await page.locator(".site-sidebar").boundingBox())?.width;
  await expect.poll(width).toBe(rem * 16);
}

test("a button narrows the sidebar from 16rem to 3rem and back, and keeps the focus", async ({
  page,
  show,
}) => {
  await show("features/sidebar/sidebar: on a page");
  await expectWidth(page, 16);
  await collapse(page).click();
  await expectWidth(page, 3);
  await expect(expand(page)).toBeFocused();
  await expand(page).click();
  await expectWidth(page, 16);
});

test("a change of page renders only the groups that the two pages are in", async ({
  page,
  show,
}) => {
  await show("features/sidebar/sidebar: before a change of page");
  await page.getByRole("button", { name: "Next page" }).click();
  await expect(page.locator("output")).toHaveText("company resources");
});

test("Ctrl or Cmd with b toggles the sidebar, also from a text field, and b otherwise doesn't", async ({
  context,
  page,
  show,
}) => {
  await show("features/sidebar/sidebar: on a page");
  for (const key of ["b", "Shift+b", "Alt+b", "Control+Shift+b", "Control+Alt+b"]) {
    await page.keyboard.press(key);
  }
  await expectWidth(page, 16);
  expect(await context.cookies(), "before the visitor acts").toEqual([]);
  for (const key of ["Control+b", "Meta+b"]) {
    await page.keyboard.press(key);
    await expectWidth(page, 3);
    await page.getByRole("textbox").press(key);
    await expectWidth(page, 16);
  }
});

test("on a keyboard for another script the key of b toggles the sidebar, once however long it's held", async ({
  page,
  show,
}) => {
  await show("features/sidebar/sidebar: on a page");
  const [ctrl, cmd] = [2, 4];
  const b = { key: "и", code: "KeyB" };
  await pressKey(page, { ...b, modifiers: ctrl });
  await expectWidth(page, 3);
  await pressKey(page, { ...b, modifiers: ctrl, autoRepeat: true });
  await expectWidth(page, 3);
  await page.getByRole("textbox").focus();
  await pressKey(page, { ...b, modifiers: cmd });
  await expectWidth(page, 16);
  // Dvorak has another letter there.
  await pressKey(page, { key: "x", code: "KeyB", modifiers: ctrl });
  await pressKey(page, { key: "b", code: "KeyN", modifiers: ctrl });
  await expectWidth(page, 3);
  await compose(page, "a");
  await page.keyboard.press("Control+b");
  await expectWidth(page, 3);
});

test("on a Mac Ctrl B is left to the text of a field, Cmd B toggles everywhere, and the hint says so", async ({
  page,
  show,
}) => {
  await page.evaluate(() => {
    Object.defineProperty(navigator, "platform", { value: "MacIntel", configurable: true });
  });
  await show("features/sidebar/sidebar: on a page");
  await expect(page.getByText("Cmd B", { exact: true })).toBeVisible();
  const field = page.getByRole("textbox");
  const presses = await field.evaluateHandle((element: HTMLElement) => {
    const events: KeyboardEvent[] = [];
    addEventListener("keydown", (event) => event.key === "b" && events.push(event));
    element.focus();
    return events;
  });
  await page.keyboard.press("Control+b");
  await expectWidth(page, 16);
  await page.keyboard.press("Meta+b");
  await expectWidth(page, 3);
  await expand(page).focus();
  await page.keyboard.press("Control+b");
  await expectWidth(page, 16);
  const prevented = (events: KeyboardEvent[]) => events.map((event) => event.defaultPrevented);
  expect(await presses.evaluate(prevented), "what the browser may do").toEqual([false, true, true]);
});

test("the sidebar's state is kept for 7 days in a cookie of the whole site", async ({
  context,
  page,
  show,
}) => {
  await show("features/sidebar/sidebar: on a page", "/docs/mcp");
  for (const value of ["collapsed", "expanded"]) {
    await page.keyboard.press("Control+b");
    await expectWidth(page, value === "collapsed" ? 3 : 16);
    const [cookie, ...others] = await context.cookies();
    expect(others).toEqual([]);
    const expected = { name: "sidebar:state", value, path: "/", sameSite: "Lax", secure: false };
    expect(cookie).toMatchObject(expected);
    const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / (24 * 60 * 60);
    expect(days).toBeGreaterThan(6.99);
    expect(days).toBeLessThanOrEqual(7);
  }
});

/** Whether a pointer would hit the element at its middle and corners. */
function isOnTop(locator: Locator): Promise<boolean> {
  return locator.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const places = [left + 2, (left + right) / 2, right - 2].flatMap((x) =>
      [top + 2, (top + bottom) / 2, bottom - 2].map((y) => [x, y] as const),
    );
    // The name lets the pointer through, so that it's never in the way.
    element.style.pointerEvents = "auto";
    const met = places.map(([x, y]) => element.contains(document.elementFromPoint(x, y)));
    element.style.pointerEvents = "";
    return met.every(Boolean);
  });
}

test("in icon mode every link of all groups is a stop of the Tab key and shows its whole name over the page, as a pointer does", async ({
  page,
  show,
}) => {
  await show("features/sidebar/sidebar: on the last document");
  await collapse(page).click();
  const expectName = async (title: string) => {
    const name = quickLink(page, title);
    await expect(name).toHaveCSS("opacity", "1");
    expect.soft(await isOnTop(name), `${title} is neither covered nor cut off`).toBe(true);
  };
  await page.getByRole("link", { name: "YNO", exact: true }).focus();
  for (const title of linkTitles) {
    await page.keyboard.press("Tab");
    await expect(page.locator(":focus")).toHaveAccessibleName(title);
    await expect(page.locator(":focus")).toBeInViewport({ ratio: 1 });
    await expectName(title);
  }
  await page.keyboard.press("Tab");
  await expect(expand(page)).toBeFocused();
  for (const title of linkTitles) {
    await quickLink(page, title).hover();
    await expectName(title);
  }
});

test("a group opened or closed by hand stays so", async ({ page, show }) => {
  await show("features/sidebar/sidebar: on a page");
  expect(await openGroups(page)).toEqual(["Quick Access", "Product", "Company"]);
  for (const title of ["Legal", "Product", "Company"]) {
    await sideNavigation(page).getByText(title, { exact: true }).click();
  }
  await expect.poll(() => openGroups(page)).toEqual(["Quick Access", "Legal"]);
  await collapse(page).click();
  await expand(page).click();
  expect(await openGroups(page)).toEqual(["Quick Access", "Legal"]);
});

test("Quick Access asks before it leaves, with the address and what is there", async ({
  context,
  page,
  show,
}) => {
  await show("features/sidebar/sidebar: on a page");
  for (const { title, href } of quickAccess.links) {
    const description = quickAccessWords.about.get(title) ?? "";
    expect(description).not.toBe("");
    await quickLink(page, title).click();
    const dialog = page.getByRole("dialog", { name: `Navigate to ${title}?`, exact: true });
    await expect(dialog).toHaveAccessibleDescription(description);
    await expect(dialog.getByText(description)).toBeVisible();
    await expect(dialog.getByText(href, { exact: true })).toBeVisible();
    const leave = dialog.getByRole("link", { name: "Open in New Tab" });
    await expect(leave).toHaveAttribute("href", href);
    await expect(leave).toHaveAttribute("target", "_blank");
    await expect(leave).toHaveAttribute("rel", "noopener noreferrer");
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await expect(dialog).toBeHidden();
    await expect(quickLink(page, title)).toBeFocused();
  }
  expect(context.pages(), "no tab was opened").toHaveLength(1);
});

test("the question keeps the focus inside, and Escape gives it back to the link", async ({
  page,
  show,
}) => {
  await show("features/sidebar/sidebar: on a page");
  await quickLink(page, "Status").press("Enter");
  const dialog = page.getByRole("dialog", { name: "Navigate to Status?" });
  await expect(dialog).toBeVisible();
  for (let step = 1; step <= 4; step++) {
    const outside = page.locator(".site-sidebar :focus, .column :focus");
    await expect(outside, `at stop ${step}`).toHaveCount(0);
    await page.keyboard.press("Tab");
  }
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(quickLink(page, "Status")).toBeFocused();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the side navigation is a modal sheet of 18rem at the left edge, and takes the focus", async ({
    page,
    show,
  }) => {
    await show("features/sidebar/sidebar: on the last document");
    await expect(sideNavigation(page)).toHaveCount(0);
    await page.getByRole("button", { name: "Menu" }).click();
    const box = { x: 0, y: 0, width: 18 * 16, height: 844 };
    await expect.poll(() => sheet(page).boundingBox()).toEqual(box);
    await page.setViewportSize({ width: 320, height: 844 });
    await expect.poll(() => sheet(page).boundingBox()).toEqual(box);
    expect(await sheet(page).evaluate((element) => element.matches(":modal"))).toBe(true);
    expect(await openGroups(page)).toEqual(["Quick Access", "Product", "Resources"]);
    const current = sideNavigation(page).locator('a[aria-current="page"]');
    await expect(current).toHaveAccessibleName("MCP");
    for (let step = 0; step < 40; step++) {
      const outside = page.locator(".column :focus");
      await expect(outside, `after ${step} steps`).toHaveCount(0);
      await page.keyboard.press("Tab");
    }
  });

  test("Escape, the close button, a touch beside it and Ctrl B close the sheet and give the focus back", async ({
    page,
    show,
  }) => {
    await show("features/sidebar/sidebar: on a page");
    const ways = [
      () => page.keyboard.press("Escape"),
      () => sheet(page).getByRole("button", { name: "Close menu" }).click(),
      () => page.mouse.click(360, 420),
      () => page.keyboard.press("Control+b"),
    ];
    for (const close of ways) {
      await page.getByRole("button", { name: "Menu" }).click();
      await expect(sheet(page)).toBeVisible();
      await close();
      await expect(sheet(page)).toBeHidden();
      await expect(page.getByRole("button", { name: "Menu" })).toBeFocused();
    }
  });

  test("a window that grows wide closes the sheet", async ({ page, show }) => {
    await show("features/sidebar/sidebar: on a page");
    await page.getByRole("button", { name: "Menu" }).click();
    await expect(sheet(page)).toBeVisible();
    await page.setViewportSize({ width: 1024, height: 768 });
    await expect(sheet(page)).toBeHidden();
    await expect(sideNavigation(page)).toBeVisible();
  });
});
