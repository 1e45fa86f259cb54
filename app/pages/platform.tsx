import { FlagshipRun } from "#app/features/runs/flagship-run.tsx";
import { Opening } from "#app/layout/opening.tsx";
import { PageBody } from "#app/layout/page-body.tsx";
import { ComponentDiagram } from "#app/sections/component-diagram.tsx";
import { FactCards } from "#app/sections/fact-cards.tsx";
import { Figures } from "#app/sections/figures.tsx";
import { InertButtons } from "#app/sections/inert-buttons.tsx";
import { Section } from "#app/sections/section.tsx";
import { StackCards } from "#app/sections/stack-cards.tsx";
import { Stories } from "#app/sections/stories.tsx";
import { TierDiagram } from "#app/sections/tier-diagram.tsx";
import { platformPage } from "#content/pages/platform.ts";
import {
  components,
  headlineStats,
  hero,
  sampleRun,
  specifications,
  technologyStack,
  tiers,
} from "#content/platform.ts";
import { stories } from "#content/platform-stories.ts";
import { run } from "#derived/flagship-run.ts";

export const page = platformPage;

export default function Platform() {
  return (
    <PageBody>
      <div className="grid gap-8">
        <Opening page={platformPage} />
        <InertButtons labels={hero.buttons} text={hero.text} mail={hero.mail} primary />
      </div>
      <Section heading={headlineStats.heading} opening={headlineStats.note}>
        <Figures figures={headlineStats.stats} />
      </Section>
      <Section heading={sampleRun.heading} opening={run.summary}>
        <FlagshipRun run={run} />
      </Section>
      <Section heading={tiers.heading} opening={tiers.text}>
        <TierDiagram words={tiers} />
      </Section>
      <Section heading={components.heading}>
        <ComponentDiagram words={components} />
      </Section>
      <Section heading={technologyStack.heading}>
        <StackCards words={technologyStack} />
      </Section>
      <Section heading={stories.heading}>
        <Stories words={stories} />
      </Section>
      <Section heading={specifications.heading}>
        <FactCards cards={specifications.cards} />
      </Section>
    </PageBody>
  );
}
