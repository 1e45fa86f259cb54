import { pages } from "#tools/content/pages.ts";
import { exceptions } from "../layout/exceptions.ts";
import { formStates } from "./layout-form-states.ts";
import { frameStates } from "./layout-frame-states.ts";
import { expectForEveryone } from "./layout-modes.ts";
import { pageStates } from "./layout-page-states.ts";
import { expectWellLaidOut, type State, setWidth, widths } from "./layout-steps.ts";
import { consentRecord, storeBefore } from "./support/consent.ts";
import { expect, test } from "./support/journey.ts";
import { visit } from "./support/visit.ts";

// The sweep does its own looking, at more than a journey does.
test.use({ unseen: "the sweep looks at every width and in both schemes" });

// Seven looks and a walk of the focus: more than the 30 s of a journey on a busy machine.
test.describe.configure({ timeout: 120_000 });

const paths = [...pages.map(({ path }) => path), "/no-such-page"];
const states: readonly State[] = [...frameStates, ...pageStates, ...formStates];

for (const path of paths) {
  test(`${path} is laid out well at every width, light and dark, and for everyone`, async ({
    page,
  }) => {
    await storeBefore(page, JSON.stringify(consentRecord()));
    await setWidth(page, widths[0]);
    await visit(page, path);
    await expectWellLaidOut(page, path);
    await expectForEveryone(page);
  });
}

for (const state of states) {
  const { name, path, before, reach, address, widths: at = widths } = state;
  test(`${name} is laid out well at every width, light and dark`, async ({ page }) => {
    if (before) await before(page);
    else await storeBefore(page, JSON.stringify(consentRecord()));
    await page.emulateMedia({ reducedMotion: "reduce" });
    await setWidth(page, at[0] ?? widths[0]);
    await visit(page, path);
    await reach(page);
    await expectWellLaidOut(page, name, state);
  });
  if (!address) continue;
  test(`${name}, by its address, is laid out well at every width, light and dark`, async ({
    page,
  }) => {
    await storeBefore(page, JSON.stringify(consentRecord()));
    await setWidth(page, at[0] ?? widths[0]);
    await visit(page, address);
    await expectWellLaidOut(page, `${name}, by its address`, state);
  });
}

test("every exception is proven by a place in the sweep", () => {
  const places = [...paths, ...states.map(({ name }) => name)];
  expect(places).toEqual(expect.arrayContaining(exceptions.map(({ proof }) => proof)));
  expect(new Set(places).size, "names of places").toBe(places.length);
});
