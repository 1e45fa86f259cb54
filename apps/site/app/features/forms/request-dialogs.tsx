import { isEmail, isFilled, websiteAddress } from "@yno/intake/fields";
import { type FormName, requiredTexts } from "@yno/intake/forms";
import { type ReactNode, useState } from "react";
import type { Send, Submission } from "#app/browser/delivery.ts";
import { Alert, Dialog } from "#app/ui/dialog.tsx";
import { TextField } from "#app/ui/field.tsx";
import type { AccessForm, DeckForm, FormOutcome } from "#content/schema/forms.ts";
import { DeliveryNote, FormWithoutScript } from "./delivery-note.tsx";
import type { Opened } from "./form-button.tsx";
import { readTexts, simulated, useDelivery } from "./submission.ts";
import { type HeldForm, useForm } from "./use-form.ts";

const simulatedSend = simulated(1000);

const accessTexts = [
  "fullName",
  "workEmail",
  "phoneNumber",
  "companyName",
  "jobTitle",
  "companySize",
  "useCase",
  "additionalInfo",
] as const;

export type AccessRequest = Record<(typeof accessTexts)[number], string>;

/** The form's current values, as typed. */
export function readAccessRequest(form: FormData): AccessRequest {
  return readTexts(form, accessTexts);
}

const required = requiredTexts("access-request");

/** Whether the four required fields are filled. */
export function canSubmitAccessRequest(request: AccessRequest): boolean {
  return required.every((field) => isFilled(request[field]));
}

/** What is sent of the request: every field as it was typed. */
export function accessRequestSubmission(request: AccessRequest): Submission {
  return { form: "access-request", fields: { ...request } };
}

/** The 'Request Platform Access' dialog. */
export function AccessDialog(props: DialogFormProps<AccessForm>) {
  const fields = (form: HeldForm<AccessRequest>) => {
    const field = (name: keyof AccessRequest) => ({
      ...form.field(name),
      ...props.words.fields[name],
    });
    return (
      <>
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField required autoComplete="name" {...field("fullName")} />
          <TextField type="email" required autoComplete="email" {...field("workEmail")} />
          <TextField type="tel" required autoComplete="tel" {...field("phoneNumber")} />
          <TextField required autoComplete="organization" {...field("companyName")} />
          <TextField autoComplete="organization-title" {...field("jobTitle")} />
          <TextField {...field("companySize")} />
        </div>
        <TextField {...field("useCase")} />
        <TextField rows={2} {...field("additionalInfo")} />
      </>
    );
  };
  return (
    <FormDialog
      {...props}
      name="access-request"
      read={readAccessRequest}
      canSubmit={canSubmitAccessRequest}
      submission={accessRequestSubmission}
      send={useDelivery(simulatedSend)}
    >
      {fields}
    </FormDialog>
  );
}

type DeckRequest = { workEmail: string; investorWebsite: string };

/** The form's current values, as typed. */
function readDeckRequest(form: FormData): DeckRequest {
  return readTexts(form, ["workEmail", "investorWebsite"]);
}

/** Whether both fields hold what the server takes. */
export function canSubmitDeckRequest(request: DeckRequest): boolean {
  return isEmail(request.workEmail) && websiteAddress(request.investorWebsite) !== null;
}

/** What is sent of the request: the website as a whole address, if it is one. */
export function deckRequestSubmission(request: DeckRequest): Submission {
  return {
    form: "investor-deck",
    fields: {
      workEmail: request.workEmail.trim(),
      investorWebsite: websiteAddress(request.investorWebsite) ?? request.investorWebsite,
    },
  };
}

/** The 'Request Investor Deck' dialog. An error appears once its field has been left. */
export function DeckDialog(props: DialogFormProps<DeckForm>) {
  const { words } = props;
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const fields = (form: HeldForm<DeckRequest>) => {
    const field = (name: keyof DeckRequest, isValid: boolean) => {
      const isWrong = left.has(name) && isFilled(form.values[name]) && !isValid;
      const { error } = form.field(name);
      return {
        ...words.fields[name],
        name,
        required: true,
        error: isWrong ? words.errors[name] : error,
        isLate: isWrong,
        onBlur: () => setLeft((before) => new Set(before).add(name)),
      };
    };
    const { workEmail, investorWebsite } = form.values;
    return (
      <>
        <TextField
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          autoCorrect="off"
          {...field("workEmail", isEmail(workEmail))}
        />
        <TextField
          inputMode="url"
          autoComplete="url"
          autoCapitalize="none"
          autoCorrect="off"
          {...field("investorWebsite", websiteAddress(investorWebsite) !== null)}
        />
      </>
    );
  };
  return (
    <FormDialog
      {...props}
      name="investor-deck"
      read={readDeckRequest}
      canSubmit={canSubmitDeckRequest}
      submission={deckRequestSubmission}
      send={useDelivery(simulatedSend)}
      onSent={() => setLeft(new Set())}
    >
      {fields}
    </FormDialog>
  );
}

/** What the two forms in dialogs are given by their pages. */
type DialogFormProps<Words> = Opened & { words: Words; outcome: FormOutcome };

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
