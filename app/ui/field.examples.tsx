import type { Examples } from "#tests/gallery/examples.ts";
import { CheckField, SelectField, TextArea, TextField } from "./field.tsx";

const options = [
  { value: "low", label: "Low" },
  { value: "critical", label: "Critical" },
];

export const examples = {
  fields: () => (
    <form className="form grid gap-4">
      <TextField label="Name" name="name" required />
      <TextField label="Website" name="website" type="url" hint="For example, fund.example." />
      <TextArea label="Description" name="description" rows={4} hint="What happened." />
      <SelectField label="Priority" name="priority" starred choose="Choose" options={options} />
      <CheckField name="agree">
        I agree to the <a href="/terms">Terms of Service</a>
      </CheckField>
    </form>
  ),
  errors: () => (
    <form className="form grid gap-4">
      <TextField label="Email" name="email" error="Please enter a valid email address" />
      <TextArea label="Description" name="description" error="This field contains only spaces." />
    </form>
  ),
} satisfies Examples;
