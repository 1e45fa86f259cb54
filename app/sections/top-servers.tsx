import type { Ecosystem, TopServer } from "#content/schema/integrations-page.ts";
import { sectionWords } from "#content/words/sections.ts";
import { SystemIcon } from "./system-icon.tsx";
import "./lists.css";
import "./systems.css";

type TopServersProps = {
  servers: readonly TopServer[];
  /** By what they are ranked. */
  note: string;
  ecosystem: Ecosystem;
};

/** The ten servers as the stations of one line, each with its rank; beside it, why they work together. */
export function TopServers({ servers, note, ecosystem }: TopServersProps) {
  return (
    <div className="top-servers">
      <div>
        <ol className="rank-line line-product">
          {servers.map(({ rank, name, icon, description }) => (
            <li key={rank}>
              <span className="rank">
                <span className="sr-only">{sectionWords.rank} </span>
                {rank}
              </span>
              <div>
                <h3>
                  <SystemIcon icon={icon} />{" "}
                  <a href={`/mcp-registry?q=${encodeURIComponent(name)}`}>{name}</a>
                </h3>
                <p>{description}</p>
              </div>
            </li>
          ))}
        </ol>
        <p className="note mt-8">{note}</p>
      </div>
      <aside className="ecosystem" aria-labelledby="mcp-ecosystem">
        <h3 id="mcp-ecosystem">{ecosystem.heading}</h3>
        <dl>
          {ecosystem.points.map(({ title, text }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </aside>
    </div>
  );
}
