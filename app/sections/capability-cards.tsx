import type { Capability } from "#content/schema/integration.ts";
import { SystemIcon } from "./system-icon.tsx";
import "./systems.css";

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
