import { cardShape, nonEmptyList, prose, record, shortText } from "@yno/records/words";
import type * as z from "zod";

const bullets = nonEmptyList("bullets", prose(200));

const missionShape = record({
  heading: shortText(60),
  text: prose(260),
  bullets,
});

const challengesShape = record({
  heading: shortText(60),
  text: prose(260),
  bullets,
});

const approachShape = record({
  heading: shortText(60),
  items: nonEmptyList("approach items", cardShape),
});

const coreValuesShape = record({
  heading: shortText(60),
  values: nonEmptyList("core values", cardShape),
});

const visionShape = record({ heading: shortText(60), statement: prose(320) });

/**
 * Everything that content/about.ts exports.
 *
 * @public found by its name (tools/content/content-files.ts)
 */
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
