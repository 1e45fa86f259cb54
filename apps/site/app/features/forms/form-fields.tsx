import { type Field, type Form, isRequired, labelParts } from "@yno/intake/form";
import type { ReactNode } from "react";
import { ExternalLink } from "#app/ui/external-link.tsx";
import { FieldLabel, TextField, useFieldText } from "#app/ui/field.tsx";
import type { HeldForm } from "./use-form.ts";

type FormFieldsProps = {
  form: Form;
  field: HeldForm["field"];
  /** Shown under a field in place of its hint. */
  hints?: Readonly<Record<string, ReactNode>>;
  onFocus?: () => void;
};

/** The fields of a form, as packages/intake/forms.ts declares them. */
export function FormFields({ form, field, hints = {}, onFocus }: FormFieldsProps) {
  return Object.entries(form.fields).map(([name, declared]) => {
    const { label, hint, control, isWide } = declared;
    const { error, isLate } = field(name);
    const shared = { declared, name, error };
    if (declared.rule === "ticked") return <CheckField key={name} {...shared} />;
    if (declared.options) return <SelectField key={name} {...shared} hint={hints[name]} />;
    return (
      <TextField
        key={name}
        {...{ name, label, hint, error, isLate, isWide, onFocus }}
        {...control}
        required={isRequired(declared)}
      />
    );
  });
}

type DeclaredFieldProps = { declared: Field; name: string; error: string | undefined };

/** A labelled choice. The browser keeps the choice, including one made before hydration. */
function SelectField({ declared, name, error, hint }: DeclaredFieldProps & { hint: ReactNode }) {
  const { label, choose, options = [] } = declared;
  const { control, below } = useFieldText(hint, error);
  return (
    <div className="field">
      <FieldLabel id={control.id} label={label} required />
      <div className="select">
        <select {...control} name={name}>
          <option value="">{choose}</option>
          {options.map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      </div>
      {below}
    </div>
  );
}

/** A box to tick, with its label beside it. Links in it open in new tabs: what was typed stays. */
function CheckField({ declared, name, error }: DeclaredFieldProps) {
  const { control, below } = useFieldText(undefined, error);
  return (
    <div className="check col-span-full">
      <input {...control} type="checkbox" name={name} />
      <label htmlFor={control.id}>
        {labelParts(declared.label).map(({ text, to }) =>
          to === undefined ? (
            text
          ) : (
            <ExternalLink key={to} href={to}>
              {text}
            </ExternalLink>
          ),
        )}
        {" *"}
      </label>
      {below}
    </div>
  );
}
