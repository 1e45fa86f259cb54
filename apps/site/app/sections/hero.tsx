import type { ReactNode } from "react";
import { sectionWords } from "#content/messages/layout.ts";

type HeroProps = {
  badge: string;
  heading: readonly string[];
  opening: string;
  /** The buttons. */
  actions: ReactNode;
  /** The product at work. */
  panel: ReactNode;
  /** The caption under the panel. */
  children: ReactNode;
};

/** The top of the landing page. */
export function Hero({ badge, heading, opening, actions, panel, children }: HeroProps) {
  return (
    <div className="hero">
      <p className="hero-badge">
        <span className="station line-product" aria-hidden="true" />
        {` ${badge}`}
      </p>
      <h1 tabIndex={-1}>
        {heading.map((line) => (
          <span key={line} className="hero-heading-line">
            {`${line} `}
          </span>
        ))}
      </h1>
      <div className="hero-start">
        <p className="hero-opening">{opening}</p>
        <div className="hero-actions">{actions}</div>
      </div>
      <div className="hero-panel">{panel}</div>
      {children}
    </div>
  );
}

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
            <summary>{`+${rest.length} ${sectionWords.more}`}</summary>
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
