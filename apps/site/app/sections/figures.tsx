type Figure = {
  figure: string;
  change?: string;
  text: string;
  /** What period it covers and what it counts. */
  scope?: string | undefined;
};

/** Big figures, each with what it counts. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className="figures">
      {figures.map(({ figure, change, text, scope }) => (
        <div key={text}>
          <dt>
            {text}
            {scope && <span className="figure-scope">{` ${scope}`}</span>}
          </dt>
          <dd>
            <span className="figure">{figure}</span>
            {change && <span className="figure-change">{change}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

type RuledCardProps = { title: string; text: string };

/** A card under a short length of the product's line. */
export function RuledCard({ title, text }: RuledCardProps) {
  return (
    <li className="ruled-card line-product">
      <h3 className="text-20/[1.5]">{title}</h3>
      <p className="text-ink-2">{text}</p>
    </li>
  );
}
