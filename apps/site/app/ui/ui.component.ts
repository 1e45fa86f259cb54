import type { Page } from "@playwright/test";
import { expect, test } from "#tests/gallery/component.ts";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const success = (page: Page) => page.getByText("Support Request Submitted", { exact: true });
const failure = (page: Page) => page.getByRole("alert").getByText("Submission Failed");

test("a field is read with its hint, or with its error as an invalid one; an empty one that is required isn't invalid", async ({
  show,
}) => {
  const fields = await show("ui/ui: fields");
  for (const each of await fields.getByRole("textbox").all()) {
    await expect(each).toHaveAttribute("aria-invalid", "false");
  }
  await expect(fields.getByLabel("Website")).toHaveAccessibleDescription(
    "For example, fund.example.",
  );
  const name = fields.getByLabel("Name *", { exact: true });
  await expect(name).toHaveAccessibleDescription("");
  const reason = await name.evaluate((field: HTMLInputElement) => {
    field.reportValidity();
    return field.validationMessage;
  });
  await expect(name, "once the browser has refused it").toHaveAccessibleDescription(reason);
  await expect(name).toHaveAttribute("aria-invalid", "true");
  await name.fill("A");
  await expect(name).toHaveAccessibleDescription("");
  await expect(name).toHaveAttribute("aria-invalid", "false");

  const wrong = (await show("ui/ui: errors")).getByRole("textbox");
  await expect(wrong.nth(0)).toHaveAccessibleDescription("Please enter a valid email address");
  await expect(wrong.nth(1)).toHaveAccessibleDescription("This field contains only spaces.");
  for (const each of await wrong.all()) await expect(each).toHaveAttribute("aria-invalid", "true");
});

test("an alert is named and described by its texts, has the focus on OK, and gives it back however it's answered", async ({
  page,
  show,
}) => {
  const view = await show("ui/ui: alert on request");
  const opener = view.getByRole("button", { name: "Open" });
  const alert = page.getByRole("alertdialog");
  const ok = alert.getByRole("button", { name: "OK" });
  for (const answer of [
    () => ok.click(),
    ...["Enter", "Escape"].map((key) => () => ok.press(key)),
  ]) {
    await opener.click();
    const text = "Thank you for your interest! We will be in touch soon.";
    await expect(alert).toHaveAccessibleName(text);
    await expect(alert).toHaveAccessibleDescription("A line.");
    await expect(alert.getByText(text, { exact: true })).toBeVisible();
    await expect(ok).toBeFocused();
    await answer();
    await expect(alert).toBeHidden();
    await expect(opener).toBeFocused();
  }
});

test("a dialog is described by its text, and a click beside it closes it only at the side", async ({
  page,
  show,
}) => {
  for (const { example, name, closes } of [
    { example: "dialog", name: "A dialog", closes: false },
    { example: "at the side", name: "A panel", closes: true },
  ]) {
    await show(`ui/ui: ${example}`);
    const dialog = page.getByRole("dialog", { name });
    await expect(dialog).toHaveAccessibleDescription(closes ? "" : "What it's about.");
    await page.mouse.click(5, 5);
    await expect(dialog).toBeVisible({ visible: !closes });
  }
});

test("where a blocker has taken out dialogs, toasts and what is read out, nothing breaks", async ({
  page,
  show,
}) => {
  await show("ui/ui: alert on request");
  await page.getByRole("alertdialog", { includeHidden: true }).evaluate((each) => each.remove());
  await button(page, "Open").click();
  await show("ui/ui: toasts on request");
  await button(page, "Succeed").click();
  await expect(page.locator(".toast")).toHaveCount(1);
  for (const target of [".toast", ".toasts", "[role=status]"]) {
    await page.evaluate((selector) => {
      for (const each of document.querySelectorAll(selector)) each.remove();
    }, target);
    await button(page, "Fail").click();
  }
  await show("ui/ui: dialog");
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("what is announced while a dialog is open is announced in it", async ({ page, show }) => {
  await show("ui/ui: dialog");
  await button(page, "Announce").click();
  await expect(page.getByRole("dialog").getByRole("status")).toHaveText("Read out.");
});

test("paper holds every tab's panel under its heading", async ({ page, show }) => {
  const view = await show("ui/ui: three tabs");
  const words = ["Line", "Station", "Interchange"];
  const shown = view.getByRole("paragraph").filter({ visible: true });
  await expect(shown).toHaveText(["What a station is."]);
  await page.emulateMedia({ media: "print" });
  await expect(shown).toHaveText(words.map((word) => `What a ${word.toLowerCase()} is.`));
  for (const name of words) {
    const { height } = (await view.getByRole("heading", { name }).boundingBox()) ?? { height: 0 };
    expect(height, "more than for screen readers").toBeGreaterThan(10);
  }
});

test("two notices are two toasts, each with a button that closes it", async ({ page, show }) => {
  await show("ui/ui: toasts on request");
  await button(page, "Succeed").click();
  await button(page, "Succeed").click();
  await expect(success(page)).toHaveCount(2);
  await button(page, "Close message").first().click();
  await expect(success(page)).toHaveCount(1);
  await button(page, "Close message").click();
  await expect(success(page)).toHaveCount(0);
});

test("the focus comes back from the last toast, however it's closed", async ({ page, show }) => {
  await show("ui/ui: toasts on request");
  for (const key of ["Enter", "Escape"]) {
    await button(page, "Fail").press("Enter");
    await expect(failure(page)).toBeVisible();
    for (const close = button(page, "Close message"); ; await page.keyboard.press("Tab")) {
      if (await close.evaluate((each) => each === document.activeElement)) break;
    }
    await page.keyboard.press(key);
    await expect(failure(page)).toHaveCount(0);
    await expect(button(page, "Fail"), key).toBeFocused();
  }
});

test("a toast fits on a narrow phone", async ({ page, show }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await show("ui/ui: toasts on request");
  await button(page, "Fail").click();
  await expect(failure(page)).toBeInViewport({ ratio: 1 });
  await expect(button(page, "Close message")).toBeInViewport({ ratio: 1 });
});

test("a toast moves the control with the focus out from under it", async ({ page, show }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await show("ui/ui: toasts on request");
  await button(page, "Fail").evaluate(({ style }) => (style.marginBlock = "30rem"));
  await button(page, "Fail").evaluate((each) => each.scrollIntoView({ block: "end" }));
  await page.evaluate(() => scrollBy(0, 20));
  await button(page, "Fail").press("Enter");
  await expect(failure(page)).toBeInViewport();
  const focused = button(page, "Fail");
  await expect(focused).toBeFocused();
  const covers = async () => {
    const [over, under] = [await page.locator(".toast").boundingBox(), await focused.boundingBox()];
    return over && under && under.y + under.height > over.y;
  };
  await expect.poll(covers).toBe(false);
});

test("without the code of toasts each notice is announced according to its kind", async ({
  show,
}) => {
  const view = await show("ui/ui: plain notices");
  const status = view.getByRole("status").filter({ hasText: "Support Request Submitted" });
  await expect(status).toBeVisible();
  await expect(view.getByRole("alert")).toContainText("Submission Failed");
});

test.describe("with the clock", () => {
  test.use({ hasClock: true });

  test("a toast stays for 8 s, and for as long as the pointer or the focus is on it; an alert until it's closed", async ({
    page,
    show,
  }) => {
    await page.clock.install({ time: 0 });
    await show("ui/ui: toasts on request");
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
