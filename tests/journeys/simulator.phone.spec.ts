import { expect, test } from "./support/journey.ts";
import { visit } from "./support/visit.ts";

test("on a phone the simulator fits and can be stepped by touch", async ({ page }) => {
  await visit(page, "/docs/artifact-transformation");
  const region = page.getByRole("region", { name: "Try it" });
  await region.getByRole("button", { name: "Open the simulator" }).tap();
  const forward = region.getByRole("button", { name: "Step forward" });
  for (let step = 0; step < 4; step += 1) await forward.tap();
  await expect(region.getByText("3 Map")).toBeVisible();
  const [content, screen] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  expect(content).toBe(screen);
});
