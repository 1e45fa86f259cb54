import * as about from "#content/about.ts";
import * as careers from "#content/careers.ts";
import * as enterprise from "#content/enterprise.ts";
import { becomePartner, network, partners, programmes } from "#content/partners.ts";
import * as security from "#content/security.ts";
import { reportVulnerability, subProcessors } from "#content/security-statements.ts";
import type { Examples } from "#tests/gallery/examples.ts";
import { Badges } from "./badges.tsx";
import { Columns } from "./columns.tsx";
import { Companies } from "./companies.tsx";
import { FactTable } from "./fact-table.tsx";
import { ImpactCards } from "./impact-cards.tsx";
import { InertButtons } from "./inert-buttons.tsx";
import { LineList } from "./line-list.tsx";
import { Programmes } from "./programmes.tsx";
import { Rows } from "./rows.tsx";
import { Standards } from "./standards.tsx";
import { StatusList } from "./status-list.tsx";
import { StatusMark } from "./status-mark.tsx";
import { TitledBullets } from "./titled-bullets.tsx";

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
    </>
  ),
  security: () => (
    <>
      <Standards words={security.standards} />
      <StatusList items={security.implementationStatus.items} />
      <StatusMark status="Assessment Completed" />
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
