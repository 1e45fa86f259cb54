import type { Components } from "#content/schema/platform.ts";
import "./lists.css";
import "./platform.css";

/** How the four components are joined: the planner feeds the orchestration, which all others meet. */
export function ComponentDiagram({ words }: { words: Components }) {
  const findTitle = (id: string) => words.components.find((each) => each.id === id)?.title ?? "";
  return (
    <div className="components">
      <svg className="component-drawing" viewBox="0 0 520 330" fill="none" aria-hidden="true">
        <path className="component-line-a" d="M60 60H150L240 150H460" />
        <path className="component-line-b" d="M240 165 145 260H100L60 220V60" />
        <circle className="map-station" cx="60" cy="60" r="12" />
        <text x="84" y="44" className="tier-label">
          {findTitle("planner")}
        </text>
        <rect className="map-station" x="224" y="134" width="32" height="52" rx="16" />
        <text x="240" y="116" className="tier-label">
          {findTitle("orchestration")}
        </text>
        <circle className="map-station" cx="460" cy="150" r="12" />
        <text x="500" y="190" className="tier-label" textAnchor="end">
          {findTitle("hub")}
        </text>
        <circle className="map-station" cx="150" cy="260" r="12" />
        <text x="150" y="300" className="tier-label">
          {findTitle("record")}
        </text>
      </svg>
      <dl className="rows">
        {words.components.map(({ id, title, text }) => (
          <div key={id}>
            <dt>{title}</dt>
            <dd>
              <p>{text}</p>
              <ul className="component-joins">
                {words.connections
                  .filter((connection) => connection.from === id)
                  .map(({ to, carries }) => (
                    <li key={to}>
                      To {findTitle(to)}: {carries}
                    </li>
                  ))}
              </ul>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
