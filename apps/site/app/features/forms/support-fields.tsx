import { supportRequest } from "@yno/intake/forms/support-request";
import { lineClass } from "#app/ui/line-colour.ts";
import type { PriorityBadge as Badge, SupportForm as Words } from "#content/pages/support.ts";

/** Where to write without JavaScript, and what the choice of a category would have said. */
export function WithoutScript({ words }: { words: Words }) {
  return (
    <div className="without-script">
      <p className="without-intake">
        {words.withoutScript} <a href={`mailto:${words.mail}`}>{words.mail}</a>.
      </p>
      <dl className="mt-4 grid gap-2 text-15/[1.5]">
        {supportRequest.fields.category.options.map(({ value, label, description }) => (
          <div key={value}>
            <dt className="font-strong">{label}</dt>
            <dd className="text-ink-2">{description}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

type PriorityGuideProps = {
  heading: string;
  badges: Words["badges"];
  /** The value chosen in the form; '' while nothing is. */
  chosen: string;
};

/** The priorities as stations of one line, from a question to an emergency. */
export function PriorityGuide({ heading, badges, chosen }: PriorityGuideProps) {
  return (
    <div className="priority-guide">
      <h3>{heading}</h3>
      <ol>
        {supportRequest.fields.priority.options.map(({ value, label, description }) => {
          const badge = badges[value];
          return (
            badge && (
              <li
                key={value}
                className={lineClass[badge.color]}
                data-chosen={value === chosen || undefined}
              >
                <PriorityStation form={badge.station} />
                <strong>{label}</strong>
                <p>{description}</p>
              </li>
            )
          );
        })}
      </ol>
    </div>
  );
}

/** A priority's word with its station, in the colour of its line. */
export function PriorityBadge({ badge }: { badge: Badge }) {
  return (
    <span className={`priority-badge ${lineClass[badge.color]}`}>
      <PriorityStation form={badge.station} />
      {badge.word}
    </span>
  );
}

/** Hollow, half, full, or a capsule. The word beside it says the same. */
function PriorityStation({ form }: { form: Badge["station"] }) {
  const isCapsule = form === "capsule";
  const width = isCapsule ? 38 : 20;
  return (
    <svg
      className="priority-station"
      viewBox={`0 0 ${width} 20`}
      width={width}
      height="20"
      aria-hidden="true"
    >
      <rect x="2" y="2" width={width - 4} height="16" rx="8" />
      {form === "half" && <path d="M10 4a6 6 0 0 1 0 12z" />}
      {form === "full" && <circle cx="10" cy="10" r="7" />}
      {isCapsule && <path d="M12 10H26" />}
    </svg>
  );
}
