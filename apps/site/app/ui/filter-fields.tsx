import { type ReactNode, type RefObject, useLayoutEffect, useRef } from "react";
import { searchFieldWords } from "#content/messages/filtered-lists.ts";
import { Icon, icons } from "./icon.tsx";

type SearchFieldProps = {
  /** The field's accessible name. */
  label: string;
  placeholder: string;
  value: string;
  onType: (text: string) => void;
  /** Given when something else must follow the input, such as suggestions. */
  input?: RefObject<HTMLInputElement | null>;
  onFocus?: () => void;
  onBlur?: () => void;
  /** The popup under the field. */
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

  // React doesn't know about text typed before hydration.
  const adopt = useRef(onType);
  useLayoutEffect(() => {
    const typed = field.current?.value;
    if (typed) adopt.current(typed);
  }, [field]);

  const clear = () => {
    field.current?.focus();
    onType("");
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
        <button
          type="button"
          className="icon-button"
          aria-label={searchFieldWords.clear}
          onClick={clear}
        >
          <Icon drawing={icons.close} size={18} />
        </button>
      )}
      {children}
    </search>
  );
}

type Option = { value: string; label: string; count?: number };

type FilterButtonsProps = {
  /** The group's name for screen readers. */
  label: string;
  options: readonly Option[];
  chosen: string;
  onChoose: (value: string) => void;
  /** Drawn behind the buttons. */
  children?: ReactNode;
};

/** Buttons of which one is pressed. A count is beside its name. */
export function FilterButtons(props: FilterButtonsProps) {
  const { label, options, chosen, onChoose, children } = props;
  return (
    <fieldset className="filter-buttons needs-script">
      <legend className="sr-only">{label}</legend>
      {children}
      {options.map(({ value, label: name, count }) => (
        <button
          key={value}
          type="button"
          aria-pressed={value === chosen}
          data-replay-click=""
          onClick={() => onChoose(value)}
        >
          {`${name} `}
          {count !== undefined && <span className="filter-count">{count}</span>}
        </button>
      ))}
    </fieldset>
  );
}
