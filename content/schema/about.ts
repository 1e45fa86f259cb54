import { cardShape, line, prose, record, some } from "@yno/records/words";
import type * as z from "zod";

const bullets = some("bullets", prose(200));

const missionShape = record({
  heading: line(60),
  text: prose(260),
  bullets,
});

const challengesShape = record({
  heading: line(60),
  text: prose(260),
  bullets,
});

const approachShape = record({
  heading: line(60),
  items: some("approach items", cardShape),
});

const coreValuesShape = record({
  heading: line(60),
  values: some("core values", cardShape),
});

const visionShape = record({ heading: line(60), statement: prose(320) });

/** Everything that content/about.ts exports, its claims aside. */
export const aboutShape = record({
  mission: missionShape,
  challenges: challengesShape,
  approach: approachShape,
  coreValues: coreValuesShape,
  vision: visionShape,
});

/** A section of text with three bullets. */
export type BulletSection = z.infer<typeof missionShape>;
export type Approach = z.infer<typeof approachShape>;
export type CoreValues = z.infer<typeof coreValuesShape>;
export type Vision = z.infer<typeof visionShape>;
