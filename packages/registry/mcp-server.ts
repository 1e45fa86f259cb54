import { boundedList, id, nonEmptyList, prose, record, shortText } from "@yno/brand/schema";
import * as z from "zod";
import { installCommand } from "./command.ts";
import {
  downloadPeriods,
  type McpCategory,
  type McpFigure,
  mcpFigures,
  mcpStatuses,
  mcpTiers,
  probeAnswers,
} from "./enums.ts";
import { everyCommand, givesSecret, isNarrow, isPinned, isWidest } from "./safety.ts";
import { serverShape, variablesShape, written } from "./server-json.ts";
import { environmentOf } from "./transport.ts";

const maxNamedTools = 12;

/** Sample dates are between these days. */
const sampleDays = { first: "2025-06-01", last: "2026-08-31" } as const;

const unlike = (values: readonly string[]) =>
  new Set(values.map((value) => value.toLowerCase())).size === values.length;

const figure = z
  .int("isn't a whole number. Write it in full, as 12480.")
  .min(0, "is below 0. Write what was counted.")
  .max(9_999_999, "is 10,000,000 or more. Check it, or raise the limit.");

const day = z.iso.date("isn't a date. Write it as '2026-07-10'.");

/** The day, month or year of a source, as far as it says it. */
const sourceDay = written(
  /^\d{4}(?:-\d{2}){0,2}$/,
  "isn't a date.",
  "Write '2026-08-31', '2026-08' or '2026'.",
);

const names = (remedy: string) => nonEmptyList("names", shortText(80)).refine(unlike, remedy);

/** What we say of a server beside its server.json. */
export const listingShape = record({
  /** Part of addresses, and of names in our namespace as ai.yno.registry/<id>. */
  id,
  author: shortText(40),
  tags: boundedList(
    2,
    6,
    "tags",
    written(
      /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
      "isn't a tag.",
      "Write it in small letters, as 'web-data'.",
    ),
  ).refine(unlike, "names a tag twice. Remove the second."),
  tier: z.enum(
    mcpTiers,
    "isn't a tier. Write 'reference' (kept by the protocol's project), 'official' (by the product's vendor) or 'community'.",
  ),
  status: z.enum(
    mcpStatuses,
    "isn't a status. Write 'active', 'deprecated', 'archived', or 'deprecated-reported' when only third parties say it.",
  ),
  /** Where the status was seen, when it isn't active. */
  statusSeenIn: z.exactOptional(shortText(80)),
  /** Why it is not active, or other facts about its state. */
  statusNote: z.exactOptional(prose(200)),
  /** What to use in place of a server that isn't active, as 'The hosted server of ElevenLabs'. */
  replacedBy: z.exactOptional(shortText(80)),
  /** What it does beyond its description, its limits, and its requirements. */
  notes: prose(240),
  /** What to change when the safest mode, which the command uses, isn't enough. */
  more: z.exactOptional(prose(200)),
  license: z.exactOptional(shortText(40)),
  /** Absent if no tool is known, which doesn't mean there isn't one. */
  tools: z.exactOptional(
    record({
      /** All of them, where the source counts them. */
      count: z.exactOptional(figure.min(1, "is 0. Remove it when nothing was counted.")),
      names: z.exactOptional(
        names("names a tool twice. Remove the second.").refine(
          ({ length }) => length <= maxNamedTools,
          `holds more than ${maxNamedTools} names. Keep the first ones.`,
        ),
      ),
    }).refine(
      ({ count, names = [] }) => count === undefined || count >= names.length,
      "counts fewer tools than it names. Correct the count.",
    ),
  ),
  /** Figures that were read in public material. */
  seen: record({
    /** Of the whole repository, even if it holds several servers. */
    stars: z.exactOptional(record({ count: figure, on: sourceDay })),
    /** What was counted. One of a week or month begins with 'Weekly' or 'Monthly'. */
    downloads: z.exactOptional(record({ count: figure, of: shortText(120), on: sourceDay })),
    lastUpdated: z.exactOptional(day),
    /** The day on which the version, its package and its variables were read. */
    versionOn: z.exactOptional(day),
  }),
  /** What a card shows in the place of figures that nobody published. */
  samples: z.exactOptional(
    record({
      stars: z.exactOptional(figure),
      downloads: z.exactOptional(figure),
      version: z.exactOptional(shortText(20)),
      lastUpdated: z.exactOptional(
        day
          .min(10)
          .refine(
            (on) => on >= sampleDays.first && on <= sampleDays.last,
            `is a sample date outside ${sampleDays.first} to ${sampleDays.last}. Choose a day between them.`,
          ),
      ),
    }),
  ),
  /** The repository holds more than this server, although its address names no folder. */
  sharesRepository: z.exactOptional(z.literal(true, "can only be true. Remove it otherwise.")),
  /** Its flags take a value after '=' only, where most also take it as the next word. */
  joinsFlags: z.exactOptional(z.literal(true, "can only be true. Remove it otherwise.")),
  /** Variables that it can do without, and that are passed on all the same. */
  passes: z.exactOptional(names("names a variable twice. Remove the second.")),
  /** Words after the package that prepare a client once, in the place of its arguments. */
  setup: z.exactOptional(shortText(60)),
  /** How it's started from its Git repository, where no package registry holds it. */
  source: z.exactOptional(
    record({ command: shortText(20), args: nonEmptyList("arguments", shortText(200)) }),
  ),
  /** Those of a server without a package, as in server.json. */
  environmentVariables: z.exactOptional(variablesShape),
  /** Variables whose names were not seen in the source. */
  unseenVariables: z.exactOptional(names("names a variable twice. Remove the second.")),
  /** What its first address did when it was last asked (npm run registry:probe). */
  probed: z.exactOptional(
    record({
      on: day,
      answer: z.enum(probeAnswers, `isn't an answer. Write one of: ${probeAnswers.join("; ")}.`),
      /** The protocol revisions that it offered. */
      protocols: z.exactOptional(nonEmptyList("revisions", day)),
    }),
  ),
  evidence: record({
    /** Where the command was seen. */
    command: shortText(80),
    /** The parts were seen, and the line was put together from them. */
    composed: z.boolean("must be true or false. Write false when the whole line was seen."),
    /** Files in which the server was seen, as owner/name@commit:path. */
    files: nonEmptyList(
      "sources",
      written(
        /^[\w.-]+\/[\w.-]+(?:@[0-9a-f]+)?:\S+(?: \([^()]+\))?$/,
        "isn't a source.",
        "Write it as 'owner/name@commit:path'.",
      ),
    ),
  }),
});

/** What is said of a server that isn't active, and of no other. */
const onlyOfInactive = {
  replacedBy:
    "must say what to use instead when the server isn't active, and only then. Add or remove it.",
  statusSeenIn:
    "must say where the status was seen when it isn't active, and only then. Add or remove it.",
} as const;

/** A server of the registry: its server.json, and what we say of it. Its file gives its category. */
export const mcpServerShape = record({ server: serverShape, listing: listingShape })
  .refine(
    ({ server, listing }) =>
      server.packages !== undefined || server.remotes !== undefined || listing.source !== undefined,
    {
      path: ["server"],
      // The rules below ask how it's started.
      abort: true,
      error: "has no way to reach it. Give it packages or remotes, or a source in the listing.",
    },
  )
  .refine(
    ({ server, listing }) =>
      listing.environmentVariables === undefined || server.packages === undefined,
    {
      path: ["listing", "environmentVariables"],
      error: "belongs to the package. Move it there.",
    },
  )
  .refine(
    ({ server, listing }) => {
      const known = environmentOf({ server, listing }).map(({ name }) => name);
      const { passes = [], unseenVariables = [] } = listing;
      return [...passes, ...unseenVariables].every((name) => known.includes(name));
    },
    {
      path: ["server", "packages"],
      error: "lacks a variable that the listing names. Add it, or correct the name.",
    },
  )
  .refine(
    ({ server, listing }) =>
      (listing.samples?.version !== undefined) === (server.version === "0.0.0") &&
      (server.packages === undefined || server.version !== "0.0.0"),
    {
      path: ["server", "version"],
      error:
        "must be 0.0.0 exactly where the listing has a sample of it, and never where a command fetches it. Look up one that was published.",
    },
  )
  .refine(isPinned, {
    path: ["server", "packages"],
    error:
      "fetches something other than the listed version. Name it: version '1.4.0', an image 'name:1.4.0', or a tag or commit of the repository. A server that only starts from a clone can't be listed.",
  })
  .refine((record) => !givesSecret(record), {
    path: ["server"],
    error:
      "gives a secret in an argument or address, where other programs can read it. Let the server read it from its environment, or don't list the server.",
  })
  .refine((record) => !isWidest(everyCommand(record)), {
    path: ["server", "packages"],
    error:
      "starts the server in its widest mode. Choose the safest, and say in more what to change.",
  })
  .refine((record) => !isNarrow(everyCommand(record)) || record.listing.more !== undefined, {
    path: ["listing", "more"],
    error: "is missing, and the command holds the server back. Say what to change for more.",
  })
  .refine(
    ({ listing: { seen, samples = {} } }) =>
      (["stars", "downloads", "lastUpdated"] as const).every(
        (each) => (seen[each] === undefined) !== (samples[each] === undefined),
      ),
    {
      path: ["listing", "samples"],
      error:
        "must hold the stars, downloads and last update that aren't under seen, and no others. Add or remove one.",
    },
  )
  .refine(
    ({ listing: { status, statusNote } }) => status === "active" || statusNote !== undefined,
    {
      path: ["listing", "statusNote"],
      error: "is missing, and the server is not active. Say why.",
    },
  )
  .superRefine(({ listing }, context) => {
    for (const field of ["replacedBy", "statusSeenIn"] as const) {
      if ((listing.status === "active") === (listing[field] === undefined)) continue;
      const message = onlyOfInactive[field];
      context.addIssue({ code: "custom", path: ["listing", field], message });
    }
  });

export type McpServerRecord = z.infer<typeof mcpServerShape>;
export type McpListing = McpServerRecord["listing"];

/** A record with what a card shows of it. */
export type McpServer = McpServerRecord & ReturnType<typeof toCard>;

/** What a card shows of a record, and what is searched. */
export function toCard(category: McpCategory, record: McpServerRecord) {
  const { server, listing } = record;
  const { seen, samples = {} } = listing;
  const { url, subfolder } = server.repository ?? {};
  const period = downloadPeriods.find((each) => seen.downloads?.of.toLowerCase().startsWith(each));
  const sampled: readonly McpFigure[] = mcpFigures.filter((each) => samples[each] !== undefined);
  return {
    id: listing.id,
    name: server.title,
    description: server.description,
    author: listing.author,
    category,
    stars: seen.stars?.count ?? samples.stars ?? 0,
    downloads: seen.downloads?.count ?? samples.downloads ?? 0,
    /** Present when the downloads are those of one week or month. Otherwise they are all-time. */
    ...(period && { downloadsPer: period }),
    ...(url !== undefined && {
      githubUrl: subfolder === undefined ? url : `${url}/tree/main/${subfolder}`,
    }),
    installCommand: installCommand(record),
    tags: listing.tags,
    lastUpdated: seen.lastUpdated ?? samples.lastUpdated ?? "",
    version: samples.version ?? server.version,
    status: listing.status,
    ...(listing.replacedBy !== undefined && { replacedBy: listing.replacedBy }),
    /** The figures that are samples. Absent if all were seen. */
    ...(sampled.length > 0 && { samples: sampled }),
  };
}

/** The file of a category: 'Data & APIs' is in content/mcp-servers/data-and-apis.json. */
export const mcpServerFile = (category: McpCategory) =>
  category.toLowerCase().replace("&", "and").replaceAll(" ", "-");
