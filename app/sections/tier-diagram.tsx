import type { Tiers } from "#content/schema/platform.ts";
import "./platform.css";

/** The drawing's steps: a station for each tier, each higher than the one before. */
const stations = [
  [40, 250],
  [210, 200],
  [380, 150],
  [550, 100],
  [720, 40],
] as const;

/** The five tiers as a line that climbs: at its end an interchange, where agents run the most alone. */
export function TierDiagram({ words }: { words: Tiers }) {
  return (
    <>
      <svg className="tier-drawing" viewBox="0 0 760 290" fill="none" aria-hidden="true">
        <path className="tier-line" d="M10 250H90L140 200H260L310 150H430L480 100H600L660 40H720" />
        {stations.slice(0, 4).map(([x, y], index) => (
          <g key={x}>
            <circle className="map-station" cx={x} cy={y} r="11" />
            <text x={x - 4} y={y + 38} className="tier-label">
              {index + 1} {words.tiers[index]?.name}
            </text>
          </g>
        ))}
        <rect className="map-station" x="706" y="14" width="28" height="52" rx="14" />
        <text x="692" y="24" className="tier-label" textAnchor="end">
          5 {words.tiers[4]?.name}
        </text>
      </svg>
      <ol className="tiers">
        {words.tiers.map((tier) => (
          <li key={tier.number}>
            <h3>
              <span className="tier-number" aria-hidden="true">
                {tier.number}
              </span>{" "}
              {tier.name}
              {tier.autonomy && <span className="tier-autonomy"> {tier.autonomy}</span>}
            </h3>
            <dl>
              <div>
                <dt>{words.labels.agent}</dt>
                <dd>{tier.agent}</dd>
              </div>
              <div>
                <dt>{words.labels.person}</dt>
                <dd>{tier.person}</dd>
              </div>
              <div>
                <dt>{words.labels.example}</dt>
                <dd>{tier.example}</dd>
              </div>
            </dl>
          </li>
        ))}
      </ol>
    </>
  );
}
