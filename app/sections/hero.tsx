import type { ReactNode } from "react";
import "./home.css";

type HeroProps = {
  badge: string;
  heading: readonly string[];
  opening: string;
  /** The buttons. */
  actions: ReactNode;
  /** The panel under them. */
  children: ReactNode;
};

/** The top of the landing page. */
export function Hero({ badge, heading, opening, actions, children }: HeroProps) {
  return (
    <div className="hero">
      <p className="hero-badge">
        <span className="station line-product" aria-hidden="true" /> {badge}
      </p>
      <h1 className="text-72" tabIndex={-1}>
        {heading.map((line) => (
          <span key={line} className="hero-heading-line">
            {line}{" "}
          </span>
        ))}
      </h1>
      <p className="hero-opening">{opening}</p>
      <div className="hero-actions">{actions}</div>
      <div className="hero-panel">{children}</div>
    </div>
  );
}
