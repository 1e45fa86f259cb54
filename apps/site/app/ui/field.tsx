import { type FormEvent, type InputHTMLAttributes, type ReactNode, useId, useState } from "react";

type TextFieldProps = {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** Whether the error comes when the focus has gone on, so that it's read out by itself. */
  isLate?: boolean;
  /** Whether it takes all columns of its form. */
  isWide?: boolean | undefined;
  type?: "text" | "email" | "tel" | "url";
  /** Makes it a box for several lines, of which this many are shown at first. */
  rows?: number;
} & Pick<
  InputHTMLAttributes<HTMLInputElement>,
  | "name"
  | "required"
  | "autoComplete"
  | "inputMode"
  | "autoCapitalize"
  | "autoCorrect"
  // If left out, the browser keeps the text, including text typed before hydration.
  | "value"
  | "onChange"
  | "onBlur"
  | "onFocus"
>;

/** A labelled field of text, with a hint or an error under it that is read with the field. */
export function TextField(props: TextFieldProps) {
  const { label, hint, error, isLate, isWide, rows, ...input } = props;
  const { name, required = false } = input;
  const { control, below } = useFieldText(hint, error, isLate);
  return (
    <div className={isWide ? "field col-span-full" : "field"}>
      <FieldLabel id={control.id} label={label} required={required} />
      {rows ? (
        <textarea {...control} name={name} required={required} rows={rows} />
      ) : (
        <input {...input} {...control} />
      )}
      {below}
    </div>
  );
}

type FieldLabelProps = { id: string; label: string; required: boolean };

/** The label of a field. */
export function FieldLabel({ id, label, required }: FieldLabelProps) {
  return <label htmlFor={id}>{required ? `${label} *` : label}</label>;
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What ties a field to the text under it, and that text. */
export function useFieldText(hint: ReactNode, error: string | undefined, isLate = false) {
  const id = useId();
  // What the browser says of a text that it refuses to send. Its own bubble is soon gone.
  const [refusal, setRefusal] = useState("");
  const wrong = error ?? (refusal || undefined);
  const text = wrong ?? hint;
  const described = text ? `${id}-text` : undefined;
  return {
    control: {
      id,
      // Without it, Firefox tells screen readers that an empty field which is required is invalid.
      "aria-invalid": wrong !== undefined,
      "aria-describedby": described,
      onInvalid: ({ currentTarget }: FormEvent<Control>) =>
        setRefusal(currentTarget.validationMessage),
      onInput: () => setRefusal(""),
    },
    below: text && (
      <p
        id={described}
        className={wrong ? "field-error" : "field-hint"}
        role={error && isLate ? "alert" : undefined}
      >
        {text}
      </p>
    ),
  };
}
