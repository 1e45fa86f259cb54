import type { Capability, IntegrationIcon } from "#content/collections/capabilities.ts";
import { sectionWords } from "#content/messages/layout.ts";
import type { Ecosystem, TopServer } from "#content/pages/integrations.ts";
import { Facts } from "./section.tsx";

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
              <h3>
                <SystemIcon icon={icon} />{" "}
                <a href={`/mcp-registry?q=${encodeURIComponent(name)}`}>{name}</a>
              </h3>
              <p>{description}</p>
            </li>
          ))}
        </ol>
        <p className="note mt-8">{note}</p>
      </div>
      <aside className="ecosystem" aria-labelledby="mcp-ecosystem">
        <h3 id="mcp-ecosystem">{ecosystem.heading}</h3>
        <Facts facts={ecosystem.points} />
      </aside>
    </div>
  );
}

type CapabilityCardsProps = {
  capabilities: readonly Capability[];
  /** The heading above what an agent can be asked to do. */
  label: string;
};

/** Systems of one kind, each with what an agent can be asked to do there. */
export function CapabilityCards({ capabilities, label }: CapabilityCardsProps) {
  return (
    <ul className="capabilities">
      {capabilities.map(({ name, icon, description, capabilities: tasks }) => (
        <li key={name}>
          <h4>
            <SystemIcon icon={icon} />
            {` ${name}`}
          </h4>
          <p>{description}</p>
          <p className="capabilities-label">{label}</p>
          <ul>
            {tasks.map((task) => (
              <li key={task}>{task}</li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

/** Drawn on a ground of 24 by 24, with one stroke of 2. */
const drawings: Record<IntegrationIcon, string> = {
  message: "M4 4h16v12H10l-4 4v-4H4z",
  mail: "M3 5h18v14H3zM3 6l9 7 9-7",
  phone: "M8 3h8v18H8zM11 18h2",
  video: "M3 7h12v10H3zM15 11l6-3v8l-6-3",
  code: "M8 7l-5 5 5 5M16 7l5 5-5 5M14 4l-4 16",
  bug: "M8 10a4 4 0 0 1 8 0v6a4 4 0 0 1-8 0zM12 9v10M8 11H4M8 16H4M16 11h4M16 16h4M9 6 7 4M15 6l2-2",
  browser: "M3 4h18v16H3zM3 9h18M6 6.5h1M9 6.5h1",
  chart: "M4 4v16h16M8 16v-4M12 16V8M16 16v-6",
  database:
    "M5 6c0-1.7 3-3 7-3s7 1.3 7 3-3 3-7 3-7-1.3-7-3zM5 6v12c0 1.7 3 3 7 3s7-1.3 7-3V6M5 12c0 1.7 3 3 7 3s7-1.3 7-3",
  search: "M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5 21 21",
  server: "M4 4h16v6H4zM4 14h16v6H4zM8 7h1M8 17h1",
  cloud: "M7 18a4 4 0 0 1-.5-8 5.5 5.5 0 0 1 10.6-1A4.5 4.5 0 0 1 17 18z",
  calendar: "M4 6h16v14H4zM4 11h16M8 3v5M16 3v5",
  task: "M4 4h16v16H4zM8 12l3 3 5-6",
  folder: "M3 5h6l2 3h10v11H3z",
  file: "M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6",
};

/** A kind of system as a small drawing; its name is beside it. */
function SystemIcon({ icon }: { icon: IntegrationIcon }) {
  return (
    <svg className="system-icon" viewBox="0 0 24 24" fill="none" aria-hidden="true">
      <path d={drawings[icon]} />
    </svg>
  );
}
