import { areUnique, id, oneOf, record, shortText } from "@yno/brand/schema";
import { lineIds } from "@yno/brand/site";
import * as z from "zod";

/** Every category, each used by at least one workflow. */
export const workflowCategories = [
  "Finance",
  "Banking",
  "Insurance",
  "Legal",
  "Human Resources",
  "Customer Support",
  "Healthcare",
  "Logistics",
  "Manufacturing",
  "Utilities",
  "Sales",
  "Retail",
  "Property",
  "IT Operations",
  "Security",
] as const;

const list = (least: number, most: number, what: string) =>
  z
    .array(
      shortText(90, "It is one item of a list: shorten it."),
      `must be a list of ${what}. Write it.`,
    )
    .min(least, `has fewer than ${least} ${what}. Add what is missing.`)
    .max(most, `has more than ${most} ${what}. Keep those that matter most.`)
    .refine(areUnique, `names one of its ${what} twice. Remove the second.`)
    .readonly();

const figures = (value: string) =>
  (value.match(/\d[\d,.]*/g) ?? []).map((figure) => Number(figure.replaceAll(",", "")));

const metricShape = record({
  /** What the figure counts, in small type under it. */
  name: shortText(60, "It's shown under a figure: shorten it."),
  value: shortText(16, "It is set in large type: keep the figure and its unit.")
    .refine((value) => figures(value).length > 0, "has no figure. Write one, as '6 min'.")
    .refine(
      (value) => !/\d ?[kmb]\b/i.test(value),
      "abbreviates its figure. Write it in full, as 'SGD 41,870'.",
    )
    .refine(
      (value) => figures(value).every((figure) => figure < 1_000_000),
      "is 1,000,000 or more. Sample figures stay below: choose a smaller scope.",
    ),
  /** Where a percentage compares two amounts: it isn't a share of a whole and isn't drawn as one. */
  isRatio: z.exactOptional(z.literal(true, "is only written where it's true. Remove it.")),
});

const stepShape = record({
  /** The label of the station. */
  name: shortText(22, "It labels a station and would run into the next: shorten it."),
  /** What happens there, in one to four sentences. */
  text: shortText(240, "A few sentences say what happens: shorten it."),
  /** Present where a person decides; the station is then an interchange. */
  decides: z.exactOptional(
    record({ who: shortText(40, "It names a role: leave out what the role does.") }),
  ),
});

/** How a workflow reaches the systems it works in. Connectors and servers are named by their ids. */
const connectsShape = record({
  connectors: z.array(id).readonly(),
  servers: z.array(id).readonly(),
  /** Systems with neither, which need a container or an MCP server of the customer's own. */
  own: z.array(shortText(48, "It's one of a list: shorten it.")).readonly(),
});

/** A workflow that agents run: what goes in, what works on it, what comes out, and its five steps. */
export const workflowShape = record({
  /** Part of the address, as in /workflows?open=gst-f5-return. */
  id: z
    .string("must be text. Write it as 'gst-f5-return'.")
    .regex(
      /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
      "can't be used in an address. Write it in lower-case letters, digits and hyphens, as 'gst-f5-return'.",
    ),
  title: shortText(48, "It heads a card: shorten it."),
  category: oneOf(workflowCategories, "one of the categories"),
  description: shortText(160, "It is read before the card opens: shorten it."),
  tags: list(3, 5, "tags"),
  metrics: z
    .tuple(
      [metricShape, metricShape, metricShape],
      "must hold exactly three metrics. Add or remove some.",
    )
    .refine(
      (metrics) => areUnique(metrics.map(({ name }) => name)),
      "names two metrics alike. Say what each counts.",
    )
    .readonly(),
  implementation: record({
    dataInputs: list(2, 5, "data inputs"),
    aiModels: list(2, 4, "AI models"),
    outputs: list(2, 5, "outputs"),
  }),
  connects: connectsShape,
  /** The same as a sentence, with the names of the connectors and servers. */
  connectsThrough: shortText(300, "It's one line of a card: name fewer systems."),
  workflow: z
    .tuple(
      [stepShape, stepShape, stepShape, stepShape, stepShape],
      "must hold exactly five steps. Split one or join two.",
    )
    .refine(
      (steps) => areUnique(steps.map(({ name }) => name)),
      "names two steps alike. Give each station its own label.",
    )
    .readonly(),
  /** The line of the site's map that colours it: content/workflows.ts gives each category one. */
  line: oneOf(lineIds, "a line of the map"),
});

export type Workflow = z.infer<typeof workflowShape>;
/** A workflow as it's written down. */
export type WorkflowRecord = Omit<Workflow, "line" | "connectsThrough">;
export type WorkflowCategory = (typeof workflowCategories)[number];
