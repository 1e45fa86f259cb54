import { pages } from "#tools/content/pages.ts";
import { exceptions } from "../layout/exceptions.ts";
import { walks } from "./layout-states.ts";
import { expectStatesWellLaidOut, layOutEverything, setWidth } from "./layout-steps.ts";
import { expect, test } from "./support/journey.ts";
import { visit } from "./support/visit.ts";

test.use({ skipLayout: "its layout is checked here, at every width" });

// The others start from pages that every-page.spec.ts has open.
for (const walk of walks) {
  const { path, states, before } = walk;
  if (!before) continue;
  const names = states.map(({ name }) => name);
  test(`${path} is laid out well with ${names.join(", ")}`, async ({ page }) => {
    await before(page);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await setWidth(page, 1440);
    await visit(page, path);
    await layOutEverything(page);
    await expectStatesWellLaidOut(page, walk);
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
