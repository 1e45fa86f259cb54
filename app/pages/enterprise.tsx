import { Opening } from "#app/layout/opening.tsx";
import { PageBody } from "#app/layout/page-body.tsx";
import { Columns } from "#app/sections/columns.tsx";
import { ImpactCards } from "#app/sections/impact-cards.tsx";
import { InertButtons } from "#app/sections/inert-buttons.tsx";
import { LineList } from "#app/sections/line-list.tsx";
import { Section } from "#app/sections/section.tsx";
import { closing, collaboration, features, hero, impact } from "#content/enterprise.ts";
import { enterprisePage } from "#content/pages/enterprise.ts";

export const page = enterprisePage;

export default function Enterprise() {
  return (
    <PageBody>
      <div className="grid gap-8">
        <Opening page={enterprisePage} />
        <InertButtons labels={hero.buttons} text={hero.text} mail={hero.mail} primary />
      </div>
      <Section heading={impact.heading}>
        <ImpactCards words={impact} />
      </Section>
      <Section heading={collaboration.heading}>
        <Columns items={collaboration.cards} narrow />
      </Section>
      <Section heading={features.heading}>
        <LineList
          line="plans"
          stops={features.features.map(({ title, text }) => ({ key: title, title, text }))}
        />
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
