import { programmeLine } from "#app/drawings/openings/partners.ts";
import { lineClass } from "#app/ui/line-colour.ts";
import type { Programmes as Words } from "#content/schema/partner.ts";
import { contactWords } from "#content/words/sections.ts";
import "./lists.css";
import "./partners.css";

type ProgrammesProps = { words: Words; mail: string };

/** The partnership programmes: what a partner gives and gets. Learn More does nothing yet. */
export function Programmes({ words, mail }: ProgrammesProps) {
  return (
    <ul className="programmes">
      {words.programmes.map((programme) => (
        <li key={programme.title} className={lineClass[programmeLine[programme.category]]}>
          <h3>{programme.title}</h3>
          <p>{programme.audience}</p>
          <dl>
            <div>
              <dt>{words.labels.give}</dt>
              <dd>{programme.give}</dd>
            </div>
            <div>
              <dt>{words.labels.get}</dt>
              <dd>{programme.get}</dd>
            </div>
          </dl>
          <div className="silent" data-markdown="row">
            <button type="button" className="button button-small">
              {words.button}
              <span className="sr-only">: {programme.title}</span>
            </button>
            <p className="text-15">
              {contactWords.orWriteTo} {mail}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
