import { useId } from "react";
import type { SupportContact } from "#content/schema/support.ts";
import "./contact-options.css";

type Card = SupportContact["cards"][number];
type CountersProps = {
  cards: readonly Card[];
  /** The address of the page, which links to its parts continue. */
  path: string;
};

/** The ways to reach support, side by side like counters in a hall, each with its time in large. */
export function ContactOptions({ cards, path }: CountersProps) {
  return (
    <ul className="counters">
      {cards.map((card) => (
        <Counter key={card.title} card={card} path={path} />
      ))}
    </ul>
  );
}

function Counter({ card, path }: { card: Card; path: string }) {
  const { title, text, address, promise, link } = card;
  const id = useId();
  const shared = {
    id: `${id}-link`,
    className: "button",
    // All three say the same words; with the way they can be told apart in a list of links.
    "aria-labelledby": `${id}-link ${id}-title`,
  };
  return (
    <li className="counter">
      <h3 id={`${id}-title`}>{title}</h3>
      <p className="counter-promise">
        {promise.before} <span className="counter-figure">{promise.figure}</span>
      </p>
      <p className="counter-text">{text}</p>
      <p className="counter-address">{address}</p>
      <p>
        {link.to.startsWith("#") ? (
          <a href={`${path}${link.to}`} {...shared}>
            {link.label}
          </a>
        ) : (
          <a href={link.to} {...shared}>
            {link.label}
          </a>
        )}
      </p>
    </li>
  );
}
