import { readProof } from "#build/content/proof.ts";
import { summarise } from "#build/content/proof-summary.ts";
import { measuredStatements } from "../measured-statements.ts";
import { grouped } from "../messages/amounts.ts";

/** The rows of the table of measurements, each over all pages that have the figure. */
export const measuredRows = summarise(readProof()).map(
  ({ name, values, median, worst, first, isOlder }) => {
    // The oldest day: the table claims no more than its oldest figure.
    const when = isOlder ? `${first}, ${measuredStatements.older}` : first;
    return [name, grouped(values), median, worst, when] as const;
  },
);
