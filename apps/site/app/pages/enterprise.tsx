import { Picture } from "#app/drawings/drawing.tsx";
import { drawEnterprise } from "#app/drawings/openings/enterprise.ts";
import { Opening } from "#app/layout/opening.tsx";
import { PageBody } from "#app/layout/page-body.tsx";
import { ImpactCards, LinesOfFeatures } from "#app/sections/enterprise-sections.tsx";
import { Columns, Facts, InertButtons, Section } from "#app/sections/section.tsx";
import {
  buying,
  closing,
  collaboration,
  crossingRun,
  enterprisePage,
  features,
  hero,
  impact,
} from "#content/pages/enterprise.ts";

export const page = enterprisePage;

const drawing = drawEnterprise(crossingRun);

export default function Enterprise() {
  return (
    <PageBody strip>
      <Opening
        page={enterprisePage}
        form="across"
        drawing={<Picture sizes={drawing} text={enterprisePage.drawing} />}
        actions={
          <div className="opening-actions">
            <InertButtons labels={hero.buttons} text={hero.text} mail={hero.mail} primary />
          </div>
        }
      />
      <Section heading={buying.heading}>
        <Facts
          className="rows"
          facts={buying.items.map(({ title, text, link }) => ({
            title,
            text: (
              <>
                {`${text} `}
                <a href={link.to}>{link.label}</a>
              </>
            ),
          }))}
        />
      </Section>
      <Section heading={impact.heading} band>
        <ImpactCards words={impact} />
      </Section>
      <Section heading={collaboration.heading}>
        <Columns items={collaboration.cards} narrow />
      </Section>
      <Section heading={features.heading}>
        <LinesOfFeatures words={features} line="plans" />
        <div className="mt-10">
          <InertButtons labels={[features.button]} text={features.text} mail={features.mail} />
        </div>
      </Section>
      <Section heading={closing.heading} opening={closing.text}>
        <InertButtons labels={closing.buttons} text={closing.terms} mail={closing.mail} primary />
      </Section>
    </PageBody>
  );
}
