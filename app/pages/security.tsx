import { Opening } from "#app/layout/opening-page.tsx";
import { Columns } from "#app/sections/columns.tsx";
import { FactTable } from "#app/sections/fact-table.tsx";
import { Rows } from "#app/sections/rows.tsx";
import { Section } from "#app/sections/section.tsx";
import { SilentButtons } from "#app/sections/silent-buttons.tsx";
import { Standards } from "#app/sections/standards.tsx";
import { StatusList } from "#app/sections/status-list.tsx";
import { TitledBullets } from "#app/sections/titled-bullets.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import { securityPage } from "#content/pages/security.ts";
import {
  complianceAutomation,
  contact,
  implementationStatus,
  infrastructure,
  standards,
} from "#content/security.ts";
import {
  accessibility,
  dataLocation,
  reportWeakness,
  subProcessors,
} from "#content/security-statements.ts";
import "#app/sections/lists.css";

export const meta = pageMeta(securityPage);

export default function Security() {
  return (
    <div className="page measure">
      <Opening page={securityPage} />
      <Section heading={complianceAutomation.heading} opening={complianceAutomation.text}>
        <Rows rows={complianceAutomation.points} />
      </Section>
      <Section heading={standards.heading}>
        <Standards words={standards} />
      </Section>
      <Section heading={infrastructure.heading}>
        <Columns items={infrastructure.items} />
      </Section>
      <Section heading={implementationStatus.heading}>
        <StatusList items={implementationStatus.items} />
      </Section>
      <Section heading={dataLocation.heading}>
        <FactTable
          caption={dataLocation.heading}
          columns={Object.values(dataLocation.columns)}
          rows={dataLocation.rows.map(({ data, place }) => ({ key: data, cells: [data, place] }))}
        />
        <p className="note mt-6">{dataLocation.note}</p>
      </Section>
      <Section heading={subProcessors.heading}>
        <FactTable
          caption={subProcessors.heading}
          columns={Object.values(subProcessors.columns)}
          rows={subProcessors.rows.map(({ company, reach }) => ({
            key: company,
            cells: [company, reach],
          }))}
        />
        <p className="note mt-6">{subProcessors.note}</p>
      </Section>
      <Section heading={reportWeakness.heading} opening={reportWeakness.text}>
        <p className="mb-8">
          Write to <a href={`mailto:${reportWeakness.mail}`}>{reportWeakness.mail}</a>.
        </p>
        <div className="three-up">
          <TitledBullets title={reportWeakness.send.heading} items={reportWeakness.send.items} />
          <TitledBullets
            title={reportWeakness.expect.heading}
            items={reportWeakness.expect.items}
            note={reportWeakness.expect.note}
          />
          <TitledBullets
            title={reportWeakness.leaveAlone.heading}
            items={reportWeakness.leaveAlone.items}
          />
        </div>
      </Section>
      <Section heading={accessibility.heading} opening={accessibility.aim}>
        <div className="three-up">
          <TitledBullets title={accessibility.tested.heading} items={accessibility.tested.items} />
          <TitledBullets title={accessibility.gaps.heading} items={accessibility.gaps.items} />
        </div>
        <p className="mt-8 max-w-[44rem]">
          {accessibility.feedback} <a href={`mailto:${accessibility.mail}`}>{accessibility.mail}</a>
        </p>
      </Section>
      <Section heading={contact.heading} opening={contact.text}>
        <SilentButtons labels={[contact.button]} text="Write to" mail={contact.mail} primary />
      </Section>
    </div>
  );
}
