import {
  cardShape,
  mail,
  nonEmptyList,
  oneOf,
  prose,
  record,
  sampleNote,
  shortText,
  specified,
  statShape,
} from "@yno/records/words";
import * as z from "zod";

const componentIds = ["planner", "orchestration", "hub", "record"] as const;

const componentId = oneOf(componentIds, "a component of the platform");

const tierShape = record({
  number: z
    .int("must be a whole number. Write 1 for the first tier.")
    .min(1, "is below the first tier. Write 1 or more."),
  name: shortText(30),
  agent: prose(160),
  person: prose(160),
  example: prose(220),
  /** The share of work done without a person, where the specification gives one. */
  autonomy: specified.nullable(),
});

const storyShape = record({
  /** A kind of company, never a name. */
  company: shortText(60).regex(
    /^An? /,
    "does not name a kind of company. Start with 'A' or 'An', without a name.",
  ),
  before: prose(220),
  workflow: prose(220),
  decides: prose(160),
  figures: nonEmptyList("figures", statShape),
});

/**
 * The words of content/pages/platform.ts.
 *
 * @public found by its name (tools/content/whole-files.ts)
 */
export const platformPageShape = record({
  hero: record({ buttons: nonEmptyList("buttons", specified), text: prose(160), mail }),
  headlineStats: record({
    heading: shortText(60),
    /** Which period the figures cover. */
    note: prose(160),
    stats: nonEmptyList("headline stats", statShape),
  }),
  sampleRun: record({ heading: shortText(60) }),
  tiers: record({
    heading: shortText(60),
    text: prose(260),
    labels: record({ agent: shortText(30), person: shortText(30), example: shortText(30) }),
    tiers: nonEmptyList("tiers", tierShape).refine(
      (tiers) => tiers.every((tier, index) => tier.number === index + 1),
      "aren't in the order of their numbers. Sort them from 1.",
    ),
  }),
  technologyStack: record({
    heading: shortText(60),
    servicesLabel: shortText(30),
    cards: nonEmptyList(
      "cards",
      cardShape.extend({
        services: nonEmptyList(
          "services",
          z
            .string("must be text. Write it as 'api-gateway'.")
            .regex(/^[a-z]+(?:-[a-z]+)*$/, "isn't a service name. Write it as 'api-gateway'."),
        ),
      }),
    ),
  }),
  components: record({
    heading: shortText(60),
    components: nonEmptyList("components", cardShape.extend({ id: componentId })),
    /** What passes between two components, for the diagram and for its text. */
    connections: nonEmptyList(
      "connections",
      record({ from: componentId, to: componentId, carries: shortText(60) }).refine(
        ({ from, to }) => from !== to,
        "leads back to where it starts. Name two different components.",
      ),
    ),
    /** In the drawing: who meets every run, and what the hub reaches. */
    people: record({ title: shortText(24), note: shortText(40) }),
    reaches: nonEmptyList("what the hub reaches", shortText(20)),
  }),
  specifications: record({
    heading: shortText(60),
    cards: nonEmptyList(
      "cards",
      record({
        title: shortText(40),
        facts: nonEmptyList("facts", record({ term: shortText(40), detail: shortText(100) })),
      }),
    ),
  }),
  stories: record({
    heading: shortText(60),
    note: sampleNote,
    labels: record({ before: shortText(30), workflow: shortText(30), decides: shortText(30) }),
    stories: nonEmptyList("customer stories", storyShape),
  }),
});

export type Platform = z.infer<typeof platformPageShape>;
export type Tiers = Platform["tiers"];
export type TechnologyStack = Platform["technologyStack"];
export type Components = Platform["components"];
export type Stories = Platform["stories"];
