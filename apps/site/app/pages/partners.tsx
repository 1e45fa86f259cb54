import { Picture } from "#app/drawings/drawing.tsx";
import { drawPartners } from "#app/drawings/openings/partners.ts";
import { PartnerLogo } from "#app/features/partner-logo/partner-logo.tsx";
import { Opening } from "#app/layout/opening.tsx";
import { PageBody } from "#app/layout/page-body.tsx";
import { Companies, Programmes } from "#app/sections/companies.tsx";
import { Columns, Facts, InertButtons, Section } from "#app/sections/section.tsx";
import { partners } from "#content/collections/partners.ts";
import { contactWords } from "#content/messages/layout.ts";
import {
  becomePartner,
  benefits,
  network,
  partnersPage,
  programmes,
  whyPartner,
} from "#content/pages/partners.ts";

export const page = partnersPage;

const drawing = drawPartners(programmes.programmes, partners, network);

export default function Partners() {
  return (
    <PageBody>
      <Opening
        page={partnersPage}
        drawing={<Picture sizes={drawing} text={partnersPage.drawing} />}
      />
      <Section heading={whyPartner.heading}>
        <Columns items={whyPartner.reasons} />
      </Section>
      <Section heading={programmes.heading} id="programmes">
        <Programmes words={programmes} mail={becomePartner.mail} />
      </Section>
      <Section heading={benefits.heading}>
        <Facts className="rows" facts={benefits.benefits} />
      </Section>
      <Section heading={network.heading} opening={network.note} band>
        <Companies
          companies={partners}
          words={network}
          logo={({ name, logo }) => <PartnerLogo name={name} src={logo} />}
        />
      </Section>
      <Section heading={becomePartner.heading} opening={becomePartner.text}>
        <InertButtons
          labels={[becomePartner.button]}
          text={contactWords.writeTo}
          mail={becomePartner.mail}
          primary
        />
      </Section>
    </PageBody>
  );
}
