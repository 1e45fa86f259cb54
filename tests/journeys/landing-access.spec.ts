import {
  alertDialog,
  button,
  field,
  fill,
  invitation,
  openAccess,
  openAccessWhenIdle,
  optional,
  required,
  untilSent,
  watchRecords,
} from "./landing-steps.ts";
import { expect, test } from "./support/journey.ts";

const thanks = "Thank you for your interest! We will be in touch soon.";

test("'Request an Invitation' opens the dialog 'Request Platform Access', with the focus in it", async ({
  page,
}) => {
  const dialog = await openAccess(page);
  await expect(dialog).toHaveAccessibleName("Request Platform Access");
  const hasFocus = () => dialog.evaluate((element) => element.contains(document.activeElement));
  await expect.poll(hasFocus).toBe(true);
});

test("the access form has eight fields, of which four are marked with a star", async ({ page }) => {
  const dialog = await openAccess(page);
  await expect(dialog.getByRole("textbox")).toHaveCount(8);
  for (const name of Object.keys(required)) {
    await expect(field(dialog, name)).toHaveAttribute("required", "");
  }
  for (const name of Object.keys(optional)) {
    await expect(field(dialog, name)).not.toHaveAttribute("required");
  }
});

test("the fields of the access form say to the browser what they are for", async ({ page }) => {
  const dialog = await openAccess(page);
  await expect(field(dialog, "Work email *")).toHaveAttribute("type", "email");
  await expect(field(dialog, "Phone number *")).toHaveAttribute("type", "tel");
  const isTextArea = field(dialog, "Additional information").evaluate(
    (element) => element instanceof HTMLTextAreaElement,
  );
  expect(await isTextArea).toBe(true);
});

test("the access request can be sent only when all four required fields are filled", async ({
  page,
}) => {
  const dialog = await openAccess(page);
  await fill(dialog, optional);
  await expect(button(dialog, "Submit Request")).toBeDisabled();
  await fill(dialog, required);
  await expect(button(dialog, "Submit Request")).toBeEnabled();
  for (const [name, value] of Object.entries(required)) {
    await field(dialog, name).fill("");
    await expect(button(dialog, "Submit Request"), `without ${name}`).toBeDisabled();
    await field(dialog, name).fill(value);
  }
  await expect(button(dialog, "Submit Request")).toBeEnabled();
});

test("a required field of only spaces is empty, and the spaces stay in the box", async ({
  page,
}) => {
  const dialog = await openAccess(page);
  await fill(dialog, { ...required, "Full name *": "   ", "Company name *": "\u3000 " });
  await expect(button(dialog, "Submit Request")).toBeDisabled();
  await field(dialog, "Full name *").fill(" Ada ");
  await expect(button(dialog, "Submit Request")).toBeDisabled();
  await expect(field(dialog, "Company name *")).toHaveValue("\u3000 ");
  await field(dialog, "Company name *").fill("Firm");
  await expect(button(dialog, "Submit Request")).toBeEnabled();
  await expect(field(dialog, "Full name *")).toHaveValue(" Ada ");
});

test("the browser refuses an access request with an invalid email", async ({ page }) => {
  const records = watchRecords(page);
  const dialog = await openAccess(page);
  await fill(dialog, { ...required, "Work email *": "ada" });
  await button(dialog, "Submit Request").click();
  await page.clock.runFor(5000);
  await expect(field(dialog, "Work email *")).toBeFocused();
  await expect(dialog).toBeVisible();
  expect(await records()).toEqual([]);
});

test("Enter in a field sends nothing while a required field is empty", async ({ page }) => {
  const records = watchRecords(page);
  const dialog = await openAccess(page);
  await fill(dialog, { "Full name *": "Ada", "Work email *": "ada@firm.example" });
  await field(dialog, "Full name *").press("Enter");
  await page.clock.runFor(5000);
  await expect(dialog).toBeVisible();
  expect(await records()).toEqual([]);
});

test("the access request says 'Submitting...' for 1,000 ms, then its dialog closes and thanks appear", async ({
  page,
}) => {
  const dialog = await openAccess(page);
  await fill(dialog, required);
  await button(dialog, "Submit Request").click();
  await page.clock.runFor(50);
  await expect(button(dialog, "Submitting...")).toBeDisabled();
  await page.clock.runFor(949);
  await expect(button(dialog, "Submitting...")).toBeDisabled();
  await expect(alertDialog(page)).toBeHidden();
  await page.clock.runFor(50);
  await expect(dialog).toBeHidden();
  await expect(alertDialog(page)).toBeVisible();
});

test("the thanks for an access request are an alert dialog with the exact text and OK", async ({
  page,
}) => {
  const dialog = await openAccess(page);
  await fill(dialog, required);
  await button(dialog, "Submit Request").click();
  await untilSent(page);
  await expect(alertDialog(page)).toHaveAccessibleName(thanks);
  await expect(alertDialog(page).getByText(thanks, { exact: true })).toBeVisible();
  await expect(button(alertDialog(page), "OK")).toBeFocused();
  await button(alertDialog(page), "OK").click();
  await expect(alertDialog(page)).toBeHidden();
});

test("after the thanks the focus is back on the button that opened the dialog", async ({
  page,
}) => {
  const dialog = await openAccess(page);
  for (const answer of ["click", "Enter", "Escape"]) {
    await fill(dialog, required);
    await button(dialog, "Submit Request").click();
    await untilSent(page);
    await expect(alertDialog(page)).toBeVisible();
    if (answer === "click") await button(alertDialog(page), "OK").click();
    else await page.keyboard.press(answer);
    await expect(alertDialog(page)).toBeHidden();
    await expect(invitation(page), answer).toBeFocused();
    await invitation(page).click();
  }
});

test("a sent access request leaves an empty form", async ({ page }) => {
  const dialog = await openAccess(page);
  await fill(dialog, { ...required, ...optional });
  await button(dialog, "Submit Request").click();
  await untilSent(page);
  await button(alertDialog(page), "OK").click();
  await invitation(page).click();
  for (const name of Object.keys({ ...required, ...optional })) {
    await expect(field(dialog, name)).toHaveValue("");
  }
  await expect(button(dialog, "Submit Request")).toBeDisabled();
});

test("an access request logs one record with all eight keys, the empty ones as ''", async ({
  page,
}) => {
  const records = watchRecords(page);
  const dialog = await openAccess(page);
  await fill(dialog, required);
  await button(dialog, "Submit Request").click();
  await untilSent(page);
  await expect.poll(records).toEqual([
    {
      fullName: "Ada Tan",
      workEmail: "ada@firm.example",
      phoneNumber: "+65 0000 0001",
      companyName: "Firm",
      jobTitle: "",
      companySize: "",
      useCase: "",
      additionalInfo: "",
    },
  ]);
});

test("optional fields are sent too", async ({ page }) => {
  const records = watchRecords(page);
  const dialog = await openAccess(page);
  await fill(dialog, { ...required, ...optional });
  await button(dialog, "Submit Request").click();
  await untilSent(page);
  await expect.poll(records).toHaveLength(1);
  expect((await records())[0]).toMatchObject({
    jobTitle: "Head of Operations",
    companySize: "200 people",
    useCase: "Invoices",
    additionalInfo: "First line\nsecond line",
  });
});

test("a simulated form sends no request at all", async ({ page }) => {
  const dialog = await openAccessWhenIdle(page);
  await fill(dialog, required);
  const requests: string[] = [];
  page.on("request", (request) => requests.push(`${request.method()} ${request.url()}`));
  await button(dialog, "Submit Request").click();
  await untilSent(page);
  await button(alertDialog(page), "OK").click();
  expect(requests).toEqual([]);
  await expect(page).toHaveURL("/");
});
