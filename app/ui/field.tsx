import {
  type InputHTMLAttributes,
  type ReactNode,
  type TextareaHTMLAttributes,
  useId,
} from "react";
import "./field.css";

type Shared = {
  label: string;
  hint?: string;
  error?: string | undefined;
  /** If left out, the browser keeps the text, including text typed before hydration. */
  value?: string;
  onValue?: (value: string) => void;
};

type TextFieldProps = Shared & {
  type?: "text" | "email" | "tel" | "url";
} & Pick<
    InputHTMLAttributes<HTMLInputElement>,
    "name" | "required" | "autoComplete" | "inputMode" | "onBlur" | "onFocus"
  >;

/** A labelled line of text, with a hint or an error under it that is read with the field. */
export function TextField({ label, hint, error, value, onValue, ...input }: TextFieldProps) {
  const { control, below } = useFieldText(hint, error);
  return (
    <div className="field">
      <FieldLabel id={control.id} label={label} required={input.required === true} />
      <input
        {...input}
        {...control}
        value={value}
        {...(onValue && { onChange: (event) => onValue(event.currentTarget.value) })}
      />
      {below}
    </div>
  );
}

type TextAreaProps = Pick<Shared, "label" | "hint" | "error"> &
  Pick<TextareaHTMLAttributes<HTMLTextAreaElement>, "name" | "required" | "rows">;

/** Like `TextField`, for several lines. */
export function TextArea({ label, hint, error, ...area }: TextAreaProps) {
  const { control, below } = useFieldText(hint, error);
  return (
    <div className="field">
      <FieldLabel id={control.id} label={label} required={area.required === true} />
      <textarea {...area} {...control} />
      {below}
    </div>
  );
}

type FieldLabelProps = { id: string; label: string; required: boolean };

/** The label of a field. */
export function FieldLabel({ id, label, required }: FieldLabelProps) {
  return (
    <label htmlFor={id}>
      {label}
      {required && " *"}
    </label>
  );
}

/** What ties a field to the text under it, and that text. */
export function useFieldText(hint: ReactNode, error: string | undefined) {
  const id = useId();
  const text = error ?? hint;
  const described = text ? `${id}-text` : undefined;
  return {
    control: { id, "aria-invalid": error ? true : undefined, "aria-describedby": described },
    below: text && (
      <p id={described} className={error ? "field-error" : "field-hint"}>
        {text}
      </p>
    ),
  };
}
