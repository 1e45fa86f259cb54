import type { KeyboardEvent, ReactNode } from "react";
import { useHydrated } from "#app/browser/hydration.ts";
import { notify } from "#app/ui/notify.ts";
import { expectNotice } from "#app/ui/toast-region.tsx";
import type { FormOutcome } from "#content/schema/forms.ts";
import type { SupportToasts, SupportForm as Words } from "#content/schema/support.ts";
import { DeliveryNote, FormWithoutScript } from "./delivery-note.tsx";
import { simulated, useDelivery, withDeliveryToast } from "./submission.ts";
import {
  blankFields,
  PriorityGuide,
  readSupportRequest,
  SupportFields,
  supportSubmission,
  WithoutScript,
} from "./support-fields.tsx";
import { useForm } from "./use-form.ts";

type SupportFormProps = {
  words: Words;
  toasts: SupportToasts;
  outcome: FormOutcome;
  /** The label of the box, with its links. */
  agreement: ReactNode;
};

const simulatedSend = simulated(2000);

/** The ticket form: idle, submitting, idle again; empty after success, untouched after a failure. */
export function SupportForm({ words, toasts, outcome, agreement }: SupportFormProps) {
  const send = useDelivery(simulatedSend);
  const alive = useHydrated();
  const form = useForm({
    name: "support-request",
    onPage: true,
    mail: words.mail,
    words: outcome,
    send: withDeliveryToast(send, toasts),
    read: readSupportRequest,
    submission(request) {
      if (request.agreeToTerms) return supportSubmission(request);
      notify({ kind: "destructive", about: "support-request", ...toasts.termsNotAgreed });
      return null;
    },
    check: (request) => blankFields(request, words.blank),
  });
  const { values, busy, failure, field, element } = form;

  // Enter doesn't submit while the button is disabled, so tell the visitor why.
  const onKeyDown = ({ key, repeat, target, currentTarget }: KeyboardEvent) => {
    if (key !== "Enter" || repeat || values.agreeToTerms) return;
    if (target instanceof HTMLInputElement && currentTarget instanceof HTMLFormElement) {
      currentTarget.requestSubmit();
    }
  };

  return (
    <div className="support">
      <form
        {...element}
        className="form support-form"
        tabIndex={-1}
        onFocus={expectNotice}
        onKeyDown={onKeyDown}
      >
        <SupportFields words={words} values={values} field={field} agreement={agreement} />
        {failure && <p className="field-error">{failure}</p>}
        <DeliveryNote send={send} form={form} words={outcome} />
        <FormWithoutScript
          name="support-request"
          label={words.button.idle}
          success={`${toasts.sent.title}. ${toasts.sent.text}`}
          words={outcome}
        />
        <p className="needs-script">
          <button
            type="submit"
            className="button button-primary"
            disabled={!alive || busy || !values.agreeToTerms}
          >
            {busy ? words.button.busy : words.button.idle}
          </button>
        </p>
        <WithoutScript words={words} />
      </form>
      <PriorityGuide
        heading={words.priorityGuide}
        priorities={words.priorities}
        chosen={values.priority}
      />
    </div>
  );
}
