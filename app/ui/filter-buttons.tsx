import "./filter.css";

type Option = { value: string; label: string; count?: number };

type FilterButtonsProps = {
  /** The group's name for screen readers. */
  label: string;
  options: readonly Option[];
  chosen: string;
  onChoose: (value: string) => void;
};

/** Buttons of which one is pressed. A count is beside its name. */
export function FilterButtons({ label, options, chosen, onChoose }: FilterButtonsProps) {
  return (
    <fieldset className="filter-buttons needs-script">
      <legend className="sr-only">{label}</legend>
      {options.map(({ value, label: name, count }) => (
        <button
          key={value}
          type="button"
          aria-pressed={value === chosen}
          data-when-alive=""
          onClick={() => onChoose(value)}
        >
          {`${name} `}
          {count !== undefined && <span className="filter-count">{count}</span>}
        </button>
      ))}
    </fieldset>
  );
}
