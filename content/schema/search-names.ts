import { nonEmptyList, record, shortText } from "@yno/records/words";
import * as z from "zod";

const address = z
  .string()
  .regex(
    /^\/[a-z0-9-]*(?:\/[a-z0-9-]+)*(?:\?[a-z]+=[\w%().-]+)?(?:#[a-z0-9-]+)?$/,
    "isn't an address of this site. Write it as '/resources#cancel' or '/integrations?q=Slack'.",
  );

const name = shortText(40, "It is what a visitor types: shorten it.").regex(
  /^[\p{Ll}\p{N}][\p{Ll}\p{N} '/-]*$/u,
  "is not written as visitors type. Write it in small letters, without punctuation.",
);

/**
 * Everything that content/search-names.ts exports.
 *
 * @public found by its name (tools/content/content-files.ts)
 */
export const searchNamesShape = record({
  searchNames: z.record(address, nonEmptyList("names", name)),
});

/** Other names of what can be found, by its address. That the address exists, the build checks. */
export type SearchNames = z.infer<typeof searchNamesShape>["searchNames"];
