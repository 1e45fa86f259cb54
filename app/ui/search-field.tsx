import { type ReactNode, type RefObject, useLayoutEffect, useRef } from "react";
import { Icon } from "./icon.tsx";
import "./filter.css";

type SearchFieldProps = {
  /** Name of the field for those who do not see the placeholder. */
  label: string;
  placeholder: string;
  value: string;
  onType: (text: string) => void;
  /** Given when something else must follow the input, such as suggestions. */
  input?: RefObject<HTMLInputElement | null>;
  onFocus?: () => void;
  onBlur?: () => void;
  /** What floats under the field. */
  children?: ReactNode;
};

/** A search box with a button that clears it. Without JavaScript it is not shown. */
export function SearchField({
  label,
  placeholder,
  value,
  onType,
  input,
  onFocus,
  onBlur,
  children,
}: SearchFieldProps) {
  const own = useRef<HTMLInputElement>(null);
  const field = input ?? own;

  // What was typed before the page was alive stands in the field, and React does not know it.
  const adopt = useRef(onType);
  useLayoutEffect(() => {
    const typed = field.current?.value;
    if (typed) adopt.current(typed);
  }, [field]);

  const clear = () => {
    onType("");
    field.current?.focus();
  };

  return (
    <search className="search-field needs-script">
      <input
        ref={field}
        type="text"
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        aria-label={label}
        placeholder={placeholder}
        value={value}
        onChange={(event) => onType(event.currentTarget.value)}
        onFocus={onFocus}
        onBlur={onBlur}
      />
      {value !== "" && (
        <button type="button" className="icon-button" aria-label="Clear search" onClick={clear}>
          <Icon name="close" size={18} />
        </button>
      )}
      {children}
    </search>
  );
}
