import { isFilled } from "@yno/intake/fields";
import { useHydrated } from "#app/browser/hydration.ts";
import { TextField } from "#app/ui/field.tsx";
import { notify } from "#app/ui/notify.ts";
import { expectNotice } from "#app/ui/toast-region.tsx";
import type { FormOutcome, SubscribeForm as Words } from "#content/schema/forms.ts";
import { DeliveryNote, FormWithoutScript } from "./delivery-note.tsx";
import { simulated, textOf, useDelivery } from "./submission.ts";
import { useForm } from "./use-form.ts";

type SubscribeFormProps = { words: Words; outcome: FormOutcome; mail: string };

const simulatedSend = simulated(1000);

/** One email address. An empty one does nothing. */
export function SubscribeForm({ words, outcome, mail }: SubscribeFormProps) {
  const send = useDelivery(simulatedSend);
  const alive = useHydrated();
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
  const { busy, failure, field, element } = form;

  return (
    <form {...element} className="form subscribe">
      <TextField
        label={words.email}
        type="email"
        required
        autoComplete="email"
        onFocus={expectNotice}
        {...field("email")}
      />
      <DeliveryNote send={send} form={form} words={outcome} />
      <FormWithoutScript
        name="subscribe"
        label={words.button}
        success={`${words.toast.title} ${words.toast.text}`}
        words={outcome}
      />
      <button
        type="submit"
        className="button button-primary button-small"
        disabled={!alive || busy}
      >
        {busy ? outcome.busy : words.button}
      </button>
      {failure && (
        <p role="alert" className="field-error col-span-full">
          {failure}
        </p>
      )}
      <p className="without-script without-intake col-span-full text-15 text-ink-2">
        {`${outcome.withoutScript.before} `}
        <a href={`mailto:${mail}`}>{mail}</a>
        {` ${outcome.withoutScript.after}`}
      </p>
    </form>
  );
}
