import type { Page } from "@playwright/test";
import { expect, test } from "#tests/gallery/component.ts";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const success = (page: Page) => page.getByText("Support Request Submitted", { exact: true });
const failure = (page: Page) => page.getByRole("alert").getByText("Submission Failed");

test("two notices are two toasts, each with a button that closes it", async ({ page, show }) => {
  await show("ui/notices: toasts on request");
  await button(page, "Succeed").click();
  await button(page, "Succeed").click();
  await expect(success(page)).toHaveCount(2);
  await button(page, "Close message").first().click();
  await expect(success(page)).toHaveCount(1);
  await button(page, "Close message").click();
  await expect(success(page)).toHaveCount(0);
});

test("a toast fits on a narrow phone", async ({ page, show }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await show("ui/notices: toasts on request");
  await button(page, "Fail").click();
  await expect(failure(page)).toBeInViewport({ ratio: 1 });
  await expect(button(page, "Close message")).toBeInViewport({ ratio: 1 });
});

test("without the code of toasts each notice is announced according to its kind", async ({
  show,
}) => {
  const view = await show("ui/notices: plain notices");
  const status = view.getByRole("status").filter({ hasText: "Support Request Submitted" });
  await expect(status).toBeVisible();
  await expect(view.getByRole("alert")).toContainText("Submission Failed");
});

test.describe("with the clock", () => {
  test.use({ ownContext: true });

  test("a toast stays for 8 s, and for as long as the pointer or the focus is on it; an alert until it's closed", async ({
    page,
    show,
  }) => {
    await page.clock.install({ time: 0 });
    await show("ui/notices: toasts on request");
    await page.clock.pauseAt(3_600_000);
    /** Lets time pass, and React react to it. */
    const pass = async (milliseconds: number) => {
      await page.clock.runFor(milliseconds);
      await page.clock.runFor(50);
    };
    await button(page, "Succeed").click();
    await pass(7850);
    await expect(success(page)).toBeVisible();
    await pass(150);
    await expect(success(page)).toBeHidden();

    await button(page, "Succeed").click();
    await pass(5000);
    await success(page).hover();
    await pass(60_000);
    await expect(success(page)).toBeVisible();
    await page.mouse.move(5, 5);
    await pass(8050);
    await expect(success(page)).toBeHidden();

    await button(page, "Succeed").click();
    await pass(50);
    // The key that leads to the messages, as in many desktop programs.
    await page.keyboard.press("F6");
    await pass(60_000);
    await expect(success(page)).toBeVisible();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await expect(button(page, "Close message")).toBeFocused();
    await pass(60_000);
    await page.keyboard.press("Enter");
    await pass(1000);
    await expect(success(page)).toBeHidden();

    await button(page, "Fail").click();
    await pass(60_000);
    await expect(failure(page)).toBeVisible();
  });
});
