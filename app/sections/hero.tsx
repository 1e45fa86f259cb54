import type { ReactNode } from "react";
import "./home.css";

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
        <span className="station line-product" aria-hidden="true" /> {badge}
      </p>
      <h1 tabIndex={-1}>
        {heading.map((line) => (
          <span key={line} className="hero-heading-line">
            {line}{" "}
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
