import { type InputHTMLAttributes, type TextareaHTMLAttributes, useId } from "react";

type Shared = {
  label: string;
  hint?: string;
  error?: string | undefined;
  /** Left out, the browser keeps the text: what was typed before hydration stays. */
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
  const { id, described, below } = useFieldText(hint, error);
  return (
    <div className="field">
      <FieldLabel id={id} label={label} required={input.required === true} />
      <input
        {...input}
        id={id}
        value={value}
        {...(onValue && { onChange: (event) => onValue(event.currentTarget.value) })}
        aria-invalid={error ? true : undefined}
        aria-describedby={described}
      />
      {below}
    </div>
  );
}

type TextAreaProps = Shared & Pick<TextareaHTMLAttributes<HTMLTextAreaElement>, "name" | "rows">;

/** Like `TextField`, for several lines. */
export function TextArea({ label, hint, error, value, onValue, ...area }: TextAreaProps) {
  const { id, described, below } = useFieldText(hint, error);
  return (
    <div className="field">
      <FieldLabel id={id} label={label} required={false} />
      <textarea
        {...area}
        id={id}
        value={value}
        {...(onValue && { onChange: (event) => onValue(event.currentTarget.value) })}
        aria-invalid={error ? true : undefined}
        aria-describedby={described}
      />
      {below}
    </div>
  );
}

function FieldLabel({ id, label, required }: { id: string; label: string; required: boolean }) {
  return (
    <label htmlFor={id}>
      {label}
      {required && " *"}
    </label>
  );
}

function useFieldText(hint: string | undefined, error: string | undefined) {
  const id = useId();
  const text = error ?? hint;
  const described = text ? `${id}-text` : undefined;
  const below = text && (
    <p id={described} className={error ? "field-error" : "field-hint"}>
      {text}
    </p>
  );
  return { id, described, below };
}
