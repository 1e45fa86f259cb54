import type { ConsentPreferences } from "#app/browser/consent-record.ts";

type ConsentSettingsProps = {
  chosen: ConsentPreferences;
  /** The browser sends Global Privacy Control. */
  signal: boolean;
  onChange: (preferences: ConsentPreferences) => void;
  onSave: () => void;
  onBack: () => void;
};

const categories = [
  {
    key: "essential",
    name: "Essential",
    text: "Remembers your sidebar, theme and cookie choice. Always on.",
  },
  { key: "analytics", name: "Analytics", text: "Counts page visits, so we know what people read." },
  {
    key: "functional",
    name: "Functional",
    text: "Remembers your recent searches on this device.",
  },
  {
    key: "marketing",
    name: "Marketing",
    text: "Not in use. We set nothing, whatever you choose here.",
  },
] as const;

/** The detailed view: one switch for each category. */
export function ConsentSettings({
  chosen,
  signal,
  onChange,
  onSave,
  onBack,
}: ConsentSettingsProps) {
  return (
    <>
      {signal && (
        <p className="consent-signal">
          Your browser sends a Global Privacy Control signal, so analytics and marketing start
          switched off.
        </p>
      )}
      <ul className="consent-categories">
        {categories.map(({ key, name, text }) => (
          <li key={key}>
            <label>
              <span className="consent-category">{name}</span>
              <span className="consent-category-text">{text}</span>
              <input
                type="checkbox"
                role="switch"
                aria-checked={chosen[key]}
                className="switch"
                checked={chosen[key]}
                disabled={key === "essential"}
                onChange={(event) => onChange({ ...chosen, [key]: event.currentTarget.checked })}
              />
            </label>
          </li>
        ))}
      </ul>
      <div className="consent-actions">
        <button type="button" className="button button-small button-primary" onClick={onSave}>
          Save My Preferences
        </button>
        <button type="button" className="button button-small" onClick={onBack}>
          Back
        </button>
      </div>
    </>
  );
}
