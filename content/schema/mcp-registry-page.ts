import { line, prose, record, sampleNote, some, specified } from "@yno/records/words";
import * as z from "zod";

const searchShape = record({
  label: line(40),
  placeholder: specified,
  suggestions: specified,
  noSuggestions: specified,
});

const filtersShape = record({
  /** Names the group of the category buttons. */
  categories: line(30),
  all: specified,
  clear: specified,
  /** The links around the list, for keyboard users. */
  skip: line(30),
  back: line(30),
});

const notCopiedShape = record({ title: line(40), before: line(60), after: line(40) });

/** The words on a server's card. The figures come from its record. */
const cardShape = record({
  author: line(20),
  stars: line(20),
  downloads: line(20),
  /** Follows a count of one week's downloads. */
  aWeek: line(20),
  category: line(20),
  tags: line(20),
  updated: specified,
  /** What a card calls a server that isn't active any more. */
  statuses: record({
    deprecated: line(20),
    archived: line(20),
    "deprecated-reported": line(20),
  }),
  install: specified,
  copy: specified,
  copied: specified,
  /** Precedes the command in the notice after copying. */
  copiedCommand: specified,
  /** The notice where the clipboard is refused; the keys to press are between the two. */
  notCopied: notCopiedShape,
  github: specified,
  documentation: specified,
});

/** The clients for which the panel writes a configuration, in the order of its tabs. */
const mcpClientIds = ["claude-code", "claude-desktop", "vs-code", "cursor", "plain-json"] as const;

const clientShape = record({
  id: z.enum(mcpClientIds, `isn't a client. Write one of: ${mcpClientIds.join(", ")}.`),
  name: line(20),
  /** Where the text goes. */
  place: prose(140),
});

/** The words in the panel that Documentation and Install open in place. */
const panelShape = record({
  close: line(20),
  notes: line(30),
  install: line(30),
  clients: z
    .array(clientShape, "must be a list of clients. Write it as one.")
    .refine(
      (clients) => clients.map(({ id }) => id).join() === mcpClientIds.join(),
      `must name each client once, in this order: ${mcpClientIds.join(", ")}. Reorder or complete it.`,
    )
    .readonly(),
  /** Shown under a configuration with placeholders in angle brackets. */
  placeholders: prose(200),
  /** Precedes the command that prepares a client once. */
  setup: line(120),
  environment: line(30),
  variable: line(20),
  meaning: line(20),
  need: line(20),
  required: line(20),
  optional: line(20),
  /** Shown where it's unknown whether the value is required. */
  unknown: line(20),
  secret: line(20),
  noEnvironment: prose(80),
  tools: line(30),
  /** Follows the number of tools that aren't named. */
  moreTools: line(20),
  noTools: prose(80),
  figures: line(30),
  version: line(20),
  seen: line(40),
  sample: line(40),
  about: line(30),
  transport: line(20),
  hosted: line(30),
  maintainer: line(30),
  tiers: record({ reference: line(60), official: line(60), community: line(60) }),
  license: line(20),
  registryName: line(40),
  status: line(20),
  /** Separates a status from its source. */
  statusSeenIn: line(20),
  evidence: line(40),
  composed: prose(120),
});

const emptyShape = record({
  title: specified,
  /** Precedes the search term in quotation marks. */
  beforeTerm: specified,
  afterTerm: specified,
  withoutTerm: specified,
});

/** Everything that content/mcp-registry-page.ts exports, its claims aside. */
export const mcpRegistryPageShape = record({
  basis: sampleNote,
  caution: prose(200),
  /** A line for each kind of client that can read the registry itself. */
  elsewhere: some("lines", record({ before: line(60), code: line(60), after: line(60) })),
  search: searchShape,
  filters: filtersShape,
  card: cardShape,
  empty: emptyShape,
  /** When the panel's code did not arrive. */
  unavailable: record({ title: line(60), text: prose(120) }),
  withoutScript: prose(160),
});

/**
 * Everything that content/mcp-registry-panel.ts exports. It's a separate file, loaded with the
 * panel.
 */
export const mcpRegistryPanelShape = record({ panel: panelShape });

type Words = z.infer<typeof mcpRegistryPageShape>;

export type McpClientId = (typeof mcpClientIds)[number];
/** All words of the page itself. */
export type RegistryWords = Words;
export type RegistrySearchWords = Words["search"];
export type RegistryFilterWords = Words["filters"];
export type RegistryCardWords = Words["card"];
export type RegistryPanelWords = z.infer<typeof panelShape>;
export type RegistryEmptyWords = Words["empty"];
