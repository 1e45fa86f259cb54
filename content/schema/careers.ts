import {
  cardShape,
  id,
  mail,
  nonEmptyList,
  prose,
  record,
  shortText,
  specified,
} from "@yno/records/words";
import * as z from "zod";

const jobTypes = ["Full-time", "Part-time", "Contract"] as const;
const jobLocations = ["Singapore", "Singapore or remote", "Remote in Asia-Pacific"] as const;
/** Where positions can be, in the order of the filter. */
const departments = [
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

const whyChooseShape = record({
  heading: shortText(60),
  reasons: nonEmptyList("reasons", cardShape),
});

const groupShape = record({
  heading: shortText(40),
  departments: nonEmptyList("departments", z.enum(departments)),
});

const openPositionsShape = record({
  heading: shortText(60),
  apply: record({ label: specified, to: shortText(80) }),
  /** What is under one heading of the list. */
  groups: nonEmptyList("groups", groupShape).refine(
    (groups) =>
      groups
        .flatMap((group) => group.departments)
        .toSorted()
        .join() === departments.toSorted().join(),
    `don't hold each department once. Write each of these in one group: ${departments.join(", ")}.`,
  ),
  department: shortText(30),
  place: shortText(30),
  all: shortText(20),
  posted: shortText(20),
  /** Follows the count, as in '3 open positions'. */
  found: record({ one: shortText(40), many: shortText(40) }),
  requirements: shortText(30),
  highlights: shortText(30),
});

const cultureShape = record({
  heading: shortText(60),
  habits: nonEmptyList("habits", cardShape),
});

const benefitsShape = record({
  heading: shortText(60),
  benefits: nonEmptyList("benefits", cardShape),
});

const profileCallShape = record({
  heading: shortText(60),
  text: prose(240),
  button: record({ label: specified, to: shortText(80) }),
  mail,
});

/**
 * Everything that content/careers.ts exports.
 *
 * @public found by its name (tools/content/whole-files.ts)
 */
export const careersShape = record({
  badges: nonEmptyList("badges", shortText(40)),
  whyChoose: whyChooseShape,
  openPositions: openPositionsShape,
  culture: cultureShape,
  benefits: benefitsShape,
  profileCall: profileCallShape,
});

export type WhyChoose = z.infer<typeof whyChooseShape>;
export type OpenPositions = z.infer<typeof openPositionsShape>;
export type Culture = z.infer<typeof cultureShape>;
export type Benefits = z.infer<typeof benefitsShape>;
export type ProfileCall = z.infer<typeof profileCallShape>;
