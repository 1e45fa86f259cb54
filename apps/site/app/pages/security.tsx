import { Picture } from "#app/drawings/drawing.tsx";
import { drawReport, drawSecurity } from "#app/drawings/openings/security.ts";
import { Opening } from "#app/layout/opening.tsx";
import { PageBody } from "#app/layout/page-body.tsx";
import { Columns, InertButtons, Onward, Section } from "#app/sections/section.tsx";
import { Standards, StatusLine, TitledBullets } from "#app/sections/standards.tsx";
import { FactTable } from "#app/ui/fact-table.tsx";
import { sectionId } from "#app/ui/section-id.ts";
import { answerRows, answerSources } from "#content/derived/security-answers.ts";
import { subProcessorRows } from "#content/derived/sub-processor-rows.ts";
import { measuredStatements } from "#content/measured-statements.ts";
import { contactWords } from "#content/messages/layout.ts";
import {
  complianceAutomation,
  contact,
  implementationStatus,
  infrastructure,
  runThroughZones,
  securityPage,
  standards,
} from "#content/pages/security.ts";
import {
  accessibility,
  answers,
  clauseAddress,
  dataLocation,
  dataProcessing,
  reportVulnerability,
  subProcessors,
} from "#content/security-statements.ts";
import { Measurements } from "./security-measured.tsx";

export const page = securityPage;

const drawing = drawSecurity(runThroughZones, [
  ...infrastructure.items,
  ...implementationStatus.items,
]);

const reportLine = drawReport(reportVulnerability.expect.line);

export default function Security() {
  return (
    <PageBody>
      <Opening
        page={securityPage}
        form="across"
        drawing={<Picture sizes={drawing} text={securityPage.drawing} />}
        actions={
          <div className="opening-actions">
            <p className="silent" data-markdown="row">
              <a href={`mailto:${contact.mail}`} className="button button-primary">
                {contact.action}
              </a>
              <a href="#report" className="button">
                {reportVulnerability.heading}
              </a>
            </p>
          </div>
        }
      />
      <Section heading={complianceAutomation.heading} opening={complianceAutomation.text}>
        <Columns items={complianceAutomation.points} narrow />
      </Section>
      <Section heading={standards.heading} opening={standards.note} band>
        <Standards words={standards} />
      </Section>
      <Section heading={infrastructure.heading}>
        <Columns items={infrastructure.items} />
        <Onward {...infrastructure.more} />
      </Section>
      <Section heading={implementationStatus.heading} short={implementationStatus.short}>
        <StatusLine items={implementationStatus.items} />
      </Section>
      <Section heading={dataLocation.heading}>
        <FactTable
          caption={dataLocation.heading}
          columns={dataLocation.columns}
          rows={dataLocation.rows.map((cells) => ({
            ...row(`${dataLocation.heading}: ${cells[0]}`),
            cells,
          }))}
        />
        <p className="note mt-6">{dataLocation.note}</p>
      </Section>
      <Section
        heading={dataProcessing.heading}
        short={dataProcessing.short}
        opening={dataProcessing.text}
        id="data-processing"
      >
        <FactTable
          caption={dataProcessing.heading}
          columns={dataProcessing.columns}
          rows={dataProcessing.rows.map(([topic, answer, clause]) => ({
            ...row(`Agreement: ${topic}`),
            cells: [
              topic,
              answer,
              <a key="clause" href={clauseAddress(clause)}>
                {clause.replace(" ", "\u00a0")}
              </a>,
            ],
          }))}
        />
      </Section>
      <Section heading={subProcessors.heading} band>
        <FactTable
          caption={subProcessors.heading}
          columns={subProcessors.columns}
          rows={subProcessorRows.map((cells) => ({
            ...row(`${subProcessors.heading}: ${cells[0]}`),
            cells,
          }))}
        />
        <p className="note mt-6">{subProcessors.note}</p>
      </Section>
      <Section
        heading={answers.heading}
        short={answers.short}
        opening={answers.opening}
        id="answers"
      >
        <FactTable
          caption={answers.heading}
          className="stacking sentences"
          columns={answers.columns}
          rows={answerRows.map(([subject, answer, source]) => ({
            ...row(subject),
            cells: [subject, answer, sourceLinks[source]],
          }))}
        />
        <p className="mt-6">
          <a href={answers.file.to}>{answers.file.label}</a>
        </p>
      </Section>
      <Section
        heading={reportVulnerability.heading}
        short={reportVulnerability.short}
        opening={reportVulnerability.text}
        id="report"
      >
        <p className="mb-8">
          {contactWords.writeTo}{" "}
          <a href={`mailto:${reportVulnerability.mail}`}>{reportVulnerability.mail}</a>.
        </p>
        <div className="mb-10">
          <Picture sizes={reportLine} text={reportVulnerability.expect.line.text} />
        </div>
        <div className="three-up">
          <TitledBullets
            title={reportVulnerability.send.heading}
            items={reportVulnerability.send.items}
          />
          <TitledBullets
            title={reportVulnerability.expect.heading}
            items={reportVulnerability.expect.items}
          />
          <TitledBullets
            title={reportVulnerability.leaveAlone.heading}
            items={reportVulnerability.leaveAlone.items}
          />
        </div>
      </Section>
      <Section
        heading={accessibility.heading}
        short={accessibility.short}
        opening={accessibility.aim}
      >
        <FactTable
          caption={accessibility.tests.heading}
          columns={accessibility.tests.columns}
          rows={accessibility.tests.rows.map((cells) => ({ key: cells[0], cells }))}
        />
        <p className="note mt-6 mb-8">{accessibility.tests.note}</p>
        <TitledBullets title={accessibility.gaps.heading} items={accessibility.gaps.items} />
        <p className="mt-8 max-w-[44rem]">
          {accessibility.feedback} <a href={`mailto:${accessibility.mail}`}>{accessibility.mail}</a>
        </p>
      </Section>
      <Section {...measuredStatements.section}>
        <Measurements />
      </Section>
      <Section heading={contact.heading} short={contact.short} opening={contact.text}>
        <InertButtons
          labels={[contact.button]}
          text={contactWords.writeTo}
          mail={contact.mail}
          primary
        />
      </Section>
    </PageBody>
  );
}

const sourceLinks = answerSources.map(([to, label]) => (
  <a key="source" href={to}>
    {label}
  </a>
));

/** The key and the address of a row that is an answer of content/collections/security-answers.ts. */
function row(heading: string) {
  const id = sectionId({ heading });
  return { key: id, id };
}
