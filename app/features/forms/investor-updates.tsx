import { isFilled } from "@yno/intake/fields";
import { useHydrated } from "#app/browser/hydration.ts";
import { TextField } from "#app/ui/field.tsx";
import { notify } from "#app/ui/notify.ts";
import { expectNotice } from "#app/ui/toast-region.tsx";
import type { FormOutcome } from "#content/schema/forms.ts";
import type { InvestorUpdates as Words } from "#content/schema/investors.ts";
import { DeliveryNote, FormWithoutScript } from "./delivery-note.tsx";
import { simulated, textOf, useDelivery } from "./submission.ts";
import { useForm } from "./use-form.ts";

type InvestorUpdatesProps = { words: Words; outcome: FormOutcome };

const simulatedSend = simulated(0);

/** Subscription to investor updates: a toast at once, and both fields are cleared. */
export function InvestorUpdates({ words, outcome }: InvestorUpdatesProps) {
  const send = useDelivery(simulatedSend);
  const alive = useHydrated();
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
  const { busy, failure, field, element } = form;

  return (
    <form {...element} className="form subscribe subscribe-two">
      <TextField
        label={words.email}
        type="email"
        required
        autoComplete="email"
        onFocus={expectNotice}
        {...field("email")}
      />
      <TextField
        label={`${words.company} (${words.optional})`}
        autoComplete="organization"
        onFocus={expectNotice}
        {...field("company")}
      />
      <DeliveryNote send={send} form={form} words={outcome} />
      <FormWithoutScript
        name="investor-updates"
        label={words.button}
        success={`${words.toast.title} ${words.toast.text}`}
        words={outcome}
      />
      <button
        type="submit"
        className="button button-primary button-small"
        disabled={!alive || busy}
      >
        {words.button}
      </button>
      {failure && (
        <p role="alert" className="field-error col-span-full">
          {failure}
        </p>
      )}
      <p className="without-script without-intake col-span-full text-15 text-ink-2">
        {`${outcome.withoutScript.before} `}
        <a href={`mailto:${words.mail}`}>{words.mail}</a>
        {` ${outcome.withoutScript.after}`}
      </p>
    </form>
  );
}
