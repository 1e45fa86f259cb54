import { site } from "@yno/brand/site";
import { FormButton } from "#app/features/forms/form-button.tsx";
import { SubscribeForm } from "#app/features/forms/subscribe-form.tsx";
import { HeroMap } from "#app/features/transit-map/hero-map.tsx";
import { UptimeLine } from "#app/features/uptime/uptime-line.tsx";
import { PageBody } from "#app/layout/page-body.tsx";
import { Figures, RuledCard } from "#app/sections/figures.tsx";
import { Hero, StatusBar } from "#app/sections/hero.tsx";
import { Facts, Section } from "#app/sections/section.tsx";
import { ExternalLink } from "#app/ui/external-link.tsx";
import { homeMaps } from "#content/collections/home-maps.ts";
import { outcome } from "#content/forms.ts";
import { homeWords } from "#content/messages/home.ts";
import {
  exclusive,
  features,
  hero,
  homePage,
  market,
  qualities,
  services,
  subscribe,
} from "#content/pages/home.ts";

export const page = homePage;

const loadAccess = () => import("./home-dialogs.tsx").then(({ Access }) => Access);
const loadDeck = () => import("./home-dialogs.tsx").then(({ Deck }) => Deck);

export default function Home() {
  return (
    <PageBody className="page-home">
      <Hero
        badge={hero.badge}
        heading={hero.headingLines}
        opening={homePage.opening}
        actions={
          <>
            <FormButton
              form="access-request"
              label={hero.requestAccess}
              className="button button-primary"
              mail={site.mail.hello}
              notLoaded={outcome.notLoaded}
              load={loadAccess}
            />
            <ExternalLink href={site.app.home} className="button">
              {hero.useNow}
            </ExternalLink>
          </>
        }
        panel={<HeroMap maps={homeMaps} />}
      >
        <StatusBar services={services.names} shownFirst={services.shownFirst}>
          <UptimeLine since={services.operationalSince} sinceText={services.operationalSinceText} />
        </StatusBar>
      </Hero>

      <Section heading={homeWords.aiPoweredFeatures}>
        <ul className="ruled-cards">
          {features.map((feature) => (
            <RuledCard key={feature.title} {...feature} />
          ))}
        </ul>
        <Facts className="qualities" facts={qualities} />
      </Section>

      <Section heading={market.heading} opening={market.opening}>
        <Figures figures={market.metrics} />
        <div className="mt-10">
          <FormButton
            form="investor-deck"
            label={market.requestDeck}
            className="button"
            mail={site.mail.investors}
            notLoaded={outcome.notLoaded}
            load={loadDeck}
          />
        </div>
      </Section>

      <Section heading={exclusive.heading} opening={exclusive.opening}>
        <div className="grid gap-12">
          <SubscribeForm words={subscribe} outcome={outcome} mail={site.mail.hello} />
          <Figures figures={exclusive.stats} />
          <p className="note">{exclusive.scope}</p>
        </div>
      </Section>
    </PageBody>
  );
}
