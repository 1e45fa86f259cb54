import { nonEmptyList, prose, record, shortText } from "@yno/records/words";
import * as z from "zod";

/** @public found by its name (tools/content/content-files.ts) */
export const forAgentsShape = record({
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
});

export type ForAgents = z.infer<typeof forAgentsShape>;

/** A file that programs read. */
export type MachineFile = ForAgents["machineFiles"][number];
