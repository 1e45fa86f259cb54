import { id, nonEmptyList, prose, record, shortText } from "@yno/records/words";
import * as z from "zod";

const jobTypes = ["Full-time", "Part-time", "Contract"] as const;
const jobLocations = ["Singapore", "Singapore or remote", "Remote in Asia-Pacific"] as const;
/** Where positions can be, in the order of the filter. */
export const departments = [
  "Engineering",
  "Product",
  "Design",
  "Security",
  "Partnerships",
  "Support",
] as const;

const oneOf = <const Names extends readonly [string, ...string[]]>(names: Names) =>
  z.enum(names, `isn't one of the known ones. Write one of: ${names.join("; ")}.`);

export const jobShape = record({
  id,
  title: shortText(60),
  type: oneOf(jobTypes),
  location: oneOf(jobLocations),
  department: oneOf(departments),
  /** The day on which it was first published, for structured data. */
  datePosted: z.iso.date("isn't a date. Write it as '2026-11-02'."),
  description: prose(240),
  requirements: nonEmptyList("requirements", shortText(100)),
  highlights: nonEmptyList("highlights", shortText(100)),
});

/** Everything that content/jobs.ts exports. */
export const jobsShape = record({ jobs: nonEmptyList("open positions", jobShape) });

export type Job = z.infer<typeof jobShape>;
