import { cardShape, nonEmptyList, oneOf, prose, record, shortText } from "@yno/records/words";
import type * as z from "zod";

const bullets = nonEmptyList("bullets", prose(200));

const sides = ["south-west", "north", "north-east", "east", "south-east"] as const;

/**
 * The words of content/pages/about.ts.
 *
 * @public found by its name (tools/content/whole-files.ts)
 */
export const aboutPageShape = record({
  mission: record({ heading: shortText(60), text: prose(260), bullets }),
  challenges: record({ heading: shortText(60), text: prose(260), bullets }),
  approach: record({ heading: shortText(60), items: nonEmptyList("approach items", cardShape) }),
  coreValues: record({ heading: shortText(60), values: nonEmptyList("core values", cardShape) }),
  vision: record({ heading: shortText(60), statement: prose(320) }),
  /** The drawing of its opening: a line round the island, with a station for each kind of place. */
  homeMap: record({
    place: shortText(20),
    note: shortText(40),
    stations: nonEmptyList(
      "stations",
      record({ name: shortText(24), side: oneOf(sides, "a side of the island") }),
    ),
  }),
});

export type About = z.infer<typeof aboutPageShape>;
export type HomeMap = About["homeMap"];
