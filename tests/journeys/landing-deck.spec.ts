import {
  alertDialog,
  button,
  deckButton,
  expectValues,
  field,
  fill,
  letSendingFail,
  openDeck,
  untilSent,
  watchRecords,
} from "./landing-steps.ts";
import { expect, test } from "./support/journey.ts";

const thanks =
  "Thank you for your interest! We will reach out to clarify your audience and share the relevant deck.";

test("the deck form has the two specified fields, and submit waits until both are valid", async ({
  page,
}) => {
  const dialog = await openDeck(page);
  await expect(dialog.getByRole("textbox")).toHaveCount(2);
  const submit = button(dialog, "Request Deck");
  await expect(submit).toBeDisabled();
  await field(dialog, "Work email *").fill("ada@fund.example");
  await expect(submit).toBeDisabled();
  await field(dialog, "Investor website *").fill("fund.example");
  await expect(submit).toBeEnabled();
  await field(dialog, "Work email *").fill("ada@fund");
  await expect(submit).toBeDisabled();
  await field(dialog, "Work email *").fill("ada@fund.example");
  await field(dialog, "Investor website *").fill("ftp://fund.example");
  await expect(submit).toBeDisabled();
});

for (const { name, wrong, right, message } of [
  {
    name: "Work email *",
    wrong: "ada@fund",
    right: "ada@fund.example",
    message: "Please enter a valid email address",
  },
  {
    name: "Investor website *",
    wrong: "ftp://fund.example",
    right: "http://fund.example",
    message: "Please enter a valid website URL",
  },
]) {
  test(`a wrong value in '${name}' of the deck form gets its exact message, read with the field`, async ({
    page,
  }) => {
    const dialog = await openDeck(page);
    await field(dialog, name).fill(wrong);
    await field(dialog, name).press("Tab");
    await expect(dialog.getByText(message, { exact: true })).toBeVisible();
    await expect(field(dialog, name)).toHaveAttribute("aria-invalid", "true");
    await expect(field(dialog, name)).toHaveAccessibleDescription(message);
    await expect(field(dialog, name)).toHaveValue(wrong);

    await field(dialog, name).fill(right);
    await expect(dialog.getByText(message)).toBeHidden();
    await expect(field(dialog, name)).not.toHaveAttribute("aria-invalid");
  });
}

test("the deck request is sent with https before the website, and answered with the exact text", async ({
  page,
}) => {
  const records = watchRecords(page);
  const dialog = await openDeck(page);
  await fill(dialog, {
    "Work email *": "ada@fund.example",
    "Investor website *": "fund.example/team",
  });
  await button(dialog, "Request Deck").click();
  await page.clock.runFor(50);
  await expect(button(dialog, "Submitting...")).toBeDisabled();
  await page.clock.runFor(949);
  await expect(dialog).toBeVisible();
  await page.clock.runFor(50);
  await expect(dialog).toBeHidden();
  await expect(alertDialog(page)).toHaveAccessibleName(thanks);
  await expect
    .poll(records)
    .toEqual([{ workEmail: "ada@fund.example", investorWebsite: "https://fund.example/team" }]);
  await button(alertDialog(page), "OK").click();
  await expect(deckButton(page)).toBeFocused();
  await deckButton(page).click();
  await expect(field(dialog, "Work email *")).toHaveValue("");
  await expect(field(dialog, "Investor website *")).toHaveValue("");
});

test("a website that was typed with http keeps it", async ({ page }) => {
  const records = watchRecords(page);
  const dialog = await openDeck(page);
  await fill(dialog, {
    "Work email *": "ada@fund.example",
    "Investor website *": "http://fund.example",
  });
  await button(dialog, "Request Deck").click();
  await untilSent(page);
  await expect.poll(records).toHaveLength(1);
  expect((await records())[0]).toMatchObject({
    investorWebsite: expect.stringMatching(/^http:\/\/fund\.example\/?$/),
  });
});

test("a deck request that could not be sent keeps both fields and names the investors' address", async ({
  page,
}) => {
  await letSendingFail(page);
  const dialog = await openDeck(page);
  const typed = { "Work email *": "ada@fund.example", "Investor website *": "fund.example" };
  await fill(dialog, typed);
  await button(dialog, "Request Deck").click();
  await untilSent(page);
  await expect(dialog.getByRole("alert")).toContainText("investors@yno.example");
  await expectValues(dialog, typed);
});
