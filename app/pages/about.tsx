import { Opening } from "#app/layout/opening.tsx";
import { PageBody } from "#app/layout/page-body.tsx";
import { Columns } from "#app/sections/columns.tsx";
import { LineList } from "#app/sections/line-list.tsx";
import { Rows } from "#app/sections/rows.tsx";
import { Section } from "#app/sections/section.tsx";
import { approach, challenges, coreValues, mission, vision } from "#content/about.ts";
import { aboutPage } from "#content/pages/about.ts";
import "#app/sections/lists.css";

export const page = aboutPage;

export default function About() {
  return (
    <PageBody>
      <Opening page={aboutPage} />
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
        <Rows rows={approach.items} />
      </Section>
      <Section heading={coreValues.heading}>
        <Columns items={coreValues.values} />
      </Section>
      <Section heading={vision.heading}>
        <p className="statement">{vision.statement}</p>
      </Section>
    </PageBody>
  );
}
