import {
  cardShape,
  id,
  line,
  prose,
  record,
  sampleNote,
  some,
  specified,
} from "@yno/records/words";
import * as z from "zod";
import { capabilityCategories, iconName, integrationCategories } from "./integration.ts";

const introShape = record({
  heading: line(60),
  cards: some("cards", cardShape),
});

const categoriesShape = record({
  heading: specified,
  text: prose(260),
  tabsLabel: line(40),
  tabs: some(
    "tabs",
    record({
      category: z.enum(
        capabilityCategories,
        `isn't one of the tabs. Write one of: ${capabilityCategories.join(", ")}.`,
      ),
      label: line(24),
    }),
  ).refine(
    (tabs) => tabs.map(({ category }) => category).join() === capabilityCategories.join(),
    `aren't in order. Sort them: ${capabilityCategories.join(", ")}.`,
  ),
  capabilitiesLabel: line(40),
});

const topServerShape = record({
  rank: z
    .int("must be a whole number. Write 1 for the first rank.")
    .min(1, "is below the first rank. Write 1 or more."),
  name: line(40),
  description: prose(140),
  icon: iconName,
  /** Its record in content/mcp-servers/. */
  serverId: id,
});

const topServersShape = some("servers", topServerShape).refine(
  (servers) => servers.every(({ rank }, index) => rank === index + 1),
  "aren't in the order of their ranks. Sort them from 1, each rank once.",
);

const ecosystemShape = record({
  heading: specified,
  points: some("points", cardShape),
});

const filterOptions = ["All", ...integrationCategories] as const;

const toolConnectorShape = record({ name: line(40), description: prose(140) });

const browseShape = record({
  heading: specified,
  text: prose(260),
  note: sampleNote,
  searchLabel: line(40),
  searchPlaceholder: specified,
  categoryLabel: line(40),
  filterOptions: some(
    "filter options",
    z.enum(filterOptions, `isn't a filter option. Write one of: ${filterOptions.join("; ")}.`),
  ).refine(
    (options) => options.join() === filterOptions.join(),
    `aren't in order. Sort them: ${filterOptions.join("; ")}.`,
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
  connect: specified,
  /** Says what the button does not do. */
  connectNote: prose(200),
  empty: record({
    text: specified,
    remedy: prose(120),
  }),
});

const secureShape = record({
  heading: specified,
  points: some("points", cardShape),
  more: record({
    text: prose(120),
    to: z.literal("/security", "leads elsewhere. Write '/security', where the rest is."),
  }),
});

/** Everything that content/integrations-page.ts exports, its claims aside. */
export const integrationsPageShape = record({
  intro: introShape,
  categories: categoriesShape,
  topServersHeading: specified,
  /** By what the servers are ranked, and what that leaves out. */
  topServersNote: prose(320),
  topServers: topServersShape,
  ecosystem: ecosystemShape,
  toolConnectorsHeading: specified,
  toolConnectorsText: prose(200),
  toolConnectors: some("tool connectors", toolConnectorShape),
  browse: browseShape,
  secureByDesign: secureShape,
});

export type IntegrationsIntro = z.infer<typeof introShape>;
export type CapabilityTabs = z.infer<typeof categoriesShape>;
export type TopServer = z.infer<typeof topServerShape>;
export type Ecosystem = z.infer<typeof ecosystemShape>;
export type ToolConnector = z.infer<typeof toolConnectorShape>;
export type BrowseWords = z.infer<typeof browseShape>;
export type SecureByDesign = z.infer<typeof secureShape>;
