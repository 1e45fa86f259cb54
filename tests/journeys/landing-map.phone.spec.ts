import { homeMaps } from "#content/home-maps.ts";
import { button, openBeforeItPlays } from "./landing-steps.ts";
import { expect, test } from "./support/journey.ts";
import { watchShifts } from "./support/layout-shifts.ts";

test("on a phone each map plays once it's seen and ends after the approval, and nothing shifts", async ({
  page,
}) => {
  const shifts = await watchShifts(page);
  await openBeforeItPlays(page);
  // Text moves a little when it takes on its face.
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const before = await shifts();
  const map = page.getByRole("figure").filter({ visible: true });
  await page.clock.runFor(20_000);
  await expect(button(map, "Pause")).toBeHidden();
  for (const { name } of homeMaps) {
    await page.getByRole("radio", { name, exact: true }).check();
    await map.evaluate((figure) => figure.scrollIntoView());
    await expect(button(map, "Pause")).toBeVisible();
    for (let time = 0; time < 5000; time += 500) await page.clock.runFor(500);
    await button(map, "Approve").tap();
    await page.clock.runFor(1000);
    await expect(button(map, "Play again")).toBeVisible();
    if (name === homeMaps[0]?.name) expect(await shifts(), name).toEqual(before);
  }
});
