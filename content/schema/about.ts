import type * as z from "zod";
import { cardShape, exactly, headingWith, prose, record } from "./words.ts";

const bullets = exactly(3, "bullets", prose(200));

const missionShape = record({
  heading: headingWith("Mission"),
  text: prose(260),
  bullets,
});

const challengesShape = record({
  heading: headingWith("Challenges"),
  text: prose(260),
  bullets,
});

const approachShape = record({
  heading: headingWith("Approach"),
  items: exactly(3, "approach items", cardShape),
});

const coreValuesShape = record({
  heading: headingWith("Core values"),
  values: exactly(6, "core values", cardShape),
});

const visionShape = record({ heading: headingWith("Vision"), statement: prose(320) });

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
