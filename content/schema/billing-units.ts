import { line, prose, record, some } from "@yno/records/words";
import * as z from "zod";

const unitsShape = record({
  heading: line(60),
  text: prose(240),
  /** What the plans count, and how each is counted. */
  units: some("units", record({ title: line(40), text: prose(320) })),
});

const rateTiersShape = record({
  heading: line(60),
  text: prose(320),
  columns: record({ tier: line(30), plan: line(30), rate: line(40), calls: line(40) }),
  rows: some(
    "API tiers",
    record({
      tier: z.enum(["Starter", "Professional", "Enterprise"]),
      plan: z.enum(["Community", "SME", "Enterprise"]),
      rate: line(60),
      calls: line(80),
    }),
  ),
});

/** Everything that content/billing-units.ts exports, its claims aside. */
export const billingUnitsFileShape = record({
  billingUnits: unitsShape,
  rateTiers: rateTiersShape,
});

export type BillingUnits = z.infer<typeof unitsShape>;
export type RateTiers = z.infer<typeof rateTiersShape>;
