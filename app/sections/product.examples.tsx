import { capabilities } from "#content/capabilities.ts";
import { categories, ecosystem, topServers, topServersNote } from "#content/integrations-page.ts";
import * as platform from "#content/platform.ts";
import { stories } from "#content/platform-stories.ts";
import { infoCards } from "#content/resources-page.ts";
import { heroNote, heroStats } from "#content/workflows-page.ts";
import type { Examples } from "#tests/gallery/examples.ts";
import { LeadFigures } from "./lead-figures.tsx";
import { LinkCards } from "./link-cards.tsx";
import { ComponentList, FactCards, StackCards, Stories } from "./platform-cards.tsx";
import { CapabilityCards, SystemIcon, TopServers } from "./systems.tsx";
import { TierList } from "./tier-list.tsx";

/** Blocks of the pages about the product. */
export const examples = {
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
      <h3>
        <SystemIcon icon="mail" /> Email
      </h3>
      <CapabilityCards
        capabilities={capabilities.slice(0, 6)}
        label={categories.capabilitiesLabel}
      />
      <TopServers servers={topServers} note={topServersNote} ecosystem={ecosystem} />
    </>
  ),
} satisfies Examples;
