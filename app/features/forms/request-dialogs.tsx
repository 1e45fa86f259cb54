import { isEmail, isFilled, websiteAddress } from "@yno/intake/fields";
import { useState } from "react";
import { TextField } from "#app/ui/field.tsx";
import type { AccessForm, DeckForm } from "#content/schema/forms.ts";
import {
  type AccessRequest,
  accessRequestSubmission,
  canSubmitAccessRequest,
  canSubmitDeckRequest,
  type DeckRequest,
  deckRequestSubmission,
  readAccessRequest,
  readDeckRequest,
} from "./dialog-requests.ts";
import { type DialogFormProps, FormDialog } from "./form-dialog.tsx";
import { simulated, useDelivery } from "./submission.ts";
import type { HeldForm } from "./use-form.ts";

const simulatedSend = simulated(1000);

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

/** The 'Request Investor Deck' dialog. An error appears once its field has been left. */
export function DeckDialog(props: DialogFormProps<DeckForm>) {
  const { words } = props;
  const [left, setLeft] = useState<readonly string[]>([]);
  const fields = (form: HeldForm<DeckRequest>) => {
    const field = (name: keyof DeckRequest, isValid: boolean) => {
      const isWrong = left.includes(name) && isFilled(form.values[name]) && !isValid;
      const { error } = form.field(name);
      return {
        ...words.fields[name],
        name,
        required: true,
        error: isWrong ? words.errors[name] : error,
        onBlur: () => setLeft((before) => [...before, name]),
      };
    };
    const { workEmail, investorWebsite } = form.values;
    return (
      <>
        <TextField
          inputMode="email"
          autoComplete="email"
          {...field("workEmail", isEmail(workEmail))}
        />
        <TextField
          inputMode="url"
          autoComplete="url"
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
      onSent={() => setLeft([])}
    >
      {fields}
    </FormDialog>
  );
}
