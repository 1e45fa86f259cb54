import { palette, searchFor } from "./search-steps.ts";
import { banner, visitUntilAsked } from "./support/consent.ts";
import { test } from "./support/journey.ts";
import { expectScrollersHaveHeight } from "./support/scrollers.ts";
import { sideNavigation } from "./support/side-navigation.ts";
import { visit } from "./support/visit.ts";

// Chromium shows a child whose flex basis is 0; this looks for the cause, not for the effect. The
// forms' dialogs are looked at in the gallery.
test("banner, side navigation, search, Quick Access and a server's panel scroll in every engine", async ({
  page,
}) => {
  await visitUntilAsked(page);
  await expectScrollersHaveHeight(banner(page));
  await expectScrollersHaveHeight(sideNavigation(page));
  await searchFor(page, "git");
  await expectScrollersHaveHeight(palette(page));
  await page.keyboard.press("Escape");
  await sideNavigation(page).getByRole("link", { name: "Status", exact: true }).click();
  await expectScrollersHaveHeight(page.getByRole("dialog"));
  await visit(page, "/mcp-registry");
  await page.getByRole("button", { name: "Install" }).first().click();
  await expectScrollersHaveHeight(page.getByRole("dialog"));
});
