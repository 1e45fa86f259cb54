import { LineNav } from "#app/drawings/line-nav.tsx";
import { drawIntegrations } from "#app/drawings/openings/integrations.ts";
import {
  CategoryTabs,
  IntegrationBrowser,
} from "#app/features/integrations/integration-browser.tsx";
import { Opening } from "#app/layout/opening.tsx";
import { PageBody } from "#app/layout/page-body.tsx";
import { RuledCard } from "#app/sections/figures.tsx";
import { Columns, LineList, Onward, Section } from "#app/sections/section.tsx";
import { CapabilityCards, TopServers } from "#app/sections/systems.tsx";
import { FactTable } from "#app/ui/fact-table.tsx";
import { capabilities } from "#content/collections/capabilities.ts";
import { integrations } from "#content/collections/integrations.ts";
import {
  browse,
  categories,
  ecosystem,
  integrationsPage,
  intro,
  map,
  ownSystems,
  secureByDesign,
  toolConnectors,
  toolConnectorsHeading,
  toolConnectorsText,
  topServers,
  topServersHeading,
  topServersNote,
} from "#content/pages/integrations.ts";

export const page = integrationsPage;

const drawing = drawIntegrations(integrations, map.server, map.container);

export default function Integrations() {
  return (
    <PageBody>
      <Opening
        page={integrationsPage}
        form="across"
        drawing={<LineNav sizes={drawing} label={map.label} />}
      />
      <Section heading={intro.heading} short={intro.short}>
        <ul className="ruled-cards">
          {intro.cards.map((card) => (
            <RuledCard key={card.title} {...card} />
          ))}
        </ul>
      </Section>
      <Section heading={categories.heading} opening={categories.text}>
        <CategoryTabs
          words={categories}
          panel={(wanted) => (
            <CapabilityCards
              capabilities={capabilities.filter(({ category }) => category === wanted)}
              label={categories.capabilitiesLabel}
            />
          )}
        />
      </Section>
      <Section
        heading={ownSystems.heading}
        short={ownSystems.short}
        opening={ownSystems.text}
        id="own-systems"
      >
        <FactTable
          caption={ownSystems.heading}
          columns={[ownSystems.columns.way, ownSystems.columns.suits, ownSystems.columns.takes]}
          rows={ownSystems.rows.map(({ way, suits, takes }) => ({
            key: way,
            cells: [way, suits, takes],
          }))}
        />
        <p className="note mt-4">{ownSystems.note}</p>
      </Section>
      <Section heading={topServersHeading} band>
        <TopServers servers={topServers} note={topServersNote} ecosystem={ecosystem} />
      </Section>
      <Section heading={toolConnectorsHeading} opening={toolConnectorsText}>
        <Columns
          items={toolConnectors.map(({ name, description }) => ({
            title: name,
            text: description,
          }))}
          narrow
        />
      </Section>
      <Section heading={browse.heading} opening={browse.text} id="browse">
        <div className="mb-8 grid gap-2">
          <p className="note">{browse.note}</p>
          <p className="note needs-script">{browse.connectNote}</p>
        </div>
        <IntegrationBrowser integrations={integrations} words={browse} />
      </Section>
      <Section heading={secureByDesign.heading}>
        <LineList
          line="product"
          stops={secureByDesign.points.map(({ title, text }) => ({ key: title, title, text }))}
        />
        <Onward {...integrationsPage.onward} />
      </Section>
    </PageBody>
  );
}
