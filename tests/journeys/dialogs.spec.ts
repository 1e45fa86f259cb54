import {
  accessDialog,
  alertDialog,
  button,
  deckDialog,
  fill,
  openAccess,
  openDeck,
  required,
  untilSent,
} from "./landing-steps.ts";
import { palette, searchFor } from "./search-steps.ts";
import { banner, visitUntilAsked } from "./support/consent.ts";
import { test } from "./support/journey.ts";
import { expectScrollersHaveHeight } from "./support/scrollers.ts";
import { sideNavigation } from "./support/side-navigation.ts";
import { visit } from "./support/visit.ts";

// Chromium shows a child whose flex basis is 0; these look for the cause, not for the effect.

test("the search gives its results a height in every engine", async ({ page }) => {
  await visit(page, "/about");
  await searchFor(page, "git");
  await expectScrollersHaveHeight(palette(page));
});

test("the access request and its alert scroll in every engine", async ({ page }) => {
  await openAccess(page);
  await expectScrollersHaveHeight(accessDialog(page));
  await fill(accessDialog(page), required);
  await button(accessDialog(page), "Submit Request").click();
  await untilSent(page);
  await expectScrollersHaveHeight(alertDialog(page));
});

test("the deck request scrolls in every engine", async ({ page }) => {
  await openDeck(page);
  await expectScrollersHaveHeight(deckDialog(page));
});

test("the Quick Access dialog scrolls in every engine", async ({ page }) => {
  await visit(page, "/about");
  await sideNavigation(page).getByRole("link", { name: "Status", exact: true }).click();
  await expectScrollersHaveHeight(page.getByRole("dialog"));
});

test("the panel of a server scrolls in every engine", async ({ page }) => {
  await visit(page, "/mcp-registry");
  await page.getByRole("button", { name: "Install" }).first().click();
  await expectScrollersHaveHeight(page.getByRole("dialog"));
});

test("the cookie banner scrolls in every engine", async ({ page }) => {
  await visitUntilAsked(page);
  await expectScrollersHaveHeight(banner(page));
});

test("the side navigation scrolls in every engine", async ({ page }) => {
  await visit(page, "/about");
  await expectScrollersHaveHeight(sideNavigation(page));
});
