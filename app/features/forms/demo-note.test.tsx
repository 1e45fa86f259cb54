import { readFileSync } from "node:fs";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { FormDelivery, type Send } from "#app/browser/delivery.ts";
import { access, deck } from "#content/form-dialogs.ts";
import { outcome } from "#content/forms.ts";
import { subscribe } from "#content/pages/home.ts";
import { updates } from "#content/pages/investors.ts";
import { form, toasts } from "#content/pages/support.ts";
import { AccessDialog, DeckDialog } from "./request-dialogs.tsx";
import { InvestorUpdates, SubscribeForm } from "./subscribe-form.tsx";
import { SupportForm } from "./support-form.tsx";

const dialog = { open: true, onClose: () => {}, mail: "a@b.example", outcome };

/** Every form, as its page shows it. */
const forms: Record<string, ReactNode> = {
  "the access request": <AccessDialog {...dialog} words={access} />,
  "the deck request": <DeckDialog {...dialog} words={deck} />,
  "the subscription": <SubscribeForm words={subscribe} outcome={outcome} mail="a@b.example" />,
  "the investor updates": <InvestorUpdates words={updates} outcome={outcome} />,
  "the support request": (
    <SupportForm words={form} toasts={toasts} outcome={outcome} agreement="I agree" />
  ),
};

/** The text of a form up to its button. */
function textBeforeButton(view: ReactNode, delivery: Send | null): string {
  const html = renderToStaticMarkup(<FormDelivery value={delivery}>{view}</FormDelivery>);
  const [before = "", ...after] = html.split('<button type="submit"');
  expect(after).toHaveLength(1);
  return before.replace(/<[^>]*>/g, " ").replaceAll("&#x27;", "'");
}

const note = "Demo: this form isn't connected. Nothing you type leaves your browser.";

const send: Send = async () => ({ kind: "sent" });

for (const [name, view] of Object.entries(forms)) {
  test(`${name} says before its button that it isn't connected, until the root gives a way`, () => {
    expect(textBeforeButton(view, null)).toContain(note);
    expect(textBeforeButton(view, send)).not.toContain("Demo");
  });
}

test.each(Object.entries(forms))("%s can't put what is typed into an address", (_, view) => {
  expect(renderToStaticMarkup(view)).toMatch(/<form[^>]* method="post"/);
});

test("the README names the one file that connects all forms", () => {
  expect(readFileSync("README.md", "utf8")).toContain("`app/delivery.ts` connects all five");
});
