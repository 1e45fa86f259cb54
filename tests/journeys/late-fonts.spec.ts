import { expect, test } from "./support/journey.ts";
import { lateFontShift } from "./support/layout-shifts.ts";
import { holdScripts, untilFontsCame, visit } from "./support/visit.ts";

for (const path of ["/cookies", "/docs/artifact-transformation", "/mcp-registry"]) {
  test(`on a desk, fonts that come late move no text of ${path}`, async ({ page }) => {
    expect(await lateFontShift(page, path)).toBeLessThanOrEqual(0.005);
  });
}

test("where the browser doesn't keep the place when late fonts make text higher, the page does", async ({
  page,
}) => {
  // As in WebKit.
  await page.addInitScript(() => {
    const { supports } = CSS;
    const others = (...asked: [string, string]) =>
      asked[0] !== "overflow-anchor" && supports(...asked);
    Object.assign(CSS, { supports: others });
    const { add } = FontFaceSet.prototype;
    FontFaceSet.prototype.add = function addHigher(face) {
      document.documentElement.style.overflowAnchor = "none";
      const heading = document.querySelector("h1");
      if (heading) heading.style.paddingBlockEnd = "200px";
      return add.call(this, face);
    };
  });
  const letFontsCome = await holdScripts(page, "**/*.woff2");
  await visit(page, "/mcp-registry#server-stripe");
  const place = () =>
    page.evaluate(() => document.getElementById("server-stripe")?.getBoundingClientRect().top);
  const before = await place();
  letFontsCome();
  await untilFontsCame(page);
  expect(await place()).toBeCloseTo(before ?? 0, 0);
});
