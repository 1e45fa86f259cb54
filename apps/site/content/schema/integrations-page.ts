import {
  cardShape,
  id,
  nonEmptyList,
  oneOf,
  prose,
  record,
  sampleNote,
  shortText,
  specified,
} from "@yno/records/words";
import * as z from "zod";
import { capabilityCategories, iconName } from "#content/collections/capabilities.ts";
import { integrationCategories } from "#content/collections/integrations.ts";

const furtherShape = record({ name: shortText(30), to: shortText(80) });

const topServerShape = record({
  rank: z
    .int("must be a whole number. Write 1 for the first rank.")
    .min(1, "is below the first rank. Write 1 or more."),
  name: shortText(40),
  description: prose(140),
  icon: iconName,
  /** Its record in content/mcp-servers/. */
  serverId: id,
});

const filterOptions = ["All", ...integrationCategories] as const;

const toolConnectorShape = record({ name: shortText(40), description: prose(140) });

/** The words of content/pages/integrations.ts. */
export const integrationsPageShape = record({
  intro: record({ heading: shortText(60), cards: nonEmptyList("cards", cardShape) }),
  map: record({
    /** The name of the drawing, whose parts lead to the rows, for screen readers. */
    label: shortText(60),
    server: furtherShape,
    container: furtherShape,
  }),
  categories: record({
    heading: specified,
    text: prose(260),
    tabsLabel: shortText(40),
    tabs: nonEmptyList(
      "tabs",
      record({ category: oneOf(capabilityCategories, "one of the tabs"), label: shortText(24) }),
    ).refine(
      (tabs) => tabs.map(({ category }) => category).join() === capabilityCategories.join(),
      `aren't in order. Sort them: ${capabilityCategories.join(", ")}.`,
    ),
    capabilitiesLabel: shortText(40),
  }),
  topServersHeading: specified,
  /** By what the servers are ranked, and what that leaves out. */
  topServersNote: prose(320),
  topServers: nonEmptyList("servers", topServerShape).refine(
    (servers) => servers.every(({ rank }, index) => rank === index + 1),
    "aren't in the order of their ranks. Sort them from 1, each rank once.",
  ),
  ecosystem: record({ heading: specified, points: nonEmptyList("points", cardShape) }),
  toolConnectorsHeading: specified,
  toolConnectorsText: prose(200),
  toolConnectors: nonEmptyList("tool connectors", toolConnectorShape),
  browse: record({
    heading: specified,
    text: prose(260),
    note: sampleNote,
    searchLabel: shortText(40),
    searchPlaceholder: specified,
    categoryLabel: shortText(40),
    filterOptions: nonEmptyList("filter options", oneOf(filterOptions, "a filter option")).refine(
      (options) => options.join() === filterOptions.join(),
      `aren't in order. Sort them: ${filterOptions.join("; ")}.`,
    ),
    labels: record({
      setupTime: shortText(30),
      auth: shortText(30),
      popularity: shortText(30),
      features: shortText(30),
    }),
    statuses: record({ active: shortText(20), beta: shortText(20), coming: shortText(20) }),
    popularities: record({ high: shortText(20), medium: shortText(20), low: shortText(20) }),
    /** Follows the count, as in '3 integrations found'. */
    found: record({ one: shortText(40), many: shortText(40) }),
    connect: specified,
    /** Says what the button does not do. */
    connectNote: prose(200),
    empty: record({ text: specified, remedy: prose(120) }),
  }),
  secureByDesign: record({ heading: specified, points: nonEmptyList("points", cardShape) }),
});

export type IntegrationsPage = z.infer<typeof integrationsPageShape>;
export type CapabilityTabs = IntegrationsPage["categories"];
export type TopServer = z.infer<typeof topServerShape>;
export type Ecosystem = IntegrationsPage["ecosystem"];
export type BrowseWords = IntegrationsPage["browse"];
