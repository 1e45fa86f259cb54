import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { updates } from "#content/investors.ts";
import { form, toasts } from "#content/support.ts";
import { AccessDialog } from "./access-dialog.tsx";
import { DeckDialog } from "./deck-dialog.tsx";
import { InvestorUpdates } from "./investor-updates.tsx";
import type { Send } from "./submission.ts";
import { SubscribeForm } from "./subscribe-form.tsx";
import { SupportForm } from "./support-form.tsx";

const dialog = { open: true, onClose: () => {}, mail: "a@b.example" };

/** Every form, with its own way out or with another. */
const forms: Record<string, (out: { send?: Send }) => ReactNode> = {
  "the access request": (out) => <AccessDialog {...dialog} {...out} />,
  "the deck request": (out) => <DeckDialog {...dialog} {...out} />,
  "the subscription": (out) => <SubscribeForm mail="a@b.example" {...out} />,
  "the investor updates": (out) => <InvestorUpdates words={updates} {...out} />,
  "the support request": (out) => (
    <SupportForm words={form} toasts={toasts} agreement="I agree" {...out} />
  ),
};

/** The text of a form up to its button. */
function textBeforeButton(view: ReactNode): string {
  const html = renderToStaticMarkup(view);
  const [before = "", ...after] = html.split('<button type="submit"');
  expect(after).toHaveLength(1);
  return before.replace(/<[^>]*>/g, " ").replaceAll("&#x27;", "'");
}

const note = "Demo: this form isn't connected. Nothing you type leaves your browser.";

for (const [name, view] of Object.entries(forms)) {
  test(`${name} says before its button that it isn't connected, until it is`, () => {
    expect(textBeforeButton(view({}))).toContain(note);
    expect(textBeforeButton(view({ send: async () => ({ kind: "sent" }) }))).not.toContain("Demo");
  });
}
