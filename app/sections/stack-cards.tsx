import type { TechnologyStack } from "#content/schema/platform.ts";
import "./home.css";
import "./lists.css";

/** The technology stack: what each layer does and the services that do it. */
export function StackCards({ words }: { words: TechnologyStack }) {
  return (
    <ul className="columns columns-narrow">
      {words.cards.map(({ title, text, services }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
          <p className="mt-3 text-13 text-ink-3">{words.servicesLabel}</p>
          <ul className="status-services">
            {services.map((service) => (
              <li key={service}>{service}</li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
