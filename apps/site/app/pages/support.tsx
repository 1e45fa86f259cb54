import { Picture } from "#app/drawings/drawing.tsx";
import { drawSupport } from "#app/drawings/openings/support.ts";
import { SupportForm } from "#app/features/forms/support-form.tsx";
import { Opening } from "#app/layout/opening.tsx";
import { PageBody } from "#app/layout/page-body.tsx";
import { Columns, Facts, Section } from "#app/sections/section.tsx";
import { ContactOptions, ServiceLevels } from "#app/sections/support-sections.tsx";
import { outcome } from "#content/forms.ts";
import {
  answers,
  contact,
  elsewhere,
  form,
  heroNotes,
  resources,
  serviceLevels,
  supportPage,
  toasts,
} from "#content/pages/support.ts";

export const page = supportPage;

const drawing = drawSupport(answers);

export default function Support() {
  return (
    <PageBody strip>
      <div className="grid grid-cols-1 gap-9">
        <Opening
          page={supportPage}
          drawing={<Picture sizes={drawing} text={supportPage.drawing} />}
        />
        <Facts className="rows" facts={heroNotes} />
      </div>
      <Section heading={contact.heading}>
        <ContactOptions cards={contact.cards} path={supportPage.path} />
      </Section>
      <Section heading={form.heading} opening={form.text} id="contact-form">
        <SupportForm words={form} toasts={toasts} outcome={outcome} />
      </Section>
      <Section
        heading={serviceLevels.heading}
        opening={serviceLevels.text}
        id="service-levels"
        band
      >
        <ServiceLevels words={serviceLevels} />
      </Section>
      <Section heading={resources.heading} opening={resources.text}>
        <a href={resources.link.to} className="button">
          {resources.link.label}
        </a>
      </Section>
      <Section heading={elsewhere.heading}>
        <Columns items={elsewhere.cards} />
      </Section>
    </PageBody>
  );
}
