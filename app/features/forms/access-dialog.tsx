import { useState } from "react";
import { useDelivery } from "#app/browser/delivery.ts";
import { TextArea, TextField } from "#app/ui/field.tsx";
import {
  type AccessRequest,
  accessRequestSubmission,
  canSubmitAccessRequest,
  emptyAccessRequest,
} from "./access-request.ts";
import { FormDialog } from "./form-dialog.tsx";
import { simulated } from "./simulated.ts";

type AccessDialogProps = { open: boolean; onClose: () => void; mail: string };

const simulatedSend = simulated(1000);

/** The 'Request Platform Access' dialog. */
export function AccessDialog({ open, onClose, mail }: AccessDialogProps) {
  const send = useDelivery(simulatedSend);
  const [request, setRequest] = useState(emptyAccessRequest);
  const field = (name: keyof AccessRequest) => ({
    name,
    value: request[name],
    onValue: (value: string) => setRequest((before) => ({ ...before, [name]: value })),
  });

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="Request Platform Access"
      description="Tell us a little about you and your work. Fields with * are required."
      submitLabel="Submit Request"
      canSubmit={canSubmitAccessRequest(request)}
      submission={() => accessRequestSubmission(request)}
      send={send}
      mail={mail}
      success="Thank you for your interest! We will be in touch soon."
      onReset={() => setRequest(emptyAccessRequest)}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label="Full name" required autoComplete="name" {...field("fullName")} />
        <TextField
          label="Work email"
          type="email"
          required
          autoComplete="email"
          {...field("workEmail")}
        />
        <TextField
          label="Phone number"
          type="tel"
          required
          autoComplete="tel"
          {...field("phoneNumber")}
        />
        <TextField
          label="Company name"
          required
          autoComplete="organization"
          {...field("companyName")}
        />
        <TextField label="Job title" autoComplete="organization-title" {...field("jobTitle")} />
        <TextField label="Company size" hint="For example, 200 people." {...field("companySize")} />
      </div>
      <TextField
        label="Use case"
        hint="What would you hand over to YNO first?"
        {...field("useCase")}
      />
      <TextArea label="Additional information" {...field("additionalInfo")} />
    </FormDialog>
  );
}
