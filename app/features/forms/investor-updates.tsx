import { isFilled } from "@yno/intake/fields";
import { TextField } from "#app/ui/field.tsx";
import { notify } from "#app/ui/notify.ts";
import { expectNotice } from "#app/ui/toast-region.tsx";
import type { FormOutcome } from "#content/schema/forms.ts";
import type { InvestorUpdates as Words } from "#content/schema/investors.ts";
import { SubscriptionEnd } from "./delivery-note.tsx";
import { simulated, textOf, useDelivery } from "./submission.ts";
import { useForm } from "./use-form.ts";

type InvestorUpdatesProps = { words: Words; outcome: FormOutcome };

const simulatedSend = simulated(0);

/** Subscription to investor updates: a toast at once, and both fields are cleared. */
export function InvestorUpdates({ words, outcome }: InvestorUpdatesProps) {
  const send = useDelivery(simulatedSend);
  const form = useForm({
    name: "investor-updates",
    onPage: true,
    send,
    mail: words.mail,
    words: outcome,
    read: (data) => ({
      email: textOf(data, "email").trim(),
      company: textOf(data, "company").trim(),
    }),
    submission: (fields) => (isFilled(fields.email) ? { form: "investor-updates", fields } : null),
    onSent: () => notify({ kind: "success", ...words.toast }),
  });
  return (
    <form {...form.element} className="form subscribe subscribe-two">
      <TextField
        label={words.email}
        type="email"
        required
        autoComplete="email"
        onFocus={expectNotice}
        {...form.field("email")}
      />
      <TextField
        label={`${words.company} (${words.optional})`}
        autoComplete="organization"
        onFocus={expectNotice}
        {...form.field("company")}
      />
      <SubscriptionEnd
        name="investor-updates"
        {...{ send, form, words, outcome, mail: words.mail }}
      />
    </form>
  );
}
