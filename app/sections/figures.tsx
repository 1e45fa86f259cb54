import "./figures.css";

type Figure = { figure: string; change?: string; text: string };

/** Big figures, each with what it counts. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className="figures">
      {figures.map(({ figure, change, text }) => (
        <div key={text}>
          <dt>{text}</dt>
          <dd>
            <span className="figure">{figure}</span>
            {change && <span className="figure-change">{change}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
