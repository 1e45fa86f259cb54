import { integrations } from "#content/collections/integrations.ts";
import { map } from "#content/pages/integrations.ts";
import { expect, test } from "#tests/gallery/component.ts";

const example = "drawings/line-nav: integrations";
const inFinance = integrations.filter(({ category }) => category === "Finance");
const [first, second] = inFinance;
const last = inFinance.at(-1);
if (!first || !second || !last) throw new Error("There are no two systems in a category.");

test("the links of a size that came after the first screen are stops of their lines, too", async ({
  page,
  show,
}) => {
  await show("drawings/line-nav: integrations, after a link", "/integrations");
  await page.setViewportSize({ width: 1000, height: 900 });
  const links = page.locator(".drawing-middle a:visible");
  await expect(links).not.toHaveCount(0);
  await expect(links.and(page.locator(":not([tabindex])"))).toHaveCount(0);
});

test("each line is one stop of the Tab key, and the arrow keys move along it", async ({
  page,
  show,
}) => {
  await show(example, "/integrations");
  const drawing = page.getByRole("navigation", { name: map.label });
  const link = (name: string) => drawing.getByRole("link", { name, exact: true });
  const categories = new Set(integrations.map(({ category }) => category));
  // What the line goes on to is a line, too.
  await expect(drawing.locator("a[tabindex='0']:visible")).toHaveCount(categories.size + 1);
  await link("Finance").focus();
  for (const [key, name] of [
    ["ArrowDown", first.name],
    ["ArrowRight", second.name],
    ["ArrowLeft", first.name],
    ["ArrowDown", second.name],
    ["ArrowUp", first.name],
    ["End", last.name],
    ["ArrowDown", last.name],
    ["Home", "Finance"],
  ] as const) {
    await page.keyboard.press(key);
    await expect(link(name)).toBeFocused();
  }
  for (const key of ["Shift+ArrowDown", "Control+End", "Meta+ArrowRight"]) {
    await page.keyboard.press(key);
    await expect(link("Finance"), `${key} is the browser's`).toBeFocused();
  }
  await page.keyboard.press("Tab");
  await expect(link(map.server.name)).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(link("Finance")).toBeFocused();
});
