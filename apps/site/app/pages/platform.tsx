import { Picture } from "#app/drawings/drawing.tsx";
import { drawPlatform } from "#app/drawings/openings/platform.ts";
import { FlagshipRun } from "#app/features/runs/run-view.tsx";
import { Opening } from "#app/layout/opening.tsx";
import { PageBody } from "#app/layout/page-body.tsx";
import { Figures } from "#app/sections/figures.tsx";
import {
  ComponentList,
  FactCards,
  StackCards,
  Stories,
  TierList,
} from "#app/sections/platform-sections.tsx";
import { InertButtons, Onward, Section } from "#app/sections/section.tsx";
import { Later } from "#app/ui/progressive-render.ts";
import { run } from "#content/derived/flagship-run.ts";
import {
  components,
  headlineStats,
  hero,
  platformPage,
  sampleRun,
  specifications,
  stories,
  technologyStack,
  tiers,
} from "#content/pages/platform.ts";

export const page = platformPage;

const drawing = drawPlatform(components);

export default function Platform() {
  return (
    <PageBody>
      <Opening
        page={platformPage}
        form="across"
        actions={<InertButtons labels={hero.buttons} text={hero.text} mail={hero.mail} primary />}
        drawing={<Picture sizes={drawing} text={platformPage.drawing} />}
      />
      <Section heading={sampleRun.heading} opening={run.summary} band>
        <Later>{() => <FlagshipRun run={run} />}</Later>
      </Section>
      <Section heading={headlineStats.heading} opening={headlineStats.note}>
        <Figures figures={headlineStats.stats} />
      </Section>
      <Section heading={tiers.heading} opening={tiers.text}>
        <TierList words={tiers} />
      </Section>
      <Section heading={components.heading}>
        <ComponentList words={components} />
      </Section>
      <Section heading={technologyStack.heading}>
        <StackCards words={technologyStack} />
      </Section>
      <Section heading={stories.heading} band>
        <Stories words={stories} />
      </Section>
      <Section heading={specifications.heading}>
        <FactCards cards={specifications.cards} />
        <Onward {...platformPage.onward} />
      </Section>
    </PageBody>
  );
}
