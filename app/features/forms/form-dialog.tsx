import type { FormName } from "@yno/intake/forms";
import { type ReactNode, useState } from "react";
import type { Send, Submission } from "#app/browser/delivery.ts";
import { Alert, Dialog } from "#app/ui/dialog.tsx";
import type { FormOutcome } from "#content/schema/forms.ts";
import { DeliveryNote, FormWithoutScript } from "./delivery-note.tsx";
import type { Opened } from "./form-button.tsx";
import { type HeldForm, useForm } from "./use-form.ts";

/** What the two forms in dialogs are given by their pages. */
export type DialogFormProps<Words> = Opened & { words: Words; outcome: FormOutcome };

type FormDialogProps<Values> = DialogFormProps<{
  title: string;
  description: string;
  /** The button's text while nothing is under way. */
  submit: string;
  cancel: string;
  /** The exact text of the alert that follows success, and of its button. */
  success: string;
  ok: string;
}> & {
  name: FormName;
  read: (data: FormData) => Values;
  canSubmit: (values: Values) => boolean;
  submission: (values: Values) => Submission;
  send: Send;
  onSent?: () => void;
  /** The fields. */
  children: (form: HeldForm<Values>) => ReactNode;
};

/**
 * A form in a dialog: idle, submitting, then closed and reset, followed by an alert. Focus goes
 * back to what opened the dialog when the alert is answered.
 */
export function FormDialog<Values>(props: FormDialogProps<Values>) {
  const { open, onClose, words, outcome, mail, read, canSubmit, submission, send } = props;
  const { name, withoutScript = false } = props;
  const [thanked, setThanked] = useState(false);
  const [receipt, setReceipt] = useState<string | null>(null);
  const form = useForm({
    name,
    onPage: withoutScript,
    read,
    send,
    mail,
    words: outcome,
    submission: (values) => (canSubmit(values) ? submission(values) : null),
    onSent(number) {
      props.onSent?.();
      setReceipt(number);
      onClose();
      setThanked(true);
    },
  });

  if (withoutScript) {
    return (
      <form {...form.element} className="form grid gap-4">
        <p className="text-ink-2">{words.description}</p>
        {props.children(form)}
        <FormWithoutScript
          name={name}
          label={words.submit}
          success={words.success}
          words={outcome}
        />
      </form>
    );
  }
  return (
    <>
      <Dialog open={open} onClose={onClose} title={words.title} description={words.description}>
        <form {...form.element} className="form mt-5 grid gap-4">
          {props.children(form)}
          {form.failure && (
            <p role="alert" className="field-error">
              {form.failure}
            </p>
          )}
          <DeliveryNote send={send} form={form} words={outcome} />
          <div className="dialog-actions mt-1">
            <button
              type="submit"
              className="button button-primary button-small"
              disabled={!canSubmit(form.values) || form.busy}
            >
              {form.busy ? outcome.busy : words.submit}
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
