import { join } from "node:path";
import type { Route } from "@playwright/test";
import { openIntake } from "@yno/intake/intake";
import { openStorage } from "@yno/intake/open-storage";
import type { Storage } from "@yno/intake/storage";
import { withConnectedForms } from "@yno/server/connected-forms";
import { loadSiteFiles } from "@yno/server/site-files";
import { startServer } from "@yno/server/start";
import { unsentFormEntry } from "#app/browser/platform/storage.ts";
import { root } from "#build/site-folder.ts";
import { outcome } from "#content/forms.ts";
import { form, toasts } from "#content/pages/support.ts";
import {
  accessDialog,
  alertDialog,
  button,
  deckButton,
  deckDialog,
  field,
  fill,
  invitation,
  required,
  subscribeField,
  subscribeForm,
} from "./landing-steps.ts";
import { answerBefore, onlyEssential } from "./support/consent.ts";
import { expect, test as journey } from "./support/journey.ts";
import { plainPage, untilHydrated, visit } from "./support/visit.ts";
import { contactForm, expectFilled, fillAll, main, submit, toast } from "./support-steps.ts";

type Connected = { storage: Storage; url: string };

/** The same build, served with the intake on until this process ends. */
let serving: Promise<Connected> | undefined;

async function serveConnected(): Promise<Connected> {
  const storage = await openStorage(":memory:");
  const { url } = await startServer({
    port: 0,
    files: withConnectedForms(await loadSiteFiles(join(root, "dist"))),
    intake: openIntake({ storage, senders: () => ({}) }),
  });
  return { storage, url };
}

// A fixture of the process would need another process, and another browser, for these journeys.
const test = journey.extend<{ connected: Connected; storage: Storage }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from it.
  connected: async ({}, use) => {
    serving ??= serveConnected();
    await use(await serving);
  },
  baseURL: ({ connected }, use) => use(connected.url),
  storage: ({ connected }, use) => use(connected.storage),
});

const receipt = new RegExp(`${outcome.receipt} [2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4}`);

async function kept(storage: Storage, text: string) {
  return storage.list({ text, limit: 9, offset: 0 });
}

test.describe("refused at first", () => {
  test.use({ allowed: [[/status (?:of )?422/i], { scope: "test" }] });

  test("the forms of the home page arrive, and those of its dialogs show the number; a subscription with a wrong address comes back, and arrives once, also when it's sent again", async ({
    page,
    storage,
  }) => {
    await visit(page, "/");
    await expect(page.getByText(outcome.demo)).toHaveCount(0);
    await invitation(page).click();
    await fill(accessDialog(page), { ...required, "Work email *": "access@harbour.example" });
    await button(accessDialog(page), "Submit Request").click();
    await expect(alertDialog(page)).toContainText(receipt);
    await button(alertDialog(page), "OK").click();
    await deckButton(page).click();
    await fill(deckDialog(page), {
      "Work email *": "deck@harbour.example",
      "Investor website *": "harbour.example",
    });
    await button(deckDialog(page), "Request Deck").click();
    await expect(alertDialog(page)).toContainText(receipt);
    expect(await kept(storage, "access@harbour.example")).toMatchObject([
      { form: "access-request" },
    ]);
    expect(await kept(storage, "deck@harbour.example")).toMatchObject([
      { form: "investor-deck", fields: { investorWebsite: "https://harbour.example/" } },
    ]);
    await button(alertDialog(page), "OK").click();

    // The browser takes it for an address; the server asks for a dot.
    await subscribeField(page).fill("news@harbour");
    await button(subscribeForm(page), "Subscribe").click();
    await expect(subscribeField(page)).toBeFocused();
    await expect(subscribeField(page)).toHaveAccessibleDescription(/enter a valid email address/);
    await expect(subscribeField(page)).toHaveValue("news@harbour");
    for (const isAgain of [false, true]) {
      if (isAgain) await page.reload();
      await subscribeField(page).fill("news@harbour.example");
      await button(subscribeForm(page), "Subscribe").dblclick();
      await expect(subscribeForm(page)).toContainText(receipt);
    }
    expect(await kept(storage, "news@harbour.example")).toHaveLength(1);
  });
});

test.describe("without a network", () => {
  test.use({ allowed: [[/Failed to load resource|ERR_INTERNET_DISCONNECTED/], { scope: "test" }] });

  test("a ticket waits with all that was typed, and is sent when the network is back", async ({
    page,
    context,
    storage,
  }) => {
    await visit(page, "/support");
    await fillAll(page);
    await context.setOffline(true);
    await submit(page).click();
    await expect(page.getByText(outcome.waiting)).toBeVisible();
    await expectFilled(page);
    await expect(toast(page, toasts.sent.title)).toHaveCount(0);
    await context.setOffline(false);
    await expect(toast(page, toasts.sent.title)).toBeVisible();
    await expect(main(page)).toContainText(receipt);
    const [first] = await storage.list({ form: "support-request", limit: 9, offset: 0 });
    expect(first?.fields.agreeToTerms).toBe(true);
  });
});

test.describe("while the server refuses", () => {
  test.use({ allowed: [[/Failed to load resource|Status 503/], { scope: "test" }] });

  test("an unsent ticket survives a reload where that is allowed, and elsewhere the visitor is asked; one that arrives after its page was left isn't kept", async ({
    page,
  }) => {
    const keys: (string | undefined)[] = [];
    const refuse = (route: Route) => {
      keys.push(route.request().headers()["idempotency-key"]);
      return route.fulfill({ status: 503, body: "{}" });
    };
    await page.route("**/forms/*", refuse);
    let asked = 0;
    page.on("dialog", async (dialog) => {
      asked += 1;
      await dialog.accept();
    });
    const kept = () => page.evaluate((name) => localStorage.getItem(name), unsentFormEntry);
    for (const functional of [false, true]) {
      await answerBefore(page, { preferences: { ...onlyEssential, functional } });
      await visit(page, "/support");
      await fillAll(page);
      await submit(page).click();
      await expect(page.getByText(outcome.waiting)).toBeVisible();
      if (functional) await expect.poll(kept).not.toBeNull();
      await page.reload();
      await untilHydrated(page);
      expect(asked).toBe(1);
      expect((await kept()) !== null).toBe(functional);
      if (functional) await expectFilled(page);
      else await expect(field(contactForm(page), "Subject *")).toHaveValue("");
    }
    await page.unroute("**/forms/*", refuse);
    const again = page.waitForRequest("**/forms/*");
    await submit(page).click();
    // It may have arrived although its answer didn't.
    expect((await again).headers()["idempotency-key"]).toBe(keys.at(-1));
    await expect(main(page)).toContainText(receipt);
    await page.reload();
    await untilHydrated(page);
    await expect(field(contactForm(page), "Subject *")).toHaveValue("");
    expect(await kept()).toBeNull();

    await page.route("**/forms/*", refuse);
    await fillAll(page);
    await submit(page).click();
    await expect(page.getByText(outcome.waiting)).toBeVisible();
    await expect.poll(kept).not.toBeNull();
    await page.getByRole("contentinfo").getByRole("link", { name: "Terms" }).click();
    await expect(page).toHaveURL("/terms");
    await page.unroute("**/forms/*", refuse);
    await expect.poll(kept).toBeNull();
    expect(asked, "whether to leave").toBe(1);
  });
});

test.describe("while the server can't keep it", () => {
  test.use({ allowed: [[/Failed to load resource|Status 503/], { scope: "test" }] });

  test("a form that was reached by a link arrives too; a link to another page asks first, and No or a step back and forth keeps all that was typed", async ({
    page,
  }) => {
    await page.route("**/forms/*", (route) => route.fulfill({ status: 503, body: "{}" }));
    await visit(page, plainPage);
    await page.getByRole("contentinfo").getByRole("link", { name: "Support" }).click();
    await fillAll(page);
    await submit(page).click();
    await expect(page.getByText(outcome.waiting)).toBeVisible();
    const answers = [false, true];
    page.on("dialog", (dialog) => {
      expect(dialog.message()).toBe(outcome.leave);
      return answers.shift() ? dialog.accept() : dialog.dismiss();
    });
    const link = page.getByRole("contentinfo").getByRole("link", { name: "Terms" });
    const opened = page.context().waitForEvent("page");
    await link.click({ modifiers: ["ControlOrMeta"] });
    await opened;
    expect(answers, "answered for a tab beside the page").toHaveLength(2);
    await link.click();
    await expect.poll(() => answers.length).toBe(1);
    await expect(page).toHaveURL("/support");
    await expectFilled(page);
    await page.goBack();
    // The address comes first: a step forward before the page has come keeps the form as it is.
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^YNO Premium/);
    await page.goForward();
    await expectFilled(page);
    await submit(page).click();
    await expect(contactForm(page).getByText(outcome.waiting)).toBeVisible();
    await link.click();
    await expect(page).toHaveURL("/terms");
  });
});

test.describe("without JavaScript", () => {
  test.use({ allowed: [[/status (?:of )?422/i], { scope: "test" }] });

  test("a ticket comes back with what is wrong and all that was typed, and arrives with a number to keep", async ({
    noScriptPage: page,
    storage,
  }) => {
    await page.goto("/support");
    await expect(main(page).getByText(form.withoutScript)).toBeHidden();
    await fillAll(page);
    await field(contactForm(page), "Name *").fill("  ");
    await submit(page).click();
    await expect(field(contactForm(page), "Name *")).toHaveAccessibleDescription(/is empty/);
    await expect(contactForm(page).getByRole("alert")).toContainText(outcome.refused);
    await expect(field(contactForm(page), "Description *")).toHaveValue("First line\nsecond line");
    await field(contactForm(page), "Name *").fill("Grace Lim");
    await submit(page).click();
    await expect(contactForm(page).getByRole("alert")).toContainText(receipt);
    expect(await kept(storage, "Grace Lim")).toMatchObject([
      { fields: { priority: "high", description: "First line\nsecond line", agreeToTerms: true } },
    ]);
    await page.reload();
    await expect(contactForm(page).getByRole("alert")).toContainText(receipt);
  });

  test("a form that a button opens is a page, whose refusal keeps all that was typed; sent twice, it's one submission", async ({
    noScriptPage: page,
    storage,
  }) => {
    for (const isAgain of [false, true]) {
      await page.goto("/");
      await page.getByRole("button", { name: "Request Investor Deck" }).click();
      await expect(page).toHaveURL("/forms/investor-deck?");
      await fill(main(page), { "Work email *": "plain@harbour.example" });
      await field(main(page), "Investor website *").fill(isAgain ? "harbour.example" : "harbour");
      await button(main(page), "Request Deck").click();
      if (isAgain) break;
      const website = field(main(page), "Investor website *");
      await expect(website).toHaveAccessibleDescription("Please enter a valid website URL");
      await expect(website).toHaveValue("harbour");
      await expect(field(main(page), "Work email *")).toHaveValue("plain@harbour.example");
      await website.fill("harbour.example");
      await website.press("Enter");
      await expect(main(page).getByRole("alert")).toContainText(receipt);
    }
    await expect(main(page).getByRole("alert")).toContainText(receipt);
    expect(await kept(storage, "plain@harbour.example")).toHaveLength(1);
  });
});
