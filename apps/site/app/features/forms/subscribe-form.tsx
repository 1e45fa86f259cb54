import type { Form } from "@yno/intake/form";
import { investorUpdates } from "@yno/intake/forms/investor-updates";
import { subscribe } from "@yno/intake/forms/subscribe";
import { useHydrated } from "#app/browser/hydration/use-hydrated.ts";
import { notify } from "#app/ui/notify.ts";
import { preloadToasts } from "#app/ui/toast-region.tsx";
import type { FormOutcome, SubscribeForm as Words } from "#content/schema/forms.ts";
import type { Send } from "./delivery.ts";
import { DeliveryNote, SubmitWithoutScript } from "./delivery-note.tsx";
import { FormFields } from "./form-fields.tsx";
import { simulated, useDelivery } from "./transport.ts";
import { useForm } from "./use-form.ts";

type SubscribeFormProps = { words: Words; outcome: FormOutcome; mail: string };

const simulatedSend = simulated(1000);

/** One email address. An empty one does nothing. */
export function SubscribeForm(props: SubscribeFormProps) {
  const send = useDelivery(simulatedSend);
  const { busy } = props.outcome;
  return <Subscription {...props} declared={subscribe} className="" send={send} busyText={busy} />;
}

const simulatedSendAtOnce = simulated(0);

/** Subscription to investor updates: a toast at once, and both fields are cleared. */
export function InvestorUpdates(props: SubscribeFormProps) {
  return (
    <Subscription
      {...props}
      declared={investorUpdates}
      className="subscribe-two"
      send={useDelivery(simulatedSendAtOnce)}
      busyText={props.words.button}
    />
  );
}

type SubscriptionProps = SubscribeFormProps & {
  declared: Form;
  className: string;
  send: Send;
  /** The button's text while it's being sent. */
  busyText: string;
};

function Subscription(props: SubscriptionProps) {
  const { declared, className, words, outcome, mail, send, busyText } = props;
  const hydrated = useHydrated();
  const form = useForm({
    form: declared,
    send,
    mail,
    words: outcome,
    onSent: () => notify({ kind: "success", ...words.toast }),
  });
  const { busy, failure, field, element } = form;

  return (
    <form {...element} className={`form subscribe ${className}`.trim()}>
      <FormFields form={declared} field={field} onFocus={preloadToasts} />
      <DeliveryNote send={send} form={form} words={outcome} />
      <button
        type="submit"
        className="button button-primary button-small"
        disabled={!hydrated || busy}
      >
        {busy ? busyText : words.button}
      </button>
      <SubmitWithoutScript label={words.button} />
      {failure && (
        <p role="alert" className="field-error col-span-full">
          {failure}
        </p>
      )}
      <p className="form-note without-script without-intake">
        {`${outcome.withoutScript.before} `}
        <a href={`mailto:${mail}`}>{mail}</a>
        {` ${outcome.withoutScript.after}`}
      </p>
    </form>
  );
}
