import type { NamedServer } from "#content/derived/popular-servers.ts";
import type {
  CallToActionWords,
  FeatureWords,
  PopularServer,
  RegistryGroup,
  UseCase,
} from "#content/docs-mcp-page.ts";

/** A card for each reason to use MCP. */
export function FeatureCards({ cards }: { cards: FeatureWords }) {
  return (
    <ul className="document-cards">
      {cards.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}

/** The groups, each with links to the categories of the registry that belong to it. */
export function RegistryCategories({ groups }: { groups: readonly RegistryGroup[] }) {
  return (
    <ul className="document-cards document-cards-two">
      {groups.map(({ title, text, categories }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
          <ul>
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
    <ul className="document-cards">
      {cards.map(({ title, server }) => (
        <li key={title}>
          <h4>{title}</h4>
          <p>{servers.find(({ id }) => id === server)?.description}</p>
          <p>
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
    <ul className="document-cards document-cards-rows">
      {cases.map(({ title, text, servers: used }) => (
        <li key={title}>
          <h3>{title}</h3>
          <div>
            <p>{text}</p>
            <ul>
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

/** The last line of /docs/mcp, which leads to the documentation. */
export function CallToAction({ words }: { words: CallToActionWords }) {
  return (
    <div className="document-call">
      <p>{words.text}</p>
      <a href="/docs" className="button button-primary">
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
