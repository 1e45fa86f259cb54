import { LineNav } from "#app/drawings/line-nav.tsx";
import { drawCareers } from "#app/drawings/openings/careers.ts";
import { Positions } from "#app/features/positions/positions.tsx";
import { Opening } from "#app/layout/opening.tsx";
import { PageBody } from "#app/layout/page-body.tsx";
import { Badges } from "#app/sections/badges.tsx";
import { Columns, Facts, Section } from "#app/sections/section.tsx";
import { jobs } from "#content/collections/jobs.ts";
import { contactWords } from "#content/messages/layout.ts";
import {
  badges,
  benefits,
  careersPage,
  culture,
  openPositions,
  profileCall,
  whyChoose,
} from "#content/pages/careers.ts";

export const page = careersPage;

/** The line ends in the part that says what to send, and where. */
const unlisted = {
  heading: profileCall.heading,
  action: profileCall.jump,
  to: `${careersPage.path}#your-profile`,
};
const drawing = drawCareers(jobs, unlisted);

export default function Careers() {
  return (
    <PageBody>
      <Opening
        page={careersPage}
        drawing={<LineNav sizes={drawing} label={openPositions.heading} />}
      >
        <Badges badges={badges} line="company" />
      </Opening>
      <Section heading={whyChoose.heading} band>
        <Columns items={whyChoose.reasons} narrow />
      </Section>
      <Section heading={openPositions.heading} id="open-positions">
        <Positions jobs={jobs} words={openPositions} unlisted={unlisted} />
      </Section>
      <Section heading={culture.heading}>
        <Facts className="rows" facts={culture.habits} />
      </Section>
      <Section heading={benefits.heading}>
        <Columns items={benefits.benefits} />
      </Section>
      <Section heading={profileCall.heading} opening={profileCall.text} id="your-profile">
        <p className="silent" data-markdown="row">
          <a href={profileCall.button.to} className="button button-primary">
            {profileCall.button.label}
          </a>
          <span className="text-ink-2">
            {contactWords.orWriteTo} <a href={`mailto:${profileCall.mail}`}>{profileCall.mail}</a>.
          </span>
        </p>
      </Section>
    </PageBody>
  );
}
