import type { ReactNode } from "react";
import { sectionWords } from "#content/words/sections.ts";
import "./home.css";

type StatusBarProps = {
  services: readonly string[];
  /** How many names are shown; the others are behind '+N more'. */
  shownFirst: number;
  /** The line about uptime. */
  children: ReactNode;
};

/** Which services are running, and for how long. */
export function StatusBar({ services, shownFirst, children }: StatusBarProps) {
  const first = services.slice(0, shownFirst);
  const rest = services.slice(shownFirst);
  return (
    <div className="status-bar">
      {children}
      <ul className="status-services" aria-label={sectionWords.servicesRunning}>
        {first.map((name) => (
          <li key={name}>{name}</li>
        ))}
        <li>
          <details>
            <summary>
              +{rest.length} {sectionWords.more}
            </summary>
            <ul className="status-services">
              {rest.map((name) => (
                <li key={name}>{name}</li>
              ))}
            </ul>
          </details>
        </li>
      </ul>
    </div>
  );
}
