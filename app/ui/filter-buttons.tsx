import "./filter.css";

type Option = { value: string; label: string; count?: number };

type FilterButtonsProps = {
  /** What is chosen among, for those who hear the buttons one by one. */
  label: string;
  options: readonly Option[];
  chosen: string;
  onChoose: (value: string) => void;
};

/** Buttons of which one is pressed. A count stands beside its name. */
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
