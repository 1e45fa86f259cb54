import { homeMaps } from "#content/collections/home-maps.ts";
import {
  accessDialog,
  alertDialog,
  answerConsent,
  button,
  deckButton,
  fill,
  invitation,
  opened,
  required,
  subscribeField,
  subscribeForm,
  toast,
  untilSent,
} from "./landing-steps.ts";
import { banner } from "./support/consent.ts";
import { expect, test } from "./support/journey.ts";
import { holdScripts, untilHydrated, visit, watchRequests } from "./support/visit.ts";

test("the code of dialogs and toasts isn't part of the first view and comes on intent", async ({
  page,
}) => {
  const dialogs = /\/assets\/home-dialogs-/;
  const requested = watchRequests(page);
  for (const reach of [() => invitation(page).hover(), () => deckButton(page).focus()]) {
    requested.length = 0;
    await visit(page, "/");
    expect(requested.filter((each) => /\/assets\/(home-dialogs|toasts)-/.test(each))).toEqual([]);
    const code = page.waitForRequest(dialogs);
    await reach();
    await code;
  }
  const toasts = page.waitForRequest(/\/assets\/toasts-/);
  await subscribeField(page).focus();
  await toasts;
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("what is chosen, typed and clicked before the page is hydrated holds once it is", async ({
  page,
}) => {
  const [, ticket] = homeMaps;
  // The map that was chosen comes to its approval at once.
  await page.emulateMedia({ reducedMotion: "reduce" });
  const letScriptsCome = await holdScripts(page);
  await page.goto("/");
  const choice = page.getByRole("radio", { name: ticket?.name ?? "", exact: true });
  await choice.check();
  await expect(button(subscribeForm(page), "Subscribe")).toBeDisabled();
  await subscribeField(page).fill("ada@firm.example");
  await subscribeField(page).press("Enter");
  await expect(page).toHaveURL("/");
  await invitation(page).click();
  letScriptsCome();
  await untilHydrated(page);
  await expect(accessDialog(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(choice).toBeChecked();
  const map = page.getByRole("figure", { name: ticket?.sentence ?? "" });
  await expect(button(map, "Approve")).toBeVisible();
  await expect(subscribeField(page)).toHaveValue("ada@firm.example");
  await button(subscribeForm(page), "Subscribe").click();
  await expect(toast(page)).toBeVisible();
});

test("a simulated form makes no request: its code here, it works offline; a toast is plain without its code", async ({
  page,
  context,
  complaints,
}) => {
  await answerConsent(page);
  // The last that a page fetches by itself, once the browser is idle.
  const last = page.waitForResponse(/\/assets\/consent-controller-/);
  await visit(page, "/");
  await invitation(page).click();
  await expect(accessDialog(page)).toBeVisible();
  await (await last).finished();
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  const requests: string[] = [];
  page.on("request", (request) => requests.push(`${request.method()} ${request.url()}`));
  await fill(accessDialog(page), required);
  await button(accessDialog(page), "Submit Request").click();
  await button(alertDialog(page), "OK").click();
  await expect(page).toHaveURL("/");
  expect(requests).toEqual([]);

  await subscribeField(page).fill("ada@firm.example");
  await button(subscribeForm(page), "Subscribe").click();
  await expect(toast(page)).toBeVisible();
  await expect(subscribeField(page)).toHaveValue("");
  // Only the code of toasts was asked for. That it can't come isn't an error here.
  expect(requests.filter((each) => !/^GET .*\/assets\/[\w-]+\.js$/.test(each))).toEqual([]);
  const others = complaints.splice(0).filter((said) => !said.includes("ERR_INTERNET_DISCONNECTED"));
  expect(others).toEqual([]);
});

test("the toast and the cookie banner don't cover each other, and a form that is left while it's sent breaks nothing", async ({
  page,
}) => {
  await page.clock.install({ time: opened });
  await visit(page, "/");
  await expect(banner(page)).toBeVisible();
  await page.clock.pauseAt(opened + 60_000);
  const subscribe = async () => {
    await subscribeField(page).fill("ada@firm.example");
    await button(subscribeForm(page), "Subscribe").click();
  };
  await subscribe();
  await untilSent(page);
  await expect(toast(page)).toBeVisible();
  // Trial clicks find what would be hit, and hit nothing.
  for (const name of ["Accept All", "Essential Only", "Customize", "Close without choosing"]) {
    await button(banner(page), name).click({ trial: true });
  }
  const close = page.getByRole("button", { name: "Close message", includeHidden: true });
  await close.click();
  await page.clock.runFor(1000);
  await expect(toast(page)).toHaveCount(0);

  await subscribe();
  await page.getByRole("banner").getByRole("link", { name: "Docs" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Platform Documentation");
  await untilSent(page);
  await expect(toast(page)).toHaveCount(0);
});
