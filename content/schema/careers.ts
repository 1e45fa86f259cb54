import type * as z from "zod";
import {
  cardShape,
  exactly,
  fixed,
  headingWith,
  line,
  mail,
  prose,
  record,
  some,
} from "./words.ts";

const whyChooseShape = record({
  heading: headingWith("Why choose"),
  reasons: exactly(4, "reasons", cardShape),
});

const openPositionsShape = record({
  heading: headingWith("Open positions"),
  apply: record({ label: fixed("Apply Now"), to: fixed("/contact") }),
  requirements: line(30),
  highlights: line(30),
});

const cultureShape = record({
  heading: headingWith("Culture"),
  habits: some("habits", cardShape),
});

const benefitsShape = record({
  heading: headingWith("Benefits"),
  benefits: some("benefits", cardShape),
});

const profileCallShape = record({
  heading: line(60),
  text: prose(240),
  button: record({ label: fixed("Send Us Your Profile"), to: fixed("/contact") }),
  mail,
});

/** Everything that content/careers.ts exports, its claims aside. */
export const careersShape = record({
  badges: exactly(4, "badges", line(40)),
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
