import { cardShape, id, nonEmptyList, oneOf, prose, record, specified } from "@yno/records/words";
import { mcpCategories } from "@yno/registry/enums";
import * as z from "zod";

/** The groups of the registry section, as the specification names them. */
const groupTitles = ["Data & Storage", "Communication", "Development", "Information"] as const;

const groupShape = record({
  title: oneOf(groupTitles, "a group"),
  text: prose(100),
  /** Categories of the registry, each a link. */
  categories: nonEmptyList(
    "categories",
    z.enum(mcpCategories, `isn't a category of the registry. Write one of its filter's.`),
  ),
});

/** What the six cards are for, as the specification names it. */
const popularTitles = ["Database", "Filesystem", "Git", "Calendar", "Slack", "Web search"] as const;

const popularShape = record({
  title: oneOf(popularTitles, "a popular server"),
  /** Id of a record of the registry. */
  server: id,
});

const useCaseShape = record({
  title: cardShape.shape.title,
  text: prose(280),
  /** Ids of the servers that it takes, all of them popular ones. */
  servers: nonEmptyList("servers", id),
});

const inOrder = (titles: readonly string[]) => (cards: readonly { title: string }[]) =>
  cards.map(({ title }) => title).join() === titles.join();

/** Everything that content/docs-mcp-page.ts exports. */
export const docsMcpPageShape = record({
  opening: record({ registry: specified, documentation: specified }),
  features: nonEmptyList("feature cards", cardShape),
  registryGroups: nonEmptyList("groups", groupShape).refine(
    inOrder(groupTitles),
    `must name each group once, in this order: ${groupTitles.join("; ")}. Reorder them.`,
  ),
  popularServers: nonEmptyList("popular servers", popularShape).refine(
    inOrder(popularTitles),
    `must name each card once, in this order: ${popularTitles.join("; ")}. Reorder them.`,
  ),
  useCases: nonEmptyList("use cases", useCaseShape),
  callToAction: record({ text: prose(240), documentation: specified }),
});

type Words = z.infer<typeof docsMcpPageShape>;

/** What the cards show of a server of the registry. */
export type NamedServer = { id: string; name: string; description: string; author: string };

export type OpeningLinks = Words["opening"];
export type FeatureWords = Words["features"];
export type RegistryGroup = Words["registryGroups"][number];
export type PopularServer = Words["popularServers"][number];
export type UseCase = Words["useCases"][number];
export type CallToActionWords = Words["callToAction"];

/** Servers that the page names and the registry or its own cards do not have, a sentence for each. */
export function docsMcpServerProblems(
  file: string,
  { popularServers, useCases }: Pick<Words, "popularServers" | "useCases">,
  known: readonly string[],
): string[] {
  const popular = popularServers.map(({ server }) => server);
  return [
    ...popular
      .filter((server) => !known.includes(server))
      .map(
        (server) =>
          `${file}, field popularServers: '${server}' isn't a server of the registry. Write the id of one in content/mcp-servers/.`,
      ),
    ...useCases.flatMap(({ title, servers }) =>
      servers
        .filter((server) => !popular.includes(server))
        .map(
          (server) =>
            `${file}, record '${title}', field servers: '${server}' isn't one of the popular servers. Write the id of one.`,
        ),
    ),
  ];
}
