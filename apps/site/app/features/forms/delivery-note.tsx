import { type FormName, trapName } from "@yno/intake/forms";
import type { Send } from "#app/browser/delivery.ts";
import { useAnnouncement } from "#app/ui/announcer.tsx";
import type { FormOutcome } from "#content/schema/forms.ts";
import { isSimulated, outcomeId } from "./submission.ts";

type DeliveryNoteProps = {
  send: Send;
  form: { waiting: boolean; receipt: string | null };
  words: FormOutcome;
};

/**
 * What a form says beside its button about its delivery: that nothing is sent, that it's being tried
 * again, or the receipt. A form that is connected has a field that only programs fill.
 */
export function DeliveryNote({ send, form, words }: DeliveryNoteProps) {
  const { waiting, receipt } = form;
  const status = waiting ? words.waiting : receipt !== null ? `${words.receipt} ${receipt}` : "";
  useAnnouncement(status);
  return (
    <>
      {!isSimulated(send) && (
        <span className="sr-only" inert>
          <input type="text" name={trapName} autoComplete="off" />
        </span>
      )}
      <DemoNote send={send} text={words.demo} />
      {status !== "" && <p className="order-1 col-span-full text-15/[1.5]">{status}</p>}
    </>
  );
}

type WithoutScriptProps = {
  name: FormName;
  label: string;
  /** Said before the receipt number. */
  success: string;
  words: FormOutcome;
};

/**
 * The places of a form without JavaScript, which the server fills where the forms arrive: the line
 * of the outcome (apps/server/form-page.ts), and the button (connected-forms.ts), which must
 * not exist where no server would take the form.
 */
export function FormWithoutScript({ name, label, success, words }: WithoutScriptProps) {
  return (
    <>
      <p
        hidden
        id={outcomeId(name)}
        data-outcome=""
        data-receipt={`${success} ${words.receipt}`}
        data-refused={`${words.refused} ${words.check} ${words.kept}`}
        suppressHydrationWarning
      >
        {/* React accepts another text from the server, but none in an empty element. */ " "}
      </p>
      <noscript data-submit={label} />
    </>
  );
}

/**
 * Says that a form sends nothing, as long as its delivery is simulated. Put it before the button,
 * so that it's read first; it's shown below. Without JavaScript the line with the email address
 * takes its place.
 */
export function DemoNote({ send, text }: { send: Send; text: string }) {
  if (!isSimulated(send)) return null;
  return (
    <p className="needs-script without-intake order-1 col-span-full text-15/[1.5] text-ink-2">{text}</p>
  );
}
