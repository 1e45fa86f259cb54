import "./platform.css";

type FactCard = { title: string; facts: readonly { term: string; detail: string }[] };

/** Facts in cards, each a small definition list. */
export function FactCards({ cards }: { cards: readonly FactCard[] }) {
  return (
    <ul className="fact-cards">
      {cards.map(({ title, facts }) => (
        <li key={title}>
          <h3>{title}</h3>
          <dl>
            {facts.map(({ term, detail }) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{detail}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}
