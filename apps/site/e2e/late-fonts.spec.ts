import { expect, test } from "./support/journey.ts";
import { lateFontShift } from "./support/layout-shifts.ts";
import { holdScripts, untilFontsCame, visit } from "./support/visit.ts";

test.use({ fonts: "arial" });

test("on a desk, fonts that come late move no text", async ({ page }) => {
  for (const path of ["/cookies", "/docs/artifact-transformation", "/mcp-registry"]) {
    expect(await lateFontShift(page, path), path).toBeLessThanOrEqual(0.005);
  }
});

for (const [browser, anchor] of [
  ["a browser that keeps the place by itself", "auto"],
  ["one that doesn't, as WebKit", "none"],
]) {
  test(`in ${browser}, late fonts that make text higher leave the page where it is, within a pixel`, async ({
    page,
  }) => {
    await page.addInitScript((overflowAnchor) => {
      if (overflowAnchor === "none") Object.assign(CSS, { supports: () => false });
      const { add } = FontFaceSet.prototype;
      FontFaceSet.prototype.add = function addHigher(face) {
        Object.assign(document.documentElement.style, { overflowAnchor });
        const heading = document.querySelector("h1");
        if (heading) heading.style.paddingBlockEnd = "200px";
        return add.call(this, face);
      };
    }, anchor);
    const letFontsCome = await holdScripts(page, "**/*.woff2");
    await visit(page, "/mcp-registry#server-stripe");
    const place = () =>
      page.evaluate(async () => {
        // The browser keeps the place before it draws the next frame.
        await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
        return Number(document.getElementById("server-stripe")?.getBoundingClientRect().top);
      });
    const before = await place();
    letFontsCome();
    await untilFontsCame(page);
    expect(Math.abs((await place()) - before), "moved by").toBeLessThan(1);
  });
}
