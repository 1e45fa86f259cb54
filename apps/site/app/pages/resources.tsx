import { LineNav } from "#app/drawings/line-nav.tsx";
import { drawResources } from "#app/drawings/openings/resources.ts";
import { groupByCategory, groupId } from "#app/features/faq/faq.ts";
import { Faq } from "#app/features/faq/faq.tsx";
import { Opening } from "#app/layout/opening.tsx";
import { PageBody, SectionStrip } from "#app/layout/page-body.tsx";
import { Badges } from "#app/sections/badges.tsx";
import { LinkCards } from "#app/sections/link-cards.tsx";
import { Section } from "#app/sections/section.tsx";
import { faqColumns } from "#content/derived/faq.ts";
import { hero, infoCards, resourcesPage, questions as words } from "#content/pages/resources.ts";
import { fromColumns } from "#content/schema/columns.ts";
import { plainText } from "#content/schema/rich-text.ts";

export const page = resourcesPage;

const questions = fromColumns(faqColumns).map((entry) => ({
  ...entry,
  answer: plainText(entry.text),
}));

const drawing = drawResources(
  groupByCategory(questions).map(({ category, questions: { length } }) => ({
    name: category,
    count: length,
    to: `${resourcesPage.path}?${new URLSearchParams({ category })}#${groupId(category)}`,
  })),
);

export default function Resources() {
  return (
    <PageBody>
      <Opening page={resourcesPage} drawing={<LineNav sizes={drawing} label={words.bySubject} />}>
        <Badges badges={[`${questions.length} ${hero.questions}`, hero.updated]} line="resources" />
      </Opening>
      <Section heading={infoCards.heading}>
        <LinkCards cards={infoCards.cards} />
      </Section>
      <Section heading={words.heading} id="questions">
        <Faq questions={questions} words={words} path={resourcesPage.path} strip={SectionStrip} />
      </Section>
    </PageBody>
  );
}
