import type {
  CallToActionWords,
  FeatureWords,
  NamedServer,
  OpeningLinks,
  PopularServer,
  RegistryGroup,
  UseCase,
} from "#content/schema/docs-mcp-page.ts";
import "./docs.css";

/** The links under the opening of /docs/mcp. */
export function McpActions({ words }: { words: OpeningLinks }) {
  return (
    <>
      <a href="/mcp-registry" className="button button-primary">
        {words.registry}
      </a>
      <a href="/docs" className="button">
        {words.documentation}
      </a>
    </>
  );
}

const list = "document-cards my-7 grid list-none p-0";
const cardsOf12rem = `${list} grid-cols-[repeat(auto-fill,minmax(min(100%,12rem),1fr))] gap-x-8 gap-y-7`;
const card = "border-t border-rule pt-3.5";
const cardTitle = "mt-0 mb-1.5 text-[1.0625rem]";
const links = "mt-2 flex list-none flex-wrap gap-x-5 gap-y-1 p-0";

export function FeatureCards({ cards }: { cards: FeatureWords }) {
  return (
    <ul className={cardsOf12rem}>
      {cards.map(({ title, text }) => (
        <li key={title} className={card}>
          <h3 className={cardTitle}>{title}</h3>
          <p className="text-ink-2">{text}</p>
        </li>
      ))}
    </ul>
  );
}

/** The groups, each with links to the categories of the registry that belong to it. */
export function RegistryCategories({ groups }: { groups: readonly RegistryGroup[] }) {
  return (
    <ul
      className={`${list} grid-cols-[repeat(auto-fill,minmax(min(100%,18rem),1fr))] gap-x-8 gap-y-7`}
    >
      {groups.map(({ title, text, categories }) => (
        <li key={title} className={card}>
          <h3 className={cardTitle}>{title}</h3>
          <p className="text-ink-2">{text}</p>
          <ul className={links}>
            {categories.map((category) => (
              <li key={category}>
                <a href={`/mcp-registry?category=${encodeURIComponent(category)}`}>{category}</a>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

type PopularServersProps = { cards: readonly PopularServer[]; servers: readonly NamedServer[] };

/** What each server is for, its name in the registry, and what the registry says about it. */
export function PopularServers({ cards, servers }: PopularServersProps) {
  return (
    <ul className={cardsOf12rem}>
      {cards.map(({ title, server }) => (
        <li key={title} className={card}>
          <h4 className={cardTitle}>{title}</h4>
          <p className="text-ink-2">{servers.find(({ id }) => id === server)?.description}</p>
          <p className="mt-1.5 text-ink-2">
            <ServerLink id={server} servers={servers} />
          </p>
        </li>
      ))}
    </ul>
  );
}

type UseCasesProps = {
  cases: readonly UseCase[];
  servers: readonly NamedServer[];
};

/** What servers are used for together. */
export function UseCases({ cases, servers }: UseCasesProps) {
  return (
    <ul className={`${list} grid-cols-1 gap-5`}>
      {cases.map(({ title, text, servers: used }) => (
        <li
          key={title}
          className={`${card} @min-[36rem]/page:grid @min-[36rem]/page:grid-cols-[12rem_minmax(0,1fr)] @min-[36rem]/page:gap-8`}
        >
          <h3 className={cardTitle}>{title}</h3>
          <div>
            <p className="text-ink-2">{text}</p>
            <ul className={links}>
              {used.map((id) => (
                <li key={id}>
                  <ServerLink id={id} servers={servers} />
                </li>
              ))}
            </ul>
          </div>
        </li>
      ))}
    </ul>
  );
}

export function CallToAction({ words }: { words: CallToActionWords }) {
  return (
    <div>
      <p>{words.text}</p>
      <a href="/docs" className="button button-primary mt-5">
        {words.documentation}
      </a>
    </div>
  );
}

/** A server by its name, found by that name in the registry. */
function ServerLink({ id, servers }: { id: string; servers: readonly NamedServer[] }) {
  const name = servers.find((server) => server.id === id)?.name ?? id;
  return <a href={`/mcp-registry?q=${encodeURIComponent(name)}`}>{name}</a>;
}
