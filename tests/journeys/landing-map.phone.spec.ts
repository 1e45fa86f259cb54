import { homeMaps } from "#content/home-maps.ts";
import { control, labels, openBeforeItPlays, shownMap, watchShifts } from "./landing-map-steps.ts";
import { expect, test } from "./support/journey.ts";
import { holdFonts, visit } from "./support/visit.ts";

test("the map does not play while it is off screen, and begins when it is seen", async ({
  page,
}) => {
  await openBeforeItPlays(page);
  await expect(shownMap(page).getByText("Finance approves")).not.toBeInViewport();
  await page.clock.runFor(20_000);
  await expect(control(page, "Pause")).toBeHidden();
  await expect(control(page, "Approve")).toBeHidden();

  await shownMap(page).evaluate((figure) => figure.scrollIntoView());
  await expect(control(page, "Pause")).toBeVisible();
  await page.clock.runFor(5000);
  await expect(control(page, "Approve")).toBeVisible();
});

test("every sentence has its own map, which plays and ends", async ({ page }) => {
  await openBeforeItPlays(page);
  for (const map of homeMaps) {
    await page.getByRole("radio", { name: map.name, exact: true }).check();
    await shownMap(page).evaluate((figure) => figure.scrollIntoView());
    await expect(control(page, "Pause")).toBeVisible();
    await page.clock.runFor(5000);
    await control(page, "Approve").tap();
    await page.clock.runFor(1000);
    await expect(control(page, "Play again")).toBeVisible();
  }
});

test("stations that the tall map leaves out are not read either", async ({ page }) => {
  await visit(page, "/");
  for (const map of homeMaps) {
    await page.getByRole("radio", { name: map.name, exact: true }).check();
    const left = map.stations.filter((station) => station.tall !== null).map(({ name }) => name);
    const read = await labels(page).allTextContents();
    expect([...read].sort()).toEqual([...left, map.interchange.name].sort());
  }
});

test("while the map plays nothing shifts", async ({ page }) => {
  await holdFonts(page);
  const shifts = await watchShifts(page);
  await openBeforeItPlays(page);
  await shownMap(page).evaluate((figure) => figure.scrollIntoView());
  await expect(control(page, "Pause")).toBeVisible();
  for (let time = 0; time < 5000; time += 250) await page.clock.runFor(250);
  await control(page, "Approve").tap();
  for (let time = 0; time < 1000; time += 250) await page.clock.runFor(250);
  await expect(control(page, "Play again")).toBeVisible();
  expect(await shifts()).toEqual([]);
});

for (const width of [320, 360, 390, 430]) {
  test(`choosing a sentence moves nothing under the map at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await visit(page, "/");
    const top = page.getByRole("main").getByRole("heading", { level: 1 });
    const below = page.getByText("Operational for");
    const between: number[] = [];
    for (const map of homeMaps) {
      await page.getByRole("radio", { name: map.name, exact: true }).check();
      const [from, to] = [await top.boundingBox(), await below.boundingBox()];
      between.push((to?.y ?? 0) - (from?.y ?? 0));
    }
    expect(new Set(between).size, between.join(", ")).toBe(1);
  });
}

test("on a phone held sideways the map can be seen and plays", async ({ page }) => {
  await page.setViewportSize({ width: 667, height: 375 });
  await visit(page, "/");
  await shownMap(page)
    .getByText("Finance approves")
    .evaluate((label) => {
      label.scrollIntoView({ block: "center" });
    });
  await expect(control(page, "Approve")).toBeVisible({ timeout: 10_000 });
  await expect(shownMap(page).getByText("Finance approves")).toHaveCSS("opacity", "1");
});

test("with reduced motion the map is shown finished in any position", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await visit(page, "/");
  await expect(shownMap(page).getByText("Finance approves")).toHaveCSS("opacity", "1");
  await expect(control(page, "Play again")).toBeHidden();
});

test("on a phone the approval comes first, right under the map", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await visit(page, "/");
  const top = async (text: string) => {
    const box = await shownMap(page).getByText(text, { exact: true }).boundingBox();
    return box?.y ?? 0;
  };
  const order = [
    await top("Finance approves"),
    await top("Waiting for Finance"),
    await top("Done"),
    await top("After approval"),
  ];
  expect(order).toEqual([...order].sort((one, other) => one - other));
});
