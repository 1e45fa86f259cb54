import type { Examples } from "#tests/gallery/examples.ts";
import { TextField } from "./field.tsx";

export const examples = {
  fields: () => (
    <form className="form grid gap-4">
      <TextField label="Name" name="name" required />
      <TextField label="Website" name="website" type="url" hint="For example, fund.example." />
      <TextField label="Description" name="description" rows={4} hint="What happened." />
    </form>
  ),
  errors: () => (
    <form className="form grid gap-4">
      <TextField label="Email" name="email" error="Please enter a valid email address" />
      <TextField
        label="Description"
        name="description"
        rows={4}
        error="This field contains only spaces."
      />
    </form>
  ),
} satisfies Examples;
