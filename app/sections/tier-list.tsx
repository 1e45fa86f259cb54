import { EverySize } from "#app/drawings/drawing.tsx";
import { drawTiers } from "#app/drawings/tiers.ts";
import type { Tiers } from "#content/schema/platform.ts";
import "./platform.css";

/** The tiers of autonomy, drawn as a line that climbs, and described one by one. */
export function TierList({ words }: { words: Tiers }) {
  return (
    <>
      <div className="drawing" aria-hidden="true">
        <EverySize sizes={drawTiers(words.tiers)} />
      </div>
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
