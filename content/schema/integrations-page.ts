import * as z from "zod";
import { capabilityCategories, iconName, integrationCategories } from "./integration.ts";
import {
  between,
  cardShape,
  exactly,
  fixed,
  id,
  line,
  prose,
  record,
  sampleNote,
} from "./words.ts";

/** A card of the intro, under a title that is fixed. */
const introCard = <const Title extends string>(title: Title) =>
  record({ title: fixed(title), text: prose(260) });

const introShape = record({
  heading: line(60),
  cards: z
    .tuple(
      [
        introCard("Autonomous Decision Making"),
        introCard("Adaptive Learning"),
        introCard("Multi-System Orchestration"),
      ],
      "must hold the three cards in their order. Add what is missing.",
    )
    .readonly(),
});

const categoriesShape = record({
  heading: fixed("Integration Categories"),
  text: prose(260),
  tabsLabel: line(40),
  tabs: exactly(
    6,
    "tabs",
    record({
      category: z.enum(
        capabilityCategories,
        `is none of the tabs. Write one of: ${capabilityCategories.join(", ")}.`,
      ),
      label: line(24),
    }),
  ).refine(
    (tabs) => tabs.every(({ category }, index) => category === capabilityCategories[index]),
    `do not stand in their order. Sort them: ${capabilityCategories.join(", ")}.`,
  ),
  capabilitiesLabel: line(40),
});

const topServerShape = record({
  rank: z
    .int("must be a whole number. Write 1 to 10.")
    .min(1, "lies before the first rank. Write 1 to 10.")
    .max(10, "lies after the last rank. Write 1 to 10."),
  name: line(40),
  description: prose(140),
  icon: iconName,
  /** Its record in content/mcp-servers/. */
  serverId: id,
});

const topServersShape = exactly(10, "servers", topServerShape).refine(
  (servers) => servers.every(({ rank }, index) => rank === index + 1),
  "do not stand in the order of their ranks. Sort them from 1 to 10, each rank once.",
);

const ecosystemShape = record({
  heading: fixed("MCP ecosystem advantages"),
  points: between(3, 5, "points", cardShape),
});

const filterOptions = ["All", ...integrationCategories] as const;

const toolConnectorShape = record({ name: line(40), description: prose(140) });

const browseShape = record({
  heading: fixed("Browse All Integrations"),
  text: prose(260),
  note: sampleNote,
  searchLabel: line(40),
  searchPlaceholder: fixed("Search integrations..."),
  categoryLabel: line(40),
  filterOptions: exactly(
    filterOptions.length,
    "filter options",
    z.enum(filterOptions, `is no filter option. Write one of: ${filterOptions.join("; ")}.`),
  ).refine(
    (options) => options.every((option, index) => option === filterOptions[index]),
    `do not stand in their order. Sort them: ${filterOptions.join("; ")}.`,
  ),
  labels: record({
    setupTime: line(30),
    auth: line(30),
    popularity: line(30),
    features: line(30),
  }),
  statuses: record({ active: line(20), beta: line(20), coming: line(20) }),
  popularities: record({ high: line(20), medium: line(20), low: line(20) }),
  /** Follows the count, as in '3 integrations found'. */
  found: record({ one: line(40), many: line(40) }),
  connect: fixed("Connect"),
  /** Says what the button does not do. */
  connectNote: prose(200),
  empty: record({
    text: fixed("No integrations found matching your criteria."),
    remedy: prose(120),
  }),
});

const secureShape = record({
  heading: fixed("Secure by Design"),
  points: between(3, 5, "points", cardShape),
  more: record({
    text: prose(120),
    to: z.literal("/security", "leads elsewhere. Write '/security', where the rest stands."),
  }),
});

/** Everything that content/integrations-page.ts exports, its claims aside. */
export const integrationsPageShape = record({
  intro: introShape,
  categories: categoriesShape,
  topServersHeading: fixed("Top 10 Most Popular MCP Servers"),
  /** By what the servers are ranked, and what that leaves out. */
  topServersNote: prose(320),
  topServers: topServersShape,
  ecosystem: ecosystemShape,
  toolConnectorsHeading: fixed("Tool connectors"),
  toolConnectorsText: prose(200),
  toolConnectors: exactly(10, "tool connectors", toolConnectorShape),
  browse: browseShape,
  secureByDesign: secureShape,
});

export type IntegrationsIntro = z.infer<typeof introShape>;
export type CapabilityTabs = z.infer<typeof categoriesShape>;
export type TopServer = z.infer<typeof topServerShape>;
export type Ecosystem = z.infer<typeof ecosystemShape>;
export type ToolConnector = z.infer<typeof toolConnectorShape>;
export type FilterOption = (typeof filterOptions)[number];
export type BrowseWords = z.infer<typeof browseShape>;
export type SecureByDesign = z.infer<typeof secureShape>;
