import { honeypotField } from "@yno/intake/form";
import { useAnnouncement } from "#app/ui/announcer.tsx";
import type { FormOutcome } from "#content/schema/forms.ts";
import type { Send } from "./delivery.ts";
import { isSimulated } from "./transport.ts";

type DeliveryNoteProps = {
  send: Send;
  form: { waiting: boolean; receipt: string | null };
  words: FormOutcome;
};

/**
 * What a form says beside its button about its delivery: that nothing is sent, that it's being tried
 * again, or the receipt.
 */
export function DeliveryNote({ send, form, words }: DeliveryNoteProps) {
  const { waiting, receipt } = form;
  const status = waiting ? words.waiting : receipt !== null ? `${words.receipt} ${receipt}` : "";
  useAnnouncement(status);
  return (
    <>
      {!isSimulated(send) && <Honeypot />}
      <DemoNote send={send} text={words.demo} />
      {status !== "" && <p className="order-1 col-span-full text-15/[1.5]">{status}</p>}
    </>
  );
}

/** A field that only programs fill, in a form that arrives. */
function Honeypot() {
  return (
    <span className="sr-only" inert>
      <input type="text" name={honeypotField} autoComplete="off" />
    </span>
  );
}

/**
 * The button without JavaScript, shown where the server takes the form (app/styles/overrides.css). Put
 * it after the other one, which is disabled: Enter in a field would press the first.
 */
export function SubmitWithoutScript({ label }: { label: string }) {
  return (
    <noscript>
      <button type="submit" className="needs-intake button button-primary button-small">
        {label}
      </button>
      <Honeypot />
    </noscript>
  );
}

/**
 * Says that a form sends nothing, as long as its delivery is simulated. Put it before the button,
 * so that it's read first; it's shown below. Without JavaScript the line with the email address
 * takes its place.
 */
export function DemoNote({ send, text }: { send: Send; text: string }) {
  if (!isSimulated(send)) return null;
  return <p className="form-note needs-script without-intake">{text}</p>;
}
