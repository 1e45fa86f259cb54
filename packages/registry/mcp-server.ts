import { boundedList, id, nonEmptyList, prose, record, shortText } from "@yno/brand/schema";
import * as z from "zod";
import { basisShape } from "./basis.ts";
import {
  downloadPeriods,
  type McpCategory,
  type McpFigure,
  mcpStatuses,
  mcpTiers,
} from "./enums.ts";
import {
  everyCommand,
  fillableText,
  givesSecret,
  installCommand,
  isNarrow,
  isPinned,
  isWidest,
  launchShape,
  packageOrAddress,
  passedVariables,
  placeholderShape,
  remoteAddress,
  variableShape,
} from "./launch.ts";

const maxNamedTools = 12;

/** Sample dates are between these days. */
const sampleDays = { first: "2025-06-01", last: "2026-08-31" } as const;

const unlike = (values: readonly string[]) =>
  new Set(values.map((value) => value.toLowerCase())).size === values.length;

const figure = z
  .int("isn't a whole number. Write it in full, as 12480.")
  .min(0, "is below 0. Write what was counted.")
  .max(9_999_999, "is 10,000,000 or more. Check it, or raise the limit.");

/**
 * A server of the registry: what a card shows, what its panel adds, and how clients start it. Its
 * file gives its category, and its launch the install command.
 */
export const mcpServerShape = record({
  /** Part of addresses, and of names in our namespace as ai.yno.registry/<id>. */
  id,
  name: shortText(40),
  description: prose(100),
  author: shortText(40),
  /** Of the whole repository, even if it holds several servers. */
  stars: figure,
  downloads: figure,
  /** Present when the downloads are those of one week or month. Otherwise they are all-time. */
  downloadsPer: z.exactOptional(
    z.enum(
      downloadPeriods,
      "isn't a period. Write 'week' or 'month', or remove it for an all-time count.",
    ),
  ),
  githubUrl: z
    .string("must be text. Write the address of the repository.")
    .regex(
      /^https:\/\/github\.com\/[\w.-]+\/[\w.-]+(?:\/tree\/main\/[\w./-]+)?$/,
      "isn't a repository address. Write it as 'https://github.com/owner/name'.",
    ),
  /** The repository holds more than this server, although its address names no folder. */
  sharesRepository: z.exactOptional(z.literal(true, "can only be true. Remove it otherwise.")),
  tags: boundedList(
    2,
    6,
    "tags",
    z
      .string("must be text. Write a word.")
      .regex(
        /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
        "isn't a tag. Write it in small letters, as 'web-data'.",
      ),
  ).refine(unlike, "names a tag twice. Remove the second."),
  lastUpdated: z.iso.date("isn't a date. Write it as '2026-07-10'."),
  /** Of the server. That a package has been published under it is not said. */
  version: z
    .string("must be text. Write it as '1.4.0'.")
    .regex(/^\d[\w.+-]*$/, "isn't a version. Write it without the v, as '1.4.0'."),
  basis: basisShape,
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
  /** What it does beyond its description, its limits, and its requirements. */
  notes: prose(240),
  /** What to change when the safest mode, which the command uses, isn't enough. */
  more: z.exactOptional(prose(200)),
  launch: launchShape,
  /** The command that tells a client of a remote launch's address. */
  connect: z.exactOptional(shortText(220)),
  /** A hosted address, beside the package. */
  remoteUrl: z.exactOptional(remoteAddress),
  /** What a person must replace in the command. */
  placeholders: z.exactOptional(nonEmptyList("placeholders", placeholderShape)),
  environment: z
    .array(variableShape, "must be a list of variables. Leave it empty when there are none.")
    .refine(
      (variables) => unlike(variables.map(({ name }) => name)),
      "names a variable twice. Remove the second.",
    )
    .readonly(),
  tools: record({
    /** All of them, where the source counts them. */
    count: z.exactOptional(figure.min(1, "is 0. Remove it when nothing was counted.")),
    names: z
      .array(shortText(80), "must be a list of names. Leave it empty when none was seen.")
      .max(maxNamedTools, `holds more than ${maxNamedTools} names. Keep the first ones.`)
      .refine(unlike, "names a tool twice. Remove the second.")
      .readonly(),
  }).refine(
    ({ count, names }) => count === undefined || count >= names.length,
    "counts fewer tools than it names. Correct the count.",
  ),
  /** Its name in the official registry, where it was seen there. */
  registryName: z.exactOptional(
    z
      .string()
      .regex(
        /^[a-zA-Z0-9.-]+\/[a-zA-Z0-9._-]+$/,
        "isn't a name in the official registry. Write it as 'io.github.owner/server'.",
      ),
  ),
  license: z.exactOptional(shortText(40)),
  /** Where the command was seen. */
  commandEvidence: shortText(80),
  /** The parts were seen, and the line was put together from them. */
  commandComposed: z.boolean("must be true or false. Write false when the whole line was seen."),
  /** Files in which the server was seen, as owner/name@commit:path. */
  verifiedIn: nonEmptyList(
    "sources",
    z
      .string("must be text. Write it as 'owner/name@commit:path'.")
      .regex(
        /^[\w.-]+\/[\w.-]+(?:@[0-9a-f]+)?:\S+(?: \([^()]+\))?$/,
        "isn't a source. Write it as 'owner/name@commit:path'.",
      ),
  ),
})
  .refine(({ launch, connect }) => (launch.kind === "remote") === (connect !== undefined), {
    path: ["connect"],
    error: "must be there for a remote launch, and only then. Add or remove it.",
  })
  .refine((server) => installCommand(server).includes(packageOrAddress(server.launch)), {
    path: ["launch"],
    error: "names a package or an address that isn't in the install command. Make the two agree.",
  })
  .refine(({ launch, remoteUrl }) => launch.kind === "package" || remoteUrl === undefined, {
    path: ["remoteUrl"],
    error: "repeats the address of the remote launch. Remove it.",
  })
  .refine(
    ({ placeholders = [], ...server }) =>
      placeholders.every(({ text }) => fillableText(server).includes(text)),
    {
      path: ["placeholders"],
      error: "names something that isn't in the command or a header. Correct or remove it.",
    },
  )
  .refine(({ launch, basis }) => launch.kind === "remote" || basis.version === "seen", {
    path: ["version"],
    error: "is a sample, and the command would fetch it. Look up one that was published.",
  })
  .refine(isPinned, {
    path: ["launch"],
    error:
      "fetches something other than the listed version. Name it: 'name@1.4.0', 'image:1.4.0', or a tag or commit of the repository. A server that only starts from a clone can't be listed.",
  })
  .refine(
    ({ placeholders = [], ...server }) =>
      !givesSecret(
        everyCommand(server),
        placeholders.filter(({ secret }) => secret).map(({ text }) => text),
      ),
    {
      path: ["launch"],
      error:
        "gives a secret in an argument, where other programs can read it. Let the server read it from its environment, or don't list the server.",
    },
  )
  .refine((server) => !isWidest(everyCommand(server)), {
    path: ["launch"],
    error:
      "starts the server in its widest mode. Choose the safest, and say in more what to change.",
  })
  .refine((server) => !isNarrow(everyCommand(server)) || server.more !== undefined, {
    path: ["more"],
    error: "is missing, and the command holds the server back. Say what to change for more.",
  })
  .refine(
    ({ environment, ...server }) =>
      passedVariables(installCommand(server)).every((passed) =>
        environment.some(({ name }) => name === passed),
      ),
    {
      path: ["environment"],
      error: "lacks a variable that the install command passes on. Add it.",
    },
  )
  .refine(
    ({ downloadsPer, basis: { downloadsOf = "" } }) =>
      (downloadsPer === "week") === downloadsOf.startsWith("Weekly ") &&
      (downloadsPer === "month") === downloadsOf.startsWith("Monthly "),
    {
      path: ["downloadsPer"],
      error:
        "disagrees with downloadsOf. Give downloadsPer for the downloads of a week or month, and begin downloadsOf with 'Weekly' or 'Monthly'.",
    },
  )
  .refine(({ status, statusNote }) => status === "active" || statusNote !== undefined, {
    path: ["statusNote"],
    error: "is missing, and the server is not active. Say why, and what takes its place.",
  })
  .refine(({ status, statusSeenIn }) => (status === "active") === (statusSeenIn === undefined), {
    path: ["statusSeenIn"],
    error:
      "must say where the status was seen when it isn't active, and only then. Add or remove it.",
  })
  .refine(
    ({ basis, lastUpdated }) =>
      basis.lastUpdated === "seen" ||
      (lastUpdated >= sampleDays.first && lastUpdated <= sampleDays.last),
    {
      path: ["lastUpdated"],
      error: `is a sample date outside ${sampleDays.first} to ${sampleDays.last}. Choose a day between them.`,
    },
  );

export type McpServerRecord = z.infer<typeof mcpServerShape>;

/** A record with what follows from it. */
export type McpServer = McpServerRecord & {
  category: McpCategory;
  installCommand: string;
  /** The figures that are samples. Absent if all were seen. */
  samples?: readonly McpFigure[];
};

/** The file of a category: 'Data & APIs' is in content/mcp-servers/data-and-apis.ts. */
export const mcpServerFile = (category: McpCategory) =>
  category.toLowerCase().replace("&", "and").replaceAll(" ", "-");
