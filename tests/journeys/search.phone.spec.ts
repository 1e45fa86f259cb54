import { control, field, options, palette } from "./search-steps.ts";
import { expect, test } from "./support/journey.ts";
import { plainPage, visit } from "./support/visit.ts";

test("on a phone the icon opens a search as large as the window, and a result is tapped", async ({
  page,
}) => {
  await visit(page, plainPage);
  await control(page).tap();
  await expect(field(page)).toBeFocused();
  expect(await palette(page).boundingBox()).toMatchObject({ x: 0, y: 0, width: 390, height: 844 });
  await page.keyboard.type("cancel subscription");
  await options(page).first().tap();
  await expect(page).toHaveURL("/resources#cancel");
});
