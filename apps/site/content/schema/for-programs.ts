import { mail, nonEmptyList, prose, record, shortText } from "@yno/records/words";
import * as z from "zod";

/** @public found by its name (tools/content/whole-files.ts) */
export const forProgramsShape = record({
  /** What the site is, in one breath. */
  summary: prose(300),
  /** What an agent should know before it reads or quotes. */
  instructions: nonEmptyList("instructions", prose(300)),
  machineFiles: nonEmptyList(
    "files",
    record({
      path: z.string().startsWith("/", "isn't a file's address. Write it as '/openapi.json'."),
      title: shortText(60),
      description: prose(160),
    }),
  ),
  /** Whom to tell about a vulnerability, for /.well-known/security.txt. */
  securityContact: record({
    mail,
    /** The page that says how to report a vulnerability. */
    policy: z.string().startsWith("/", "isn't a page of the site. Write it as '/security'."),
    /** The file shouldn't be trusted after this date. */
    expires: z.iso.datetime("isn't a date with a time. Write it as '2027-11-01T00:00:00Z'."),
    /** As language tags, the preferred one first. */
    languages: z
      .array(z.string().regex(/^[a-z]{2,3}$/, "isn't a language. Write it as 'en'."))
      .min(1),
  }),
});

export type ForPrograms = z.infer<typeof forProgramsShape>;

/** A file that programs read. */
export type MachineFile = ForPrograms["machineFiles"][number];

const address = z
  .string()
  .regex(
    /^\/[a-z0-9-]*(?:\/[a-z0-9-]+)*(?:\?[a-z]+=[\w%().-]+)?(?:#[a-z0-9-]+)?$/,
    "isn't an address of this site. Write it as '/resources#cancel' or '/integrations?q=Slack#browse'.",
  );

const name = shortText(40, "It is what a visitor types: shorten it.").regex(
  /^[\p{Ll}\p{N}][\p{Ll}\p{N} '/-]*$/u,
  "is not written as visitors type. Write it in small letters, without punctuation.",
);

/**
 * Everything that content/search-names.ts exports.
 *
 * @public found by its name (tools/content/whole-files.ts)
 */
export const searchNamesShape = record({
  searchNames: z.record(address, nonEmptyList("names", name)),
});

/** Other names of what can be found, by its address. That the address exists, the build checks. */
export type SearchNames = z.infer<typeof searchNamesShape>["searchNames"];
