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

type TextAreaProps = Shared &
  Pick<TextareaHTMLAttributes<HTMLTextAreaElement>, "name" | "required" | "rows">;

/** Like `TextField`, for several lines. */
export function TextArea({ label, hint, error, value, onValue, ...area }: TextAreaProps) {
  const { id, described, below } = useFieldText(hint, error);
  return (
    <div className="field">
      <FieldLabel id={id} label={label} required={area.required === true} />
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

type SelectFieldProps = {
  label: string;
  name: string;
  /** Whether the label has a star. The browser checks nothing either way. */
  starred: boolean;
  /** Shown in the field until something is chosen. */
  choose: string;
  options: readonly { value: string; label: string }[];
  /** A description of the choice. */
  hint?: ReactNode;
};

/** A labelled choice. The browser keeps the choice, including one made before hydration. */
export function SelectField({ label, name, starred, choose, options, hint }: SelectFieldProps) {
  const { id, described, below } = useFieldText(hint, undefined);
  return (
    <div className="field">
      <FieldLabel id={id} label={label} required={starred} />
      <div className="select">
        <select id={id} name={name} aria-describedby={described}>
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

type CheckFieldProps = { name: string; children: ReactNode };

/** A box to tick, with its label beside it. */
export function CheckField({ name, children }: CheckFieldProps) {
  const id = useId();
  return (
    <div className="check">
      <input id={id} type="checkbox" name={name} />
      <label htmlFor={id}>{children}</label>
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

function useFieldText(hint: ReactNode, error: string | undefined) {
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
