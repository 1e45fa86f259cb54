import { capabilities } from "#content/collections/capabilities.ts";
import { fundingRounds } from "#content/collections/funding-rounds.ts";
import { partners } from "#content/collections/partners.ts";
import * as about from "#content/pages/about.ts";
import * as careers from "#content/pages/careers.ts";
import * as enterprise from "#content/pages/enterprise.ts";
import { exclusive, features, hero, homePage, market, services } from "#content/pages/home.ts";
import { categories, ecosystem, topServers, topServersNote } from "#content/pages/integrations.ts";
import { marketAnalysis, roundDetails } from "#content/pages/investors.ts";
import { becomePartner, network, programmes } from "#content/pages/partners.ts";
import * as platform from "#content/pages/platform.ts";
import { stories } from "#content/pages/platform.ts";
import { questions, rateTiers } from "#content/pages/pricing.ts";
import { infoCards } from "#content/pages/resources.ts";
import * as security from "#content/pages/security.ts";
import { contact, serviceLevels } from "#content/pages/support.ts";
import { heroNote, heroStats } from "#content/pages/workflows.ts";
import { reportVulnerability } from "#content/security-statements.ts";
import type { Examples } from "#tests/gallery/examples.ts";
import { Badges } from "./badges.tsx";
import { Companies, Programmes } from "./companies.tsx";
import { BeforeAndAfter, ImpactCards, LinesOfFeatures } from "./enterprise-sections.tsx";
import { Figures, RuledCard } from "./figures.tsx";
import { FundingRounds, RoundDetails } from "./funding-rounds.tsx";
import { Hero, StatusBar } from "./hero.tsx";
import { LeadFigures } from "./lead-figures.tsx";
import { LinkCards } from "./link-cards.tsx";
import { ComponentList, FactCards, StackCards, Stories, TierList } from "./platform-sections.tsx";
import { Questions, RateTiers } from "./pricing-sections.tsx";
import { Columns, Facts, InertButtons, LineList, Onward, Section } from "./section.tsx";
import { Standards, StatusLine, TitledBullets } from "./standards.tsx";
import { ContactOptions, ServiceLevels } from "./support-sections.tsx";
import { CapabilityCards, TopServers } from "./systems.tsx";

const { send, expect } = reportVulnerability;

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
        <Onward {...about.aboutPage.onward} />
      </Section>
    </>
  ),
  diagrams: () => (
    <>
      <TierList words={platform.tiers} />
      <ComponentList words={platform.components} />
    </>
  ),
  "figures beside a lead": () => <LeadFigures figures={heroStats} note={heroNote} />,
  cards: () => (
    <>
      <StackCards words={platform.technologyStack} />
      <Stories words={stories} />
      <FactCards cards={platform.specifications.cards} />
      <LinkCards cards={infoCards.cards} />
    </>
  ),
  systems: () => (
    <>
      <CapabilityCards
        capabilities={capabilities.slice(0, 6)}
        label={categories.capabilitiesLabel}
      />
      <TopServers servers={topServers} note={topServersNote} ecosystem={ecosystem} />
    </>
  ),
  about: () => (
    <>
      <LineList
        line="company"
        ordered
        stops={about.mission.bullets.map((text, index) => ({
          key: text,
          text,
          interchange: index === 1,
        }))}
      />
      <Facts className="rows" facts={about.approach.items} />
      <Columns items={about.coreValues.values} />
    </>
  ),
  careers: () => (
    <>
      <Badges badges={careers.badges} line="company" />
      <Columns items={careers.whyChoose.reasons} narrow />
    </>
  ),
  partners: () => (
    <>
      <Programmes words={programmes} mail={becomePartner.mail} />
      <Companies
        companies={partners.slice(0, 2)}
        words={network}
        logo={({ name }) => <span aria-hidden="true">{name.charAt(0)}</span>}
      />
    </>
  ),
  enterprise: () => (
    <>
      <InertButtons
        labels={enterprise.hero.buttons}
        text={enterprise.hero.text}
        mail={enterprise.hero.mail}
        primary
      />
      <ImpactCards words={enterprise.impact} />
      <BeforeAndAfter before="38 calls" after="30 calls" words={enterprise.impact.columns} />
      <LinesOfFeatures words={enterprise.features} line="plans" />
    </>
  ),
  security: () => (
    <>
      <Standards words={security.standards} />
      <StatusLine items={security.implementationStatus.items} />
      <div className="three-up">
        <TitledBullets title={send.heading} items={send.items} />
        <TitledBullets title={expect.heading} items={expect.items} />
      </div>
    </>
  ),
  pricing: () => (
    <>
      <RateTiers words={rateTiers} />
      <Questions questions={questions.entries} name="pricing" />
    </>
  ),
  support: () => (
    <>
      <ContactOptions cards={contact.cards} path="/support" />
      <ServiceLevels words={serviceLevels} />
    </>
  ),
  investors: () => (
    <>
      <RoundDetails words={roundDetails} />
      <FundingRounds rounds={fundingRounds} words={marketAnalysis} />
    </>
  ),
} satisfies Examples;
