import { EverySize } from "#app/drawings/drawing.tsx";
import { drawTiers } from "#app/drawings/openings/platform.ts";
import { sectionWords } from "#content/messages/layout.ts";
import type {
  Components,
  TechnologyStack,
  Tiers,
  Stories as Words,
} from "#content/pages/platform.ts";
import { Facts } from "./section.tsx";

/** The components, and what each passes on to which other. */
export function ComponentList({ words }: { words: Components }) {
  const findTitle = (id: string) => words.components.find((each) => each.id === id)?.title ?? "";
  return (
    <Facts
      className="rows"
      facts={words.components.map(({ id, title, text }) => ({
        title,
        text: (
          <>
            <p>{text}</p>
            <ul className="component-joins">
              {words.connections
                .filter((connection) => connection.from === id)
                .map(({ to, carries }) => (
                  <li key={to}>
                    {sectionWords.to} {findTitle(to)}: {carries}
                  </li>
                ))}
            </ul>
          </>
        ),
      }))}
    />
  );
}

type FactCard = { title: string; facts: readonly { term: string; detail: string }[] };

/** Facts in cards, each a small definition list. */
export function FactCards({ cards }: { cards: readonly FactCard[] }) {
  return (
    <ul className="fact-cards">
      {cards.map(({ title, facts }) => (
        <li key={title}>
          <h3>{title}</h3>
          <Facts facts={facts.map(({ term, detail }) => ({ title: term, text: detail }))} />
        </li>
      ))}
    </ul>
  );
}

/** The technology stack: what each layer does and the services that do it. */
export function StackCards({ words }: { words: TechnologyStack }) {
  return (
    <ul className="columns columns-narrow">
      {words.cards.map(({ title, text, services }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
          <p className="mt-3 text-13/[1.45] text-ink-3">{words.servicesLabel}</p>
          <ul className="status-services flex-col">
            {services.map((service) => (
              <li key={service}>{service}</li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

/** Stories told of a kind of company: before, now, who decides, and two figures. */
export function Stories({ words }: { words: Words }) {
  return (
    <>
      <ul className="stories">
        {words.stories.map((story) => (
          <li key={story.company}>
            <h3>{story.company}</h3>
            <Facts
              className="story-text"
              facts={[
                { title: words.labels.before, text: story.before },
                { title: words.labels.workflow, text: story.workflow },
                { title: words.labels.decides, text: story.decides },
              ]}
            />
            <Facts
              className="story-figures"
              facts={story.figures.map(({ figure, text }) => ({ title: text, text: figure }))}
            />
          </li>
        ))}
      </ul>
      <p className="note mt-8">{words.note}</p>
    </>
  );
}

/** The tiers of autonomy, drawn as a line that climbs, and described one by one. */
export function TierList({ words }: { words: Tiers }) {
  return (
    <>
      <div className="drawing" aria-hidden="true">
        <EverySize sizes={drawTiers(words.tiers)} />
      </div>
      <ol className="tiers">
        {words.tiers.map((tier) => (
          <li key={tier.number}>
            <h3>
              <span className="tier-number" aria-hidden="true">
                {tier.number}
              </span>{" "}
              {tier.name}
              {tier.autonomy && <span className="tier-autonomy"> {tier.autonomy}</span>}
            </h3>
            <Facts
              facts={[
                { title: words.labels.agent, text: tier.agent },
                { title: words.labels.alone, text: tier.alone },
                { title: words.labels.person, text: tier.person },
                { title: words.labels.example, text: tier.example },
              ]}
            />
          </li>
        ))}
      </ol>
    </>
  );
}
