import { watchShifts } from "./landing-steps.ts";
import { expect, test } from "./support/journey.ts";
import { holdScripts, untilFontsCame, visit } from "./support/visit.ts";

for (const path of ["/", "/about", "/pricing", "/workflows"]) {
  test(`on a phone, fonts that come late move no text of ${path}`, async ({ page }) => {
    const shifts = await watchShifts(page);
    const letFontsCome = await holdScripts(page, "**/*.woff2");
    await visit(page, path);
    letFontsCome();
    await untilFontsCame(page);
    // The frame that draws them, and the one after it, in which the shift is reported.
    await page.evaluate(async () => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      for (let frames = 0; frames < 3; frames++) await frame();
    });
    const sum = (await shifts()).reduce((total, shift) => total + shift, 0);
    expect(sum).toBeLessThanOrEqual(0.005);
  });
}
