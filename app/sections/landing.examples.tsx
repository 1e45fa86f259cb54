import { exclusive, features, hero, market, services } from "#content/home.ts";
import { homePage } from "#content/pages/home.ts";
import type { Examples } from "#tests/gallery/examples.ts";
import { Figures } from "./figures.tsx";
import { Hero, StatusBar } from "./hero.tsx";
import { RuledCard } from "./ruled-card.tsx";
import { Section } from "./section.tsx";
import "#app/sections/home.css";

/** Blocks of the landing page. */
export const examples = {
  hero: () => (
    <Hero
      badge={hero.badge}
      heading={hero.headingLines}
      opening={homePage.opening}
      actions={<a href="/platform">{hero.useNow}</a>}
      panel={<p>The panel</p>}
    >
      <StatusBar services={services.names} shownFirst={services.shownFirst}>
        <p>Operational</p>
      </StatusBar>
    </Hero>
  ),
  parts: () => (
    <>
      <Section heading="AI-Powered Features">
        <ul className="ruled-cards">
          {features.map((feature) => (
            <RuledCard key={feature.title} {...feature} />
          ))}
        </ul>
      </Section>
      <Section heading={market.heading} opening={market.opening} id="market">
        <Figures figures={market.metrics} />
        <Figures figures={exclusive.stats} />
      </Section>
    </>
  ),
} satisfies Examples;
