import {
  cardShape,
  mail,
  nonEmptyList,
  prose,
  record,
  shortText,
  specified,
} from "@yno/records/words";
import * as z from "zod";
import { departments } from "../collections/jobs.ts";

const groupShape = record({
  heading: shortText(40),
  departments: nonEmptyList("departments", z.enum(departments)),
});

/**
 * The words of content/pages/careers.ts.
 *
 * @public found by its name (tools/content/whole-files.ts)
 */
export const careersPageShape = record({
  badges: nonEmptyList("badges", shortText(40)),
  whyChoose: record({ heading: shortText(60), reasons: nonEmptyList("reasons", cardShape) }),
  openPositions: record({
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
  }),
  culture: record({ heading: shortText(60), habits: nonEmptyList("habits", cardShape) }),
  benefits: record({ heading: shortText(60), benefits: nonEmptyList("benefits", cardShape) }),
  profileCall: record({
    heading: shortText(60),
    /** The link to this part of the page. Its name isn't the button's, which leads elsewhere. */
    jump: shortText(40),
    text: prose(240),
    button: record({ label: specified, to: shortText(80) }),
    mail,
  }),
});

export type Careers = z.infer<typeof careersPageShape>;
export type OpenPositions = Careers["openPositions"];
export type ProfileCall = Careers["profileCall"];
