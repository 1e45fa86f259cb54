import { EverySize } from "#app/drawings/drawing.tsx";
import { drawTiers } from "#app/drawings/openings/platform.ts";
import type {
  Components,
  TechnologyStack,
  Tiers,
  Stories as Words,
} from "#content/schema/platform.ts";
import { sectionWords } from "#content/words/layout.ts";
import "./lists.css";
import "./platform.css";
import "./home.css";

/** The components, and what each passes on to which other. */
export function ComponentList({ words }: { words: Components }) {
  const findTitle = (id: string) => words.components.find((each) => each.id === id)?.title ?? "";
  return (
    <dl className="rows">
      {words.components.map(({ id, title, text }) => (
        <div key={id}>
          <dt>{title}</dt>
          <dd>
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
          </dd>
        </div>
      ))}
    </dl>
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
          <dl>
            {facts.map(({ term, detail }) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{detail}</dd>
              </div>
            ))}
          </dl>
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
          <p className="mt-3 text-13 text-ink-3">{words.servicesLabel}</p>
          <ul className="status-services">
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
            <dl className="story-text">
              <div>
                <dt>{words.labels.before}</dt>
                <dd>{story.before}</dd>
              </div>
              <div>
                <dt>{words.labels.workflow}</dt>
                <dd>{story.workflow}</dd>
              </div>
              <div>
                <dt>{words.labels.decides}</dt>
                <dd>{story.decides}</dd>
              </div>
            </dl>
            <dl className="story-figures">
              {story.figures.map(({ figure, text }) => (
                <div key={text}>
                  <dt>{text}</dt>
                  <dd>{figure}</dd>
                </div>
              ))}
            </dl>
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
            <dl>
              <div>
                <dt>{words.labels.agent}</dt>
                <dd>{tier.agent}</dd>
              </div>
              <div>
                <dt>{words.labels.person}</dt>
                <dd>{tier.person}</dd>
              </div>
              <div>
                <dt>{words.labels.example}</dt>
                <dd>{tier.example}</dd>
              </div>
            </dl>
          </li>
        ))}
      </ol>
    </>
  );
}
