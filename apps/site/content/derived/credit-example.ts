import { formatSgd } from "../messages/amounts.ts";
import { prices } from "../prices.ts";

/** The credit of the example on /support: 432 minutes of a month of 30 days. */
export const creditExample = formatSgd((prices.sme.monthly * 432) / 43_200);
