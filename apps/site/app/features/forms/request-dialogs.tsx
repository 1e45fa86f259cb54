import { blankFields, type Form, fieldErrors } from "@yno/intake/form";
import { accessRequest } from "@yno/intake/forms/access-request";
import { investorDeck } from "@yno/intake/forms/investor-deck";
import { useState } from "react";
import { Alert, Dialog } from "#app/ui/dialog.tsx";
import type { FormDialogWords, FormOutcome } from "#content/schema/forms.ts";
import { DeliveryNote } from "./delivery-note.tsx";
import type { Opened } from "./form-button.tsx";
import { FormFields } from "./form-fields.tsx";
import { simulated, useDelivery } from "./transport.ts";
import { useForm } from "./use-form.ts";

const simulatedSend = simulated(1000);

type DialogProps = Opened & { words: FormDialogWords; outcome: FormOutcome };

/** The 'Request Platform Access' dialog. */
export function AccessDialog(props: DialogProps) {
  return <FormDialog {...props} declared={accessRequest} />;
}

/** The 'Request Investor Deck' dialog. */
export function DeckDialog(props: DialogProps) {
  return <FormDialog {...props} declared={investorDeck} isStrict />;
}

type FormDialogProps = DialogProps & {
  declared: Form;
  /** Whether it can be sent only while every field is right. What is wrong is said once a field is left. */
  isStrict?: boolean;
};

/**
 * A form in a dialog: idle, submitting, then closed and reset, followed by an alert. Focus goes
 * back to what opened the dialog when the alert is answered.
 */
function FormDialog(props: FormDialogProps) {
  const { declared, open, onClose, words, outcome, mail, isStrict = false } = props;
  const send = useDelivery(simulatedSend);
  const [thanked, setThanked] = useState(false);
  const [receipt, setReceipt] = useState<string | null>(null);
  const problems = isStrict ? fieldErrors : blankFields;
  const form = useForm({
    form: declared,
    send,
    mail,
    words: outcome,
    checksOnLeave: isStrict,
    canSend: (fields) => Object.keys(problems(declared, fields)).length === 0,
    onSent(number) {
      setReceipt(number);
      onClose();
      setThanked(true);
    },
  });
  const { busy, canSend, element, failure, field } = form;

  return (
    <>
      <Dialog open={open} onClose={onClose} title={words.title} description={words.description}>
        <form {...element} className="form mt-5 grid gap-4 sm:grid-cols-2">
          <FormFields form={declared} field={field} />
          {failure && (
            <p role="alert" className="field-error col-span-full">
              {failure}
            </p>
          )}
          <DeliveryNote send={send} form={form} words={outcome} />
          <div className="dialog-actions col-span-full mt-1">
            <button
              type="submit"
              className="button button-primary button-small"
              disabled={!canSend || busy}
            >
              {busy ? outcome.busy : words.submit}
            </button>
            <button type="button" className="button button-small" onClick={onClose}>
              {words.cancel}
            </button>
          </div>
        </form>
      </Dialog>
      <Alert
        open={thanked}
        text={words.success}
        note={receipt && `${outcome.receipt} ${receipt}`}
        button={words.ok}
        onClose={() => setThanked(false)}
      />
    </>
  );
}
