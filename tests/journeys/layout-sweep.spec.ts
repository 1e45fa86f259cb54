import { pages } from "#tools/content/pages.ts";
import { exceptions } from "../layout/exceptions.ts";
import { walks } from "./layout-states.ts";
import { expectWellLaidOut, layOutEverything, setWidth } from "./layout-steps.ts";
import { consentRecord, storeBefore } from "./support/consent.ts";
import { expect, test } from "./support/journey.ts";
import { visit } from "./support/visit.ts";

test.use({ skipLayout: "its layout is checked here, at every width" });

const allWidths = [1440, 768, 320, 390];

/** Other words in places that were seen at every width are checked where they have most and least room. */
const extremes = [1440, 320];

for (const { path, states, before, widths = allWidths, paused = false } of walks) {
  const names = states.map(({ name }) => name);
  test(`${path} is laid out well with ${names.join(", ")}`, async ({ page }) => {
    if (before) await before(page);
    else await storeBefore(page, JSON.stringify(consentRecord()));
    await page.emulateMedia({ reducedMotion: "reduce" });
    await setWidth(page, widths[0] ?? 1440);
    await visit(page, path);
    await layOutEverything(page);
    for (const { name, reach, hasKnownControls = false } of states) {
      await test.step(name, async () => {
        await setWidth(page, widths[0] ?? 1440);
        await reach(page);
        await expectWellLaidOut(page, name, {
          widths: hasKnownControls ? extremes : widths,
          ...{ paused, focus: !hasKnownControls },
        });
      });
    }
  });
}

const isExample = /^(ui|drawings|sections|features)\//;

test("every exception is proven by a place in the sweep", () => {
  const states = walks.flatMap((walk) => walk.states.map(({ name }) => name));
  const places = [...pages.map(({ path }) => path), "/no-such-page", ...states];
  // Those of examples are proven in the gallery (tests/gallery/examples.component.ts).
  const proofs = exceptions.map(({ proof }) => proof).filter((proof) => !isExample.test(proof));
  expect(places).toEqual(expect.arrayContaining(proofs));
  expect(new Set(places).size, "names of places").toBe(places.length);
});
