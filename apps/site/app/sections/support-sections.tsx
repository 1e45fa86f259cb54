import { useId } from "react";
import { Picture } from "#app/drawings/drawing.tsx";
import { drawWeek } from "#app/drawings/openings/support.ts";
import { FactTable } from "#app/ui/fact-table.tsx";
import type { SupportContact, ServiceLevels as Words } from "#content/pages/support.ts";

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
  return (
    <li className="counter">
      <h3 id={`${id}-title`}>{title}</h3>
      <p className="counter-promise">
        {promise.before} <span className="counter-figure">{promise.figure}</span>
      </p>
      <p className="counter-text">{text}</p>
      <p className="counter-address">{address}</p>
      <p>
        {/* All three say the same words; with the way they can be told apart in a list of links. */}
        <a
          href={link.to.startsWith("#") ? `${path}${link.to}` : link.to}
          id={`${id}-link`}
          className="button"
          aria-labelledby={`${id}-link ${id}-title`}
        >
          {link.label}
        </a>
      </p>
    </li>
  );
}

/** Uptime and support by plan, and how a credit for missed uptime is worked out. */
export function ServiceLevels({ words }: { words: Words }) {
  const { heading, columns, rows, week, credit, more } = words;
  return (
    <>
      <div className="mb-10">
        <Picture sizes={drawWeek(week)} text={week.text} />
      </div>
      <FactTable
        caption={heading}
        columns={[columns.topic, columns.community, columns.sme, columns.enterprise]}
        rows={rows.map(({ topic, community, sme, enterprise }) => ({
          key: topic,
          cells: [topic, community, sme, enterprise],
        }))}
      />
      <p className="mt-6 max-w-[44rem]">
        {more.text}{" "}
        <a className="whitespace-nowrap" href={more.to}>
          {more.label}
        </a>
      </p>
      <p className="note mt-2 max-w-[44rem]">{credit}</p>
    </>
  );
}
