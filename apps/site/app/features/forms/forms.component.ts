import type { Locator, Page } from "@playwright/test";
import { answerBefore, onlyEssential } from "#e2e/support/consent.ts";
import { expectScrollersHaveHeight } from "#e2e/support/layout.ts";
import { expect, test } from "#tests/gallery/component.ts";
import {
  button,
  closeToasts,
  deliver,
  expectTexts,
  field,
  fill,
  sent,
  type Texts,
} from "#tests/gallery/form-steps.ts";

/** Text that a form must take as the text that it is. */
const emoji = "👩🏽‍💻 𝔜𝔫𝔬 🇸🇬";
const rightToLeft = "שלום عليكم \u202eabc";
const markup = `<img src=x onerror="alert(1)"><script>alert(2)</script>'"\`&amp;`;
const long = "invoice ".repeat(2500);

type Form = {
  example: string;
  /** Opens its dialog. */
  opener?: string;
  submit: string;
  /** The button's name while the form is on its way. */
  busy: string;
  texts: Texts;
  choices?: Texts;
  agrees?: boolean;
  sends: { form: string; fields: Readonly<Record<string, string | boolean>> };
  /** What confirms it: an alert, or the title and text of a toast. */
  confirmed: readonly [string, string?];
  mail: string;
  /** How long the simulated delivery takes, in milliseconds. */
  takes: number;
};

const forms: readonly Form[] = [
  {
    example: "invitation",
    opener: "Request an Invitation",
    submit: "Submit Request",
    busy: "Submitting...",
    texts: {
      "Full name *": emoji,
      "Work email *": "ada@firm.example",
      "Phone number *": "+65 0000 0001",
      "Company name *": markup,
      "Job title": rightToLeft,
      "Company size": "200 people",
      "Use case": long,
      "Additional information": `${long}\nsecond line`,
    },
    sends: {
      form: "access-request",
      fields: {
        fullName: emoji,
        workEmail: "ada@firm.example",
        phoneNumber: "+65 0000 0001",
        companyName: markup,
        jobTitle: rightToLeft,
        companySize: "200 people",
        useCase: long,
        additionalInfo: `${long}\nsecond line`,
      },
    },
    confirmed: ["Thank you for your interest! We will be in touch soon."],
    mail: "hello@yno.example",
    takes: 1000,
  },
  {
    example: "deck",
    opener: "Request Investor Deck",
    submit: "Request Deck",
    busy: "Submitting...",
    texts: { "Work email *": "ada@fund.example", "Investor website *": "fund.example/team" },
    sends: {
      form: "investor-deck",
      fields: { workEmail: "ada@fund.example", investorWebsite: "https://fund.example/team" },
    },
    confirmed: [
      "Thank you for your interest! We will reach out to clarify your audience and share the relevant deck.",
    ],
    mail: "investors@yno.example",
    takes: 1000,
  },
  {
    example: "subscription",
    submit: "Subscribe",
    busy: "Submitting...",
    texts: { "Email *": "ada@firm.example" },
    sends: { form: "subscribe", fields: { email: "ada@firm.example" } },
    confirmed: [
      "Successfully subscribed!",
      "You'll receive exclusive updates about the product's progress and enterprise features.",
    ],
    mail: "hello@yno.example",
    takes: 1000,
  },
  {
    example: "updates",
    submit: "Subscribe",
    busy: "Subscribe",
    texts: {
      "Email *": "wei.ling@fund.example",
      "Company or fund name (optional)": `${emoji} ${rightToLeft} ${markup} ${long}.`,
    },
    sends: {
      form: "investor-updates",
      fields: {
        email: "wei.ling@fund.example",
        company: `${emoji} ${rightToLeft} ${markup} ${long}.`,
      },
    },
    confirmed: [
      "Subscription confirmed!",
      "You'll receive exclusive updates about our seed round opening and investment opportunities.",
    ],
    mail: "investors@yno.example",
    takes: 0,
  },
  {
    example: "ticket",
    submit: "Submit Request",
    busy: "Submitting Request...",
    texts: {
      "Name *": emoji,
      "Email *": "ada@firm.example",
      "Company (optional)": rightToLeft,
      "Subject *": markup,
      "Description *": `${long}\nsecond line`,
    },
    choices: { "Category *": "technical", "Priority *": "high" },
    agrees: true,
    sends: {
      form: "support-request",
      fields: {
        name: emoji,
        email: "ada@firm.example",
        company: rightToLeft,
        category: "technical",
        priority: "high",
        subject: markup,
        description: `${long}\nsecond line`,
        agreeToTerms: true,
      },
    },
    confirmed: [
      "Support Request Submitted",
      "We've received your request and will respond within 12 hours. Check your email for a confirmation.",
    ],
    mail: "support@yno.example",
    takes: 2000,
  },
];

/** Opens a form where it's in a dialog, and returns it filled. */
async function filled(view: Locator, form: Form): Promise<Locator> {
  const { opener, texts, choices = {}, agrees } = form;
  if (opener) await button(view, opener).click();
  const filledForm = view.locator("form");
  // What is typed can't get into an address.
  await expect(filledForm).toHaveAttribute("method", "post");
  await fill(filledForm, texts);
  for (const [name, value] of Object.entries(choices)) {
    await field(filledForm, name).selectOption(value);
  }
  if (agrees) await filledForm.getByRole("checkbox").check();
  return filledForm;
}

/** Every field as it was before anything was entered. */
async function expectEmpty(within: Locator, { texts, choices = {}, agrees }: Form): Promise<void> {
  for (const name of [...Object.keys(texts), ...Object.keys(choices)]) {
    await expect(field(within, name), name).toHaveValue("");
  }
  if (agrees) await expect(within.getByRole("checkbox")).not.toBeChecked();
}

/** Expects the confirmation and answers it. */
async function expectConfirmed(page: Page, { confirmed: [title, text], opener }: Form) {
  const alert = page.getByRole("alertdialog");
  if (opener) {
    await expect(alert).toHaveAccessibleName(title);
    await expect(button(alert, "OK")).toBeFocused();
    await button(alert, "OK").click();
    await expect(page.getByRole("button", { name: opener })).toBeFocused();
    return;
  }
  const toasts = page.getByRole("region", { name: "Notifications" });
  await expect(toasts.getByText(title, { exact: true })).toBeVisible();
  await expect(toasts.getByText(text ?? "", { exact: true })).toBeVisible();
  await closeToasts(page);
}

for (const form of forms) {
  const { example, opener, submit, busy, texts, choices = {} } = form;

  test(`${example}: a failure says why and keeps every word and the focus; sent again, any text is sent once, as it was typed; then it's confirmed, and the form is empty`, async ({
    page,
    show,
  }) => {
    const view = await show(`features/forms/forms: ${example}`, "/?delivery=told");
    const within = await filled(view, form);
    await expect(within.getByText(/^Demo:/)).toHaveCount(0);
    if (!opener) {
      // Screen readers read out what comes into a region that was there before.
      const region = page.getByRole("region", { name: "Notifications" });
      await expect(region).toHaveAttribute("aria-live", "polite");
    }
    const message = within.getByText(/^(We couldn't accept this|This form could not be sent)/);
    const reason = "This address is on our list of unknown hosts.";
    for (const [delivery, said] of [
      [{ kind: "refused", errors: { account: reason } }, reason],
      [{ kind: "unreachable" }, `could not be sent. Everything you typed is still here.`],
    ] as const) {
      await button(within, submit).focus();
      await page.keyboard.press("Space");
      await expect(button(within, busy)).toBeDisabled();
      await expect(message).toBeHidden();
      await deliver(page, delivery);
      await expect(message).toContainText(said);
      await expectTexts(within, { ...texts, ...choices });
      await expect(button(within, submit)).toBeFocused();
    }
    await expect(message).toContainText(form.mail);
    await button(within, submit).evaluate((element: HTMLButtonElement) => {
      element.click();
      element.click();
      element.form?.requestSubmit();
    });
    await expect(button(within, busy)).toBeDisabled();
    await expectTexts(within, { ...texts, ...choices });
    expect(await sent(page)).toEqual([form.sends, form.sends, form.sends]);
    await deliver(page, { kind: "sent" });
    await expectConfirmed(page, form);
    await expect(message).toBeHidden();
    if (opener) await button(view, opener).click();
    await expectEmpty(within, form);
    expect(await sent(page)).toHaveLength(3);
  });

  test(`${example}: a refusal is shown at each field that it names, and the first one has the focus`, async ({
    page,
    show,
  }) => {
    const view = await show(`features/forms/forms: ${example}`, "/?delivery=told");
    const within = await filled(view, form);
    const names = Object.keys({ ...texts, ...choices });
    const fields = names.map((name) => field(within, name));
    const errors = Object.fromEntries(
      await Promise.all(
        fields.map(async (each, index) => [await each.getAttribute("name"), `Reason ${index}.`]),
      ),
    );
    await button(within, submit).click();
    await deliver(page, { kind: "refused", errors });
    await expect(fields[0] ?? within).toBeFocused();
    for (const [index, each] of fields.entries()) {
      await expect(each).toHaveAccessibleDescription(`Reason ${index}.`);
      await expect(each).toHaveAttribute("aria-invalid", "true");
    }
    await expectTexts(within, { ...texts, ...choices });
    await page.keyboard.press("End");
    await page.keyboard.type("x");
    await expect(fields[0] ?? within).toHaveAttribute("aria-invalid", "false");
    await expect(within.getByText("Reason 0.")).toHaveCount(0);
    for (const each of fields.slice(1)) await expect(each).toHaveAttribute("aria-invalid", "true");
    await closeToasts(page);
  });
}

test.describe("with the clock", () => {
  test.use({ hasClock: true });

  for (const form of forms) {
    const { example, submit, busy, sends, takes } = form;
    test(`${example}: until it's connected, a line at the button says that nothing is sent; a simulated delivery takes ${takes} ms and logs one record`, async ({
      page,
      show,
    }) => {
      const logged: unknown[] = [];
      page.on("console", async (message) => logged.push(await message.args()[1]?.jsonValue()));
      await page.clock.install({ time: 0 });
      const view = await show(`features/forms/forms: ${example}`);
      const within = await filled(view, form);
      const note = view.getByText(
        "Demo: this form isn't connected. Nothing you type leaves your browser.",
        { exact: true },
      );
      const inOrder = await note.evaluate(
        (line, button) => {
          return line.compareDocumentPosition(button) === Node.DOCUMENT_POSITION_FOLLOWING;
        },
        await button(view, submit).elementHandle(),
      );
      expect(inOrder).toBe(true);
      const line = await note.boundingBox();
      const at = await button(view, submit).boundingBox();
      if (!line || !at) throw new Error("The line or the button isn't shown.");
      const apart = Math.max(line.y - (at.y + at.height), at.y - (line.y + line.height));
      expect(apart).toBeLessThanOrEqual(32);
      await page.clock.pauseAt(3_600_000);
      await button(within, submit).click();
      if (takes > 0) {
        await page.clock.runFor(takes - 1);
        await expect(button(within, busy)).toBeDisabled();
        expect(logged).toEqual([]);
      }
      await page.clock.runFor(1);
      await expect.poll(() => logged).toEqual([sends.fields]);
    });
  }
});

for (const { opener, confirmed, ...form } of forms.filter((each) => each.opener)) {
  test(`${form.example}: on a small phone the dialog begins with its title, scrolls, and is confirmed in view`, async ({
    page,
    show,
  }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    const view = await show(`features/forms/forms: ${form.example}`, "/?delivery=told");
    await button(view, opener ?? "").click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByRole("heading")).toBeInViewport({ ratio: 1 });
    await expectScrollersHaveHeight(dialog);
    expect(await dialog.evaluate((each) => each.scrollWidth - each.clientWidth)).toBe(0);
    await fill(dialog, form.texts);
    await button(dialog, form.submit).click();
    await deliver(page, { kind: "sent" });
    const alert = page.getByRole("alertdialog", { name: confirmed[0] });
    await expect(alert).toBeInViewport({ ratio: 1 });
    await expectScrollersHaveHeight(alert);
  });
}

for (const example of ["subscription", "updates"]) {
  test(`${example}: an address that is missing or blank sends nothing`, async ({ page, show }) => {
    const form = await show(`features/forms/forms: ${example}`, "/?delivery=told");
    for (const text of ["", "   "]) {
      await field(form, "Email *").fill(text);
      await button(form, "Subscribe").click();
      await expect(button(form, "Subscribe")).toBeEnabled();
    }
    expect(await sent(page)).toEqual([]);
  });
}

test.describe("in a separate tab", () => {
  test.use({ ownContext: true });

  for (const functional of [true, false]) {
    const where = functional ? "are kept on the device" : "stay in the tab, whose reload asks";

    test(`two forms that couldn't be sent ${where}, each with what was typed last`, async ({
      page,
      show,
    }) => {
      await answerBefore(page, { preferences: { ...onlyEssential, functional } });
      const address = "/?delivery=told";
      for (const example of ["updates", "subscription"]) {
        const view = await show(`features/forms/forms: ${example}`, address);
        await field(view, "Email *").fill(`${example}@firm.example`);
        await button(view, "Subscribe").click();
        await deliver(page, { kind: "unreachable" });
        await expect(view.getByText(/^This form could not be sent/)).toBeVisible();
        await field(view, "Email *").fill(`${example}.later@firm.example`);
        // Back asks no question, and the form leaves with its page.
        await page.evaluate(() => dispatchEvent(new PopStateEvent("popstate")));
      }
      const expectKept = async (example: string) => {
        const view = await show(`features/forms/forms: ${example}`, address);
        await expect(field(view, "Email *")).toHaveValue(`${example}.later@firm.example`);
        return view;
      };
      await expectKept("subscription");
      await expectKept("updates");
      await show("features/forms/forms: parts");
      const asked: string[] = [];
      page.on("dialog", (dialog) => {
        asked.push(dialog.type());
        return dialog.accept();
      });
      await page.reload();
      expect(asked).toEqual(functional ? [] : ["beforeunload"]);
      if (!functional) return;
      const view = await expectKept("subscription");
      await button(view, "Subscribe").click();
      await deliver(page, { kind: "sent" });
      await expect(field(view, "Email *")).toHaveValue("");
      await expectKept("updates");
      await show("features/forms/forms: subscription", address);
      await expect(field(view, "Email *")).toHaveValue("");
    });
  }
});

test("a dialog whose code can't come says so at its button, and opens only when it's asked again, as does one that's late when the visitor has gone on", async ({
  page,
  show,
}) => {
  const view = await show("features/forms/forms: button whose dialog a test loads");
  const opener = button(view, "Request an Invitation");
  const load = (comes: boolean) =>
    page.evaluate((detail) => dispatchEvent(new CustomEvent("load", { detail })), comes);
  await opener.click();
  await expect(opener).toHaveAttribute("aria-busy", "true");
  await load(false);
  const message = view.getByRole("alert");
  await expect(message).toContainText("The form could not be loaded");
  await expect(message).toContainText("hello@yno.example");

  await page.locator("#main").focus();
  for (const goOn of [
    () => page.keyboard.press("Escape"),
    () => page.mouse.click(5, 400),
    () => page.locator("#main").focus(),
    () => page.evaluate(() => dispatchEvent(new PopStateEvent("popstate"))),
  ]) {
    await opener.press("Enter");
    await expect(opener).toHaveAttribute("aria-busy", "true");
    await goOn();
    await expect(opener).not.toHaveAttribute("aria-busy");
  }
  await opener.focus();
  await load(true);
  await expect(message).toBeHidden();
  await expect(page.getByRole("dialog")).toBeHidden();
  await opener.press("Enter");
  await expect(page.getByRole("dialog")).toBeVisible();
});
