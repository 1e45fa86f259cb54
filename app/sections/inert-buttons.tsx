import "./lists.css";

type SilentButtonsProps = {
  labels: readonly string[];
  /** Where to write instead, as plain text beside the buttons. */
  text: string;
  mail: string;
  primary?: boolean;
};

/** Buttons that do nothing yet, as specified, with the address to write to beside them. */
export function InertButtons({ labels, text, mail, primary = false }: SilentButtonsProps) {
  return (
    <div className="silent" data-markdown="row">
      {labels.map((label, index) => (
        <button
          key={label}
          type="button"
          className={primary && index === 0 ? "button button-primary" : "button"}
        >
          {label}
        </button>
      ))}
      <p>
        {text} {mail}
      </p>
    </div>
  );
}
