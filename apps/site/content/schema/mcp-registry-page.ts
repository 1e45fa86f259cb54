import {
  nonEmptyList,
  oneOf,
  prose,
  record,
  sampleNote,
  shortText,
  specified,
} from "@yno/records/words";
import { mcpClientIds } from "@yno/registry/enums";
import * as z from "zod";

/** The source of a sentence about somebody else's product. */
const sourceShape = record({
  address: z.url("isn't an address. Write it as 'https://docs.name.com/page'."),
  /** The day on which we read it. */
  readOn: z.iso.date("isn't a date. Write it as '2026-11-26'."),
});

const clientShape = record({
  id: oneOf(mcpClientIds, "a client"),
  name: shortText(20),
  /** Where the text goes. */
  place: prose(140),
  /** Where the text for Windows goes, if that is another one. */
  windowsPlace: z.exactOptional(prose(140)),
  /** Where the address of a hosted server goes, if the text is only that. */
  hostedPlace: z.exactOptional(prose(140)),
  /** Where the missing values come from. Shown when there are any. */
  values: prose(200),
  /** How the client treats a server's name. */
  naming: z.exactOptional(prose(200)),
  /** Its documentation. Absent where the text is for no particular client. */
  source: z.exactOptional(sourceShape),
});

/** The words in the panel that Documentation and Install open in place. */
const panelShape = record({
  close: shortText(20),
  notes: shortText(30),
  install: shortText(30),
  clients: z
    .array(clientShape, "must be a list of clients. Write it as one.")
    .refine(
      (clients) => clients.map(({ id }) => id).join() === mcpClientIds.join(),
      `must name each client once, in this order: ${mcpClientIds.join(", ")}. Reorder or complete it.`,
    )
    .readonly(),
  /** Names the documentation of a client, as a link. */
  clientSource: shortText(40),
  /** Follows that link, and comes before the day on which we read it. */
  readOn: shortText(20),
  /** The choice of a configuration, where a client needs another one on Windows. */
  systems: record({ label: shortText(20), other: shortText(30), windows: shortText(20) }),
  /** Why it's another one. */
  windowsNote: prose(160),
  windowsSourceName: shortText(40),
  windowsSource: sourceShape,
  allowlist: shortText(30),
  /** Comes before the entry of an allowlist. */
  allowlistPlace: prose(200),
  /** Follows it where Windows needs another entry. */
  allowlistWindows: prose(120),
  allowlistSourceName: shortText(40),
  allowlistSource: sourceShape,
  /** Precedes the command that prepares a client once. */
  setup: shortText(120),
  environment: shortText(30),
  variable: shortText(20),
  meaning: shortText(20),
  need: shortText(20),
  required: shortText(20),
  optional: shortText(20),
  /** Shown where it's unknown whether the value is required. */
  unknown: shortText(20),
  /** Comes before the value that we give a variable. */
  setTo: shortText(20),
  secret: shortText(20),
  noEnvironment: prose(80),
  tools: shortText(30),
  /** Follows the number of tools that aren't named. */
  moreTools: shortText(20),
  noTools: prose(80),
  figures: shortText(30),
  version: shortText(20),
  seen: shortText(40),
  sample: shortText(40),
  about: shortText(30),
  transport: shortText(20),
  hosted: shortText(30),
  maintainer: shortText(30),
  tiers: record({ reference: shortText(60), official: shortText(60), community: shortText(60) }),
  license: shortText(20),
  listedName: shortText(40),
  registryName: shortText(40),
  status: shortText(20),
  /** Separates a status from its source. */
  statusSeenIn: shortText(20),
  evidence: shortText(40),
  /** Follows the source of a command that we put together. */
  composed: prose(120),
  /** Follows the source of a command to which we only added the version. */
  versionAdded: prose(120),
});

/**
 * The words of content/pages/mcp-registry.ts.
 *
 * @public found by its name (tools/content/whole-files.ts)
 */
export const mcpRegistryPageShape = record({
  basis: sampleNote,
  caution: prose(200),
  /** What other programs make of the registry, a line each. */
  elsewhere: nonEmptyList(
    "lines",
    record({
      before: shortText(80),
      code: shortText(60),
      after: prose(160),
      /** The name of the source, as a link. */
      sourceName: shortText(60),
      source: sourceShape,
    }),
  ),
  search: record({
    label: shortText(40),
    placeholder: specified,
    suggestions: specified,
    noSuggestions: specified,
  }),
  filters: record({
    /** Names the group of the category buttons. */
    categories: shortText(30),
    /** The name of the drawing, in which a line sets its category as the filter. */
    byCategory: shortText(40),
    all: specified,
    clear: specified,
    /** The links around the list, for keyboard users. */
    skip: shortText(30),
    back: shortText(30),
  }),
  /** The words on a server's card. The figures come from its record. */
  card: record({
    author: shortText(20),
    stars: shortText(20),
    downloads: shortText(20),
    /** What follows a count of downloads that isn't all-time. */
    per: record({ week: shortText(20), month: shortText(20) }),
    /** Follows every figure that is a sample. */
    sample: shortText(20),
    category: shortText(20),
    tags: shortText(20),
    updated: specified,
    /** What a card calls a server that isn't active any more. */
    statuses: record({
      deprecated: shortText(20),
      archived: shortText(20),
      "deprecated-reported": shortText(20),
    }),
    install: specified,
    copy: specified,
    copied: specified,
    /** Precedes the command in the notice after copying. */
    copiedCommand: specified,
    /** The notice where the clipboard is refused; the keys to press are between the two. */
    notCopied: record({ title: shortText(40), before: shortText(60), after: shortText(40) }),
    github: specified,
    documentation: specified,
  }),
  empty: record({
    title: specified,
    /** Precedes the search term in quotation marks. */
    beforeTerm: specified,
    afterTerm: specified,
    withoutTerm: specified,
  }),
  /** When the panel's code did not arrive. */
  unavailable: record({ title: shortText(60), text: prose(120) }),
  withoutScript: prose(160),
});

/**
 * Everything that content/mcp-registry-panel.ts exports. It's a separate file, loaded with the
 * panel.
 *
 * @public found by its name (tools/content/whole-files.ts)
 */
export const mcpRegistryPanelShape = record({ panel: panelShape });

type Words = z.infer<typeof mcpRegistryPageShape>;

/** All words of the page itself. */
export type RegistryWords = Words;
export type RegistrySearchWords = Words["search"];
export type RegistryCardWords = Words["card"];
export type RegistryPanelWords = z.infer<typeof panelShape>;
export type RegistryEmptyWords = Words["empty"];
