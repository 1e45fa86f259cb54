import { isFilled } from "@yno/intake/fields";
import { TextField } from "#app/ui/field.tsx";
import { notify } from "#app/ui/notify.ts";
import { expectNotice } from "#app/ui/toast-region.tsx";
import type { FormOutcome, SubscribeForm as Words } from "#content/schema/forms.ts";
import { SubscriptionEnd } from "./delivery-note.tsx";
import { simulated, textOf, useDelivery } from "./submission.ts";
import { useForm } from "./use-form.ts";

type SubscribeFormProps = { words: Words; outcome: FormOutcome; mail: string };

const simulatedSend = simulated(1000);

/** One email address. An empty one does nothing. */
export function SubscribeForm({ words, outcome, mail }: SubscribeFormProps) {
  const send = useDelivery(simulatedSend);
  const form = useForm({
    name: "subscribe",
    onPage: true,
    send,
    mail,
    words: outcome,
    read: (data) => textOf(data, "email").trim(),
    submission: (email) => (isFilled(email) ? { form: "subscribe", fields: { email } } : null),
    onSent: () => notify({ kind: "success", ...words.toast }),
  });
  return (
    <form {...form.element} className="form subscribe">
      <TextField
        label={words.email}
        type="email"
        required
        autoComplete="email"
        onFocus={expectNotice}
        {...form.field("email")}
      />
      <SubscriptionEnd
        name="subscribe"
        {...{ send, form, words, outcome, mail }}
        busy={outcome.busy}
      />
    </form>
  );
}
