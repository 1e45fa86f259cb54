import { cardShape, line, mail, prose, record, some, specified } from "@yno/records/words";
import type * as z from "zod";

const whyChooseShape = record({
  heading: line(60),
  reasons: some("reasons", cardShape),
});

const openPositionsShape = record({
  heading: line(60),
  apply: record({ label: specified, to: line(80) }),
  requirements: line(30),
  highlights: line(30),
});

const cultureShape = record({
  heading: line(60),
  habits: some("habits", cardShape),
});

const benefitsShape = record({
  heading: line(60),
  benefits: some("benefits", cardShape),
});

const profileCallShape = record({
  heading: line(60),
  text: prose(240),
  button: record({ label: specified, to: line(80) }),
  mail,
});

/** Everything that content/careers.ts exports, its claims aside. */
export const careersShape = record({
  badges: some("badges", line(40)),
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
