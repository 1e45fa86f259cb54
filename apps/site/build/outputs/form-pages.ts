import { site } from "@yno/brand/site";
import { fieldErrors } from "@yno/intake/form";
import { supportRequest } from "@yno/intake/forms/support-request";
import { type FormPages, formContent } from "@yno/server/form-page";
import { access, deck } from "#content/form-dialogs.ts";
import { outcome } from "#content/forms.ts";
import { exclusive, homePage, subscribe } from "#content/pages/home.ts";
import { investorsPage, updates } from "#content/pages/investors.ts";
import { form, supportPage, toasts } from "#content/pages/support.ts";
import type { FormDialogWords } from "#content/schema/forms.ts";

/**
 * What our server makes the pages of forms without JavaScript of, besides the fields.
 *
 * @param frame the document around them
 */
export function formPages(frame: string): FormPages {
  const home = { path: homePage.path, title: site.brand };
  const ofDialog = ({ title, description, submit, success }: FormDialogWords) => ({
    ...{ heading: title, text: description, submit, sent: success, page: home },
  });
  const thanks = ({ title, text }: { title: string; text: string }) =>
    `${title.replace(/\w$/, "$&.")} ${text}`;
  return {
    frame,
    refused: `${outcome.refused} ${outcome.check} ${outcome.kept}`,
    receipt: outcome.receipt,
    forms: {
      "access-request": ofDialog(access),
      "investor-deck": ofDialog(deck),
      "investor-updates": {
        ...{ heading: updates.heading, text: updates.text, submit: updates.button },
        ...{
          sent: thanks(updates.toast),
          page: { path: investorsPage.path, title: investorsPage.heading },
        },
      },
      subscribe: {
        ...{ heading: exclusive.heading, text: "", submit: subscribe.button },
        ...{ sent: thanks(subscribe.toast), page: home },
      },
      "support-request": {
        ...{ heading: form.heading, text: form.text, submit: form.button.idle },
        ...{
          sent: thanks(toasts.sent),
          page: { path: supportPage.path, title: supportPage.heading },
        },
      },
    },
  };
}

/** The content of such a page in all its states, from which the build takes its style. */
export function formSamples(): string {
  const pages = formPages("");
  const refused = {
    kind: "refused",
    errors: fieldErrors(supportRequest, {}),
    typed: {},
  } as const;
  return [
    formContent(pages, "support-request", refused),
    formContent(pages, "access-request", { kind: "empty" }),
    formContent(pages, "subscribe", { kind: "received", receipt: "" }),
  ].join("");
}
