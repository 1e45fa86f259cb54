import { useState } from "react";
import { useDelivery } from "#app/browser/delivery.ts";
import { TextField } from "#app/ui/field.tsx";
import {
  canSubmitDeckRequest,
  type DeckRequest,
  deckErrors,
  deckRequestSubmission,
  deckWebsite,
  emptyDeckRequest,
  isDeckEmail,
} from "./deck-request.ts";
import { FormDialog } from "./form-dialog.tsx";
import { simulated } from "./simulated.ts";
import { isFilled } from "./submission.ts";

type DeckDialogProps = { open: boolean; onClose: () => void; mail: string };

const simulatedSend = simulated(1000);
const nothingLeft: Record<keyof DeckRequest, boolean> = {
  workEmail: false,
  investorWebsite: false,
};

/** The 'Request Investor Deck' dialog. An error appears once its field has been left. */
export function DeckDialog({ open, onClose, mail }: DeckDialogProps) {
  const send = useDelivery(simulatedSend);
  const [request, setRequest] = useState(emptyDeckRequest);
  const [left, setLeft] = useState(nothingLeft);
  const valid: Record<keyof DeckRequest, boolean> = {
    workEmail: isDeckEmail(request.workEmail),
    investorWebsite: deckWebsite(request.investorWebsite) !== null,
  };
  const field = (name: keyof DeckRequest) => ({
    name,
    value: request[name],
    required: true,
    error: left[name] && isFilled(request[name]) && !valid[name] ? deckErrors[name] : undefined,
    onValue: (value: string) => setRequest((before) => ({ ...before, [name]: value })),
    onBlur: () => setLeft((before) => ({ ...before, [name]: true })),
  });

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="Request Investor Deck"
      description="We share the deck with investors, so we check each request first. Both fields are required."
      submitLabel="Request Deck"
      canSubmit={canSubmitDeckRequest(request)}
      submission={() => deckRequestSubmission(request)}
      send={send}
      mail={mail}
      success="Thank you for your interest! We will reach out to clarify your audience and share the relevant deck."
      onReset={() => {
        setRequest(emptyDeckRequest);
        setLeft(nothingLeft);
      }}
    >
      <TextField
        label="Work email"
        inputMode="email"
        autoComplete="email"
        {...field("workEmail")}
      />
      <TextField
        label="Investor website"
        inputMode="url"
        autoComplete="url"
        hint="For example, fund.example."
        {...field("investorWebsite")}
      />
    </FormDialog>
  );
}
