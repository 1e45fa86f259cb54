import { site } from "@yno/brand/site";
import { Picture } from "#app/drawings/drawing.tsx";
import { drawAbout } from "#app/drawings/openings/about.ts";
import { Opening } from "#app/layout/opening.tsx";
import { PageBody } from "#app/layout/page-body.tsx";
import { Columns, Facts, LineList, Onward, Section } from "#app/sections/section.tsx";
import {
  aboutPage,
  approach,
  challenges,
  company,
  coreValues,
  homeMap,
  mission,
  vision,
} from "#content/pages/about.ts";

export const page = aboutPage;

const drawing = drawAbout(homeMap, site.brand);

export default function About() {
  return (
    <PageBody>
      <Opening page={aboutPage} drawing={<Picture sizes={drawing} text={aboutPage.drawing} />} />
      <Section heading={mission.heading} opening={mission.text}>
        <LineList line="company" stops={mission.bullets.map((text) => ({ key: text, text }))} />
      </Section>
      <Section heading={challenges.heading} opening={challenges.text}>
        <ul className="bullets">
          {challenges.bullets.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </Section>
      <Section heading={approach.heading}>
        <Facts className="rows" facts={approach.items} />
      </Section>
      <Section heading={coreValues.heading} band>
        <Columns items={coreValues.values} />
      </Section>
      <Section heading={company.heading}>
        <Facts className="rows" facts={company.facts} />
      </Section>
      <Section heading={vision.heading}>
        <p className="statement">{vision.statement}</p>
        <Onward {...aboutPage.onward} />
      </Section>
    </PageBody>
  );
}
