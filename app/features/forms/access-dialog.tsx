import { TextField } from "#app/ui/field.tsx";
import type { AccessForm } from "#content/schema/forms.ts";
import {
  type AccessRequest,
  accessRequestSubmission,
  canSubmitAccessRequest,
  readAccessRequest,
} from "./access-request.ts";
import { type DialogFormProps, FormDialog } from "./form-dialog.tsx";
import { simulated } from "./simulated.ts";
import { useDelivery } from "./use-delivery.ts";
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
