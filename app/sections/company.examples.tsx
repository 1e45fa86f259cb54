import * as about from "#content/about.ts";
import * as careers from "#content/careers.ts";
import * as enterprise from "#content/enterprise.ts";
import { becomePartner, network, partners, programmes } from "#content/partners.ts";
import * as security from "#content/security.ts";
import { reportVulnerability, subProcessors } from "#content/security-statements.ts";
import type { Examples } from "#tests/gallery/examples.ts";
import { Badges } from "./badges.tsx";
import { BeforeAndAfter } from "./before-and-after.tsx";
import { Columns, Rows } from "./columns.tsx";
import { Companies, Programmes } from "./companies.tsx";
import { FactTable } from "./fact-table.tsx";
import { ImpactCards } from "./impact-cards.tsx";
import { InertButtons } from "./inert-buttons.tsx";
import { LineList } from "./line-list.tsx";
import { LinesOfFeatures } from "./lines-of-features.tsx";
import { Standards, StatusLine, TitledBullets } from "./standards.tsx";

const { send, expect } = reportVulnerability;

/** Blocks of the pages about the company. */
export const examples = {
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
      <Rows rows={about.approach.items} />
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
      <FactTable
        caption={subProcessors.heading}
        columns={Object.values(subProcessors.columns)}
        rows={subProcessors.rows.map(({ company, reach }) => ({
          key: company,
          cells: [company, reach],
        }))}
      />
      <div className="three-up">
        <TitledBullets title={send.heading} items={send.items} />
        <TitledBullets title={expect.heading} items={expect.items} note={expect.note} />
      </div>
    </>
  ),
} satisfies Examples;
