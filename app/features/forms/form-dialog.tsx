import { type FormEvent, type ReactNode, useRef, useState } from "react";
import type { Send, Submission } from "#app/browser/delivery.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { DemoNote } from "./demo-note.tsx";
import { useKeptFocus } from "./use-kept-focus.ts";
import { useSend } from "./use-send.ts";

type FormDialogProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  description: string;
  /** The button's text while nothing is under way. */
  submitLabel: string;
  canSubmit: boolean;
  submission: () => Submission;
  send: Send;
  /** Takes the same request by hand. */
  mail: string;
  /** The exact text of the alert that follows success. */
  success: string;
  onReset: () => void;
  children: ReactNode;
};

/**
 * A form in a dialog: idle, submitting, then closed and reset, followed by an alert. Focus goes
 * back to what opened the dialog when the alert is answered.
 */
export function FormDialog(props: FormDialogProps) {
  const { open, onClose, canSubmit, submission, send, mail, onReset } = props;
  const { busy, failure, submit } = useSend(send, mail);
  const [thanked, setThanked] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useKeptFocus(form, busy);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!canSubmit) return;
    submit(submission(), () => {
      onClose();
      onReset();
      setThanked(true);
    });
  };

  return (
    <>
      <Dialog open={open} onClose={onClose} title={props.title} description={props.description}>
        <form
          ref={form}
          method="post"
          className="form mt-5 grid gap-4"
          tabIndex={busy ? -1 : undefined}
          onSubmit={onSubmit}
        >
          {props.children}
          {failure && (
            <p role="alert" className="field-error">
              {failure}
            </p>
          )}
          <DemoNote send={send} />
          <div className="dialog-actions mt-1">
            <button
              type="submit"
              className="button button-primary button-small"
              disabled={!canSubmit || busy}
            >
              {busy ? "Submitting..." : props.submitLabel}
            </button>
            <button type="button" className="button button-small" onClick={onClose}>
              Cancel
            </button>
          </div>
        </form>
      </Dialog>
      <Alert open={thanked} text={props.success} onClose={() => setThanked(false)} />
    </>
  );
}
