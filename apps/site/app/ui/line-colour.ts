import type { LineId } from "@yno/brand/site";

/** The class that sets `--line` to the colour of one of the site's lines. */
export const lineClass: Record<LineId, string> = {
  quick: "line-quick",
  product: "line-product",
  company: "line-company",
  plans: "line-plans",
  resources: "line-resources",
  legal: "line-legal",
};
