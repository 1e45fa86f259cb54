import "./figures.css";

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
