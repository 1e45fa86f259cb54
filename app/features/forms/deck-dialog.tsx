import { isEmail, isFilled, websiteAddress } from "@yno/intake/fields";
import { useState } from "react";
import { TextField } from "#app/ui/field.tsx";
import type { DeckForm } from "#content/schema/forms.ts";
import {
  canSubmitDeckRequest,
  type DeckRequest,
  deckRequestSubmission,
  readDeckRequest,
} from "./deck-request.ts";
import { type DialogFormProps, FormDialog } from "./form-dialog.tsx";
import { simulated } from "./simulated.ts";
import { useDelivery } from "./use-delivery.ts";
import type { HeldForm } from "./use-form.ts";

const simulatedSend = simulated(1000);

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
