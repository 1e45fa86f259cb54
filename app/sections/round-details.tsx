import type { RoundDetails as Words } from "#content/schema/investors.ts";
import "./investors.css";

/** The facts of the round in one row. */
export function RoundDetails({ words }: { words: Words }) {
  return (
    <dl className="round-details">
      {words.details.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
