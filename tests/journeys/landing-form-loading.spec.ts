import {
  accessDialog,
  alertDialog,
  button,
  deckButton,
  deckDialog,
  fill,
  invitation,
  openAccessWhenIdle,
  required,
  subscribed,
  subscribeField,
  subscribeForm,
  toast,
  untilSent,
  watchRecords,
} from "./landing-steps.ts";
import { expect, test } from "./support/journey.ts";
import { holdScripts, untilAlive, visit } from "./support/visit.ts";

test("the code of dialogs and toasts is not part of the first view and comes on intent", async ({
  page,
}) => {
  const onIntent = /\/assets\/(access-dialog|deck-dialog|form-dialog|toasts)-/;
  const requested: string[] = [];
  page.on("request", (request) => requested.push(request.url()));
  await visit(page, "/");
  expect(requested.filter((address) => onIntent.test(address))).toEqual([]);

  const access = page.waitForRequest(/\/assets\/access-dialog-/);
  await invitation(page).hover();
  await access;
  const deck = page.waitForRequest(/\/assets\/deck-dialog-/);
  await deckButton(page).focus();
  await deck;
  const toasts = page.waitForRequest(/\/assets\/toasts-/);
  await subscribeField(page).focus();
  await toasts;
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("a click on a form's button before the page is alive opens the dialog once it is", async ({
  page,
}) => {
  const letScriptsCome = await holdScripts(page);
  await page.goto("/");
  await invitation(page).click();
  letScriptsCome();
  await untilAlive(page);
  await expect(accessDialog(page)).toBeVisible();
});

test("a dialog whose code can't load shows a message at its button, and works once it can", async ({
  page,
  complaints,
}) => {
  await page.route(/\/assets\/access-dialog-/, (route) => route.abort("connectionfailed"));
  await visit(page, "/");
  await invitation(page).click();
  const message = page.getByRole("main").getByRole("alert");
  await expect(message).toContainText("The form could not be loaded");
  await expect(message).toContainText("hello@yno.example");
  await expect(accessDialog(page)).toBeHidden();
  expect(complaints.splice(0).every((said) => /access-dialog|ERR_/.test(said))).toBe(true);

  await page.unroute(/\/assets\/access-dialog-/);
  await invitation(page).click();
  await expect(accessDialog(page)).toBeVisible();
  await expect(message).toBeHidden();
});

test("a dialog whose code couldn't load doesn't open later, when the button is only reached", async ({
  page,
  complaints,
}) => {
  await page.route(/\/assets\/access-dialog-/, (route) => route.abort("connectionfailed"));
  await visit(page, "/");
  await invitation(page).click();
  await expect(page.getByRole("main").getByRole("alert")).toBeVisible();
  complaints.splice(0);

  await page.unroute(/\/assets\/access-dialog-/);
  await page.mouse.move(5, 5);
  await deckButton(page).focus();
  const arrives = page.waitForResponse(/\/assets\/access-dialog-/);
  await invitation(page).focus();
  await arrives;
  await expect(page.getByRole("main").getByRole("alert")).toBeHidden();
  await expect(accessDialog(page)).toBeHidden();
  await invitation(page).press("Enter");
  await expect(accessDialog(page)).toBeVisible();
});

test("every form is method=post, so that nothing typed can land in an address", async ({
  page,
}) => {
  await visit(page, "/");
  await invitation(page).click();
  await button(accessDialog(page), "Cancel").click();
  await deckButton(page).click();
  await expect(deckDialog(page)).toBeVisible();
  const methods = await page
    .locator("form")
    .evaluateAll((forms) => forms.map((form) => form.getAttribute("method")));
  expect(methods).toEqual(["post", "post", "post"]);
});

test("offline, the simulated forms whose code has come work to the end", async ({
  page,
  context,
}) => {
  const records = watchRecords(page);
  const dialog = await openAccessWhenIdle(page);
  await context.setOffline(true);
  await fill(dialog, required);
  await button(dialog, "Submit Request").click();
  await untilSent(page);
  await expect(alertDialog(page)).toBeVisible();
  expect(await records()).toHaveLength(1);
});

test("subscribing on a page that went offline once it had come is confirmed as always", async ({
  page,
  context,
  complaints,
}) => {
  const records = watchRecords(page);
  await visit(page, "/");
  await expect(page.getByRole("region", { name: "Cookies on this site" })).toBeVisible();
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await subscribeField(page).fill("ada@firm.example");
  await button(subscribeForm(page), "Subscribe").click();
  await expect(toast(page)).toBeVisible();
  await expect(page.getByText(subscribed.text, { exact: true })).toBeVisible();
  expect(await records()).toEqual([{ email: "ada@firm.example" }]);
  // A failed request for a file isn't an error here.
  const others = complaints.splice(0).filter((said) => !said.includes("ERR_INTERNET_DISCONNECTED"));
  expect(others).toEqual([]);
});
