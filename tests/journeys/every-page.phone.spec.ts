import { pages } from "#tools/content/pages.ts";
import { expectAccessible } from "./support/accessibility.ts";
import { test } from "./support/journey.ts";
import { visit } from "./support/visit.ts";

for (const path of [...pages.map((page) => page.path), "/no-such-page"]) {
  test(`${path} has no accessibility problem that axe can find on a phone, light or dark`, async ({
    page,
  }) => {
    await visit(page, path);
    await expectAccessible(page);
  });
}
