import type { Impact } from "#content/schema/enterprise.ts";
import { BeforeAndAfter } from "./before-and-after.tsx";
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
            <BeforeAndAfter before={before} after={after} words={words.columns} />
            <p className="text-ink-2">{measure}</p>
          </li>
        ))}
      </ul>
      <p className="note mt-8">{words.note}</p>
    </>
  );
}
