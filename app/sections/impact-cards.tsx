import type { Impact } from "#content/schema/enterprise.ts";
import "./figures.css";
import "./lists.css";

/** Before, after, and how it's measured. */
export function ImpactCards({ words }: { words: Impact }) {
  return (
    <>
      <ul className="impact">
        {words.cards.map(({ title, before, after, measure }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p className="impact-figures">
              <span className="impact-before">
                {before}
                <span className="sr-only"> before, </span>
              </span>
              <span className="impact-track" aria-hidden="true" />
              <span className="figure">{after}</span>
              <span className="sr-only"> after</span>
            </p>
            <p className="text-ink-2">{measure}</p>
          </li>
        ))}
      </ul>
      <p className="note mt-8">{words.note}</p>
    </>
  );
}
