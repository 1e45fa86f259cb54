import { isFilled } from "@yno/intake/fields";
import type { Send } from "#app/browser/delivery.ts";
import { useHydrated } from "#app/browser/hydration.ts";
import { TextField } from "#app/ui/field.tsx";
import { notify } from "#app/ui/notify.ts";
import { expectNotice } from "#app/ui/toast-region.tsx";
import type { FormOutcome, SubscribeForm as Words } from "#content/schema/forms.ts";
import type { InvestorUpdates as InvestorWords } from "#content/schema/investors.ts";
import { DeliveryNote, FormWithoutScript } from "./delivery-note.tsx";
import { simulated, textOf, useDelivery } from "./submission.ts";
import { useForm } from "./use-form.ts";

type SubscribeFormProps = { words: Words; outcome: FormOutcome; mail: string };

const simulatedSend = simulated(1000);

/** One email address. An empty one does nothing. */
export function SubscribeForm(props: SubscribeFormProps) {
  const send = useDelivery(simulatedSend);
  return <Subscription {...props} name="subscribe" send={send} busyText={props.outcome.busy} />;
}

type InvestorUpdatesProps = { words: InvestorWords; outcome: FormOutcome };

const simulatedSendAtOnce = simulated(0);

/** Subscription to investor updates: a toast at once, and both fields are cleared. */
export function InvestorUpdates({ words, outcome }: InvestorUpdatesProps) {
  return (
    <Subscription
      name="investor-updates"
      words={words}
      outcome={outcome}
      mail={words.mail}
      company={`${words.company} (${words.optional})`}
      send={useDelivery(simulatedSendAtOnce)}
      busyText={words.button}
    />
  );
}

type SubscriptionProps = SubscribeFormProps & {
  name: "subscribe" | "investor-updates";
  /** The label of the second field, where there is one. */
  company?: string;
  send: Send;
  /** The button's text while it's being sent. */
  busyText: string;
};

function Subscription(props: SubscriptionProps) {
  const { name, words, outcome, mail, company, send, busyText } = props;
  const alive = useHydrated();
  const form = useForm({
    name,
    onPage: true,
    send,
    mail,
    words: outcome,
    read: (data) => ({
      email: textOf(data, "email").trim(),
      ...(company && { company: textOf(data, "company").trim() }),
    }),
    submission: (fields) => (isFilled(fields.email) ? { form: name, fields } : null),
    onSent: () => notify({ kind: "success", ...words.toast }),
  });
  const { busy, failure, field, element } = form;

  return (
    <form {...element} className={company ? "form subscribe subscribe-two" : "form subscribe"}>
      <TextField
        label={words.email}
        type="email"
        required
        autoComplete="email"
        onFocus={expectNotice}
        {...field("email")}
      />
      {company && (
        <TextField
          label={company}
          autoComplete="organization"
          onFocus={expectNotice}
          {...field("company")}
        />
      )}
      <DeliveryNote send={send} form={form} words={outcome} />
      <FormWithoutScript
        name={name}
        label={words.button}
        success={`${words.toast.title} ${words.toast.text}`}
        words={outcome}
      />
      <button
        type="submit"
        className="button button-primary button-small"
        disabled={!alive || busy}
      >
        {busy ? busyText : words.button}
      </button>
      {failure && (
        <p role="alert" className="field-error col-span-full">
          {failure}
        </p>
      )}
      <p className="without-script without-intake col-span-full text-15/[1.5] text-ink-2">
        {`${outcome.withoutScript.before} `}
        <a href={`mailto:${mail}`}>{mail}</a>
        {` ${outcome.withoutScript.after}`}
      </p>
    </form>
  );
}
