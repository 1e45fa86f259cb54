import { isOlder, readProof } from "#build/content/proof.ts";
import { summarise } from "#build/content/proof-summary.ts";
import { measuredStatements } from "../measured-statements.ts";

/** The rows of the table of measurements, each over all pages that have the figure. */
export const measuredRows = summarise(readProof()).map(
  ({ name, values, median, worst, measured }) => {
    const older = measured.some((each) => isOlder(each));
    // The oldest day: the table claims no more than its oldest figure.
    const [day = ""] = measured.map((each) => each.day).toSorted();
    const when = older ? `${day}, ${measuredStatements.older}` : day;
    return { key: name, cells: [name, String(values), median, worst, when] };
  },
);
