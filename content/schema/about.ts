import { cardShape, nonEmptyList, prose, record, shortText } from "@yno/records/words";
import * as z from "zod";

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

const sides = ["south-west", "north", "north-east", "east", "south-east"] as const;

/** The drawing of its opening: a line round the island, with a station for each kind of place. */
const homeMapShape = record({
  place: shortText(20),
  note: shortText(40),
  stations: nonEmptyList(
    "stations",
    record({
      name: shortText(24),
      side: z.enum(sides, `isn't a side of the island. Write one of: ${sides.join("; ")}.`),
    }),
  ),
});

const visionShape = record({ heading: shortText(60), statement: prose(320) });

/**
 * Everything that content/about.ts exports.
 *
 * @public found by its name (tools/content/whole-files.ts)
 */
export const aboutShape = record({
  mission: missionShape,
  challenges: challengesShape,
  approach: approachShape,
  coreValues: coreValuesShape,
  vision: visionShape,
  homeMap: homeMapShape,
});

/** A section of text with three bullets. */
export type BulletSection = z.infer<typeof missionShape>;
export type Approach = z.infer<typeof approachShape>;
export type CoreValues = z.infer<typeof coreValuesShape>;
export type HomeMap = z.infer<typeof homeMapShape>;
export type Vision = z.infer<typeof visionShape>;
