import {
  button,
  letSendingFail,
  opened,
  openPaused,
  subscribe,
  subscribed,
  subscribeField,
  subscribeForm,
  toast,
  untilSent,
  watchRecords,
} from "./landing-steps.ts";
import { expect, test } from "./support/journey.ts";
import { holdScripts, untilAlive, visit } from "./support/visit.ts";

test("subscribing with an empty field does nothing", async ({ page }) => {
  const records = watchRecords(page);
  await openPaused(page);
  await button(subscribeForm(page), "Subscribe").click();
  await subscribeField(page).fill("   ");
  await button(subscribeForm(page), "Subscribe").click();
  await page.clock.runFor(5000);
  await expect(button(subscribeForm(page), "Subscribe")).toBeEnabled();
  await expect(toast(page)).toBeHidden();
  expect(await records()).toEqual([]);
});

test("subscribing says 'Submitting...' for 1,000 ms, then the toast comes and the field is empty", async ({
  page,
}) => {
  const records = watchRecords(page);
  await openPaused(page);
  await subscribeField(page).fill("ada@firm.example");
  await button(subscribeForm(page), "Subscribe").click();
  await page.clock.runFor(50);
  await expect(button(subscribeForm(page), "Submitting...")).toBeDisabled();
  await page.clock.runFor(949);
  await expect(button(subscribeForm(page), "Submitting...")).toBeDisabled();
  await expect(subscribeField(page)).toHaveValue("ada@firm.example");
  await page.clock.runFor(50);
  await expect(toast(page)).toBeVisible();
  await expect(page.getByText(subscribed.text, { exact: true })).toBeVisible();
  await expect(button(subscribeForm(page), "Subscribe")).toBeEnabled();
  await expect(subscribeField(page)).toHaveValue("");
  expect(await records()).toEqual([{ email: "ada@firm.example" }]);
});

test("a subscription that could not be sent keeps the address and shows a message", async ({
  page,
}) => {
  await letSendingFail(page);
  await openPaused(page);
  await subscribeField(page).fill("ada@firm.example");
  await button(subscribeForm(page), "Subscribe").click();
  await untilSent(page);
  await expect(subscribeForm(page).getByRole("alert")).toContainText(/could not be sent/);
  await expect(subscribeField(page)).toHaveValue("ada@firm.example");
  await expect(button(subscribeForm(page), "Subscribe")).toBeEnabled();
  await expect(toast(page)).toBeHidden();
});

test("the focus is not lost while a subscription is sent with its button", async ({ page }) => {
  await openPaused(page);
  await subscribeField(page).fill("ada@firm.example");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await untilSent(page);
  await expect(toast(page)).toBeVisible();
  await expect(subscribeForm(page).locator(":focus")).toHaveCount(1);
});

test("two subscriptions are two toasts", async ({ page }) => {
  await subscribe(page);
  await subscribeField(page).fill("bo@firm.example");
  await button(subscribeForm(page), "Subscribe").click();
  await untilSent(page);
  await expect(toast(page)).toHaveCount(2);
});

test("the toast stays for 8 s", async ({ page }) => {
  await subscribe(page);
  await page.clock.runFor(7900);
  await expect(toast(page)).toBeVisible();
  await page.clock.runFor(200);
  await expect(toast(page)).toBeHidden();
});

test("the toast stays for as long as the pointer is on it", async ({ page }) => {
  await subscribe(page);
  await page.clock.runFor(5000);
  await toast(page).hover();
  await page.clock.runFor(60_000);
  await expect(toast(page)).toBeVisible();
  await page.mouse.move(5, 5);
  await page.clock.runFor(8100);
  await expect(toast(page)).toBeHidden();
});

test("the toast stays for as long as the focus is in it, and can be closed", async ({ page }) => {
  await subscribe(page);
  // The key that leads to the messages, as in many desktop programs.
  await page.keyboard.press("F6");
  await page.clock.runFor(60_000);
  await expect(toast(page)).toBeVisible();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Close message" })).toBeFocused();
  await page.clock.runFor(60_000);
  await expect(toast(page)).toBeVisible();
  await page.keyboard.press("Enter");
  await page.clock.runFor(1000);
  await expect(toast(page)).toBeHidden();
});

test("the button that closes the toast can be found without reaching the toast first", async ({
  page,
}) => {
  await subscribe(page);
  await expect(page.getByRole("button", { name: "Close message" })).toBeVisible();
});

test("the toast is announced: it comes into a live region that was there before it", async ({
  page,
}) => {
  await openPaused(page);
  await subscribeField(page).fill("ada@firm.example");
  const region = page.getByRole("region", { name: "Notifications" });
  await expect(region).toHaveAttribute("aria-live", "polite");
  await region.evaluate((element) => element.setAttribute("data-seen", ""));
  await button(subscribeForm(page), "Subscribe").click();
  await untilSent(page);
  const announced = page.locator("[data-seen]");
  await expect(announced.getByText(subscribed.title, { exact: true })).toBeVisible();
  await expect(announced.getByText(subscribed.text, { exact: true })).toBeVisible();
});

test("the toast and the cookie banner do not cover each other", async ({ page }) => {
  await page.clock.install({ time: opened });
  await visit(page, "/");
  const banner = page.getByRole("region", { name: "Cookies on this site" });
  await expect(banner).toBeVisible();
  await page.clock.pauseAt(opened + 60_000);
  await subscribeField(page).fill("ada@firm.example");
  await button(subscribeForm(page), "Subscribe").click();
  await untilSent(page);
  await expect(toast(page)).toBeVisible();
  // Trial clicks find what would be hit, and hit nothing.
  for (const name of ["Accept All", "Essential Only", "Customize", "Close without choosing"]) {
    await button(banner, name).click({ trial: true, timeout: 3000 });
  }
  await page
    .getByRole("button", { name: "Close message", includeHidden: true })
    .click({ trial: true });
});

test("Subscribe is disabled until the page is alive, and what was typed before stays", async ({
  page,
}) => {
  const letScriptsCome = await holdScripts(page);
  await page.goto("/");
  await expect(button(subscribeForm(page), "Subscribe")).toBeDisabled();
  await subscribeField(page).fill("ada@firm.example");
  await subscribeField(page).press("Enter");
  await expect(page).toHaveURL("/");
  letScriptsCome();
  await untilAlive(page);
  await expect(button(subscribeForm(page), "Subscribe")).toBeEnabled();
  await expect(subscribeField(page)).toHaveValue("ada@firm.example");
  const records = watchRecords(page);
  await button(subscribeForm(page), "Subscribe").click();
  await expect(toast(page)).toBeVisible();
  expect(await records()).toEqual([{ email: "ada@firm.example" }]);
});

test("without JavaScript the subscribe form gives the address to write to, and cannot be sent", async ({
  plain,
}) => {
  await plain.goto("/");
  const link = subscribeForm(plain).getByRole("link", { name: "hello@yno.example" });
  await expect(link).toBeVisible();
  await expect(link).toHaveAttribute("href", "mailto:hello@yno.example");
  await expect(button(subscribeForm(plain), "Subscribe")).toBeDisabled();
});

test("leaving the page while a form is being sent breaks nothing", async ({ page }) => {
  await openPaused(page);
  await subscribeField(page).fill("ada@firm.example");
  await button(subscribeForm(page), "Subscribe").click();
  await page.getByRole("banner").getByRole("link", { name: "Docs" }).click();
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(/Describe the work/);
  await page.clock.runFor(2000);
});
