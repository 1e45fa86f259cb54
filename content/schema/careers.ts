import {
  cardShape,
  mail,
  nonEmptyList,
  prose,
  record,
  shortText,
  specified,
} from "@yno/records/words";
import type * as z from "zod";

const whyChooseShape = record({
  heading: shortText(60),
  reasons: nonEmptyList("reasons", cardShape),
});

const openPositionsShape = record({
  heading: shortText(60),
  apply: record({ label: specified, to: shortText(80) }),
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
 * @public found by its name (tools/content/content-files.ts)
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
