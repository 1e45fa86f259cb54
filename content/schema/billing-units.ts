import { nonEmptyList, prose, record, shortText } from "@yno/records/words";
import * as z from "zod";

const unitsShape = record({
  heading: shortText(60),
  text: prose(240),
  /** What the plans count, and how each is counted. */
  units: nonEmptyList("units", record({ title: shortText(40), text: prose(320) })),
});

const rateTiersShape = record({
  heading: shortText(60),
  text: prose(320),
  columns: record({
    tier: shortText(30),
    plan: shortText(30),
    rate: shortText(40),
    calls: shortText(40),
  }),
  rows: nonEmptyList(
    "API tiers",
    record({
      tier: z.enum(["Starter", "Professional", "Enterprise"]),
      plan: z.enum(["Community", "SME", "Enterprise"]),
      rate: shortText(60),
      calls: shortText(80),
    }),
  ),
});

/**
 * Everything that content/billing-units.ts exports.
 *
 * @public found by its name (tools/content/content-files.ts)
 */
export const billingUnitsShape = record({
  billingUnits: unitsShape,
  rateTiers: rateTiersShape,
});

export type BillingUnits = z.infer<typeof unitsShape>;
export type RateTiers = z.infer<typeof rateTiersShape>;
