import type { Claim } from "./schema/claim.ts";
import { sharedFacts } from "./shared-facts.ts";

const pages = { where: "/api, Endpoints", origin: "spec" } as const;
const code = { where: "/api, Error handling", origin: "spec" } as const;
const ours = { origin: "sample" } as const;

/** The figures in the text of /api. Figures in its code aren't claims. */
export const claims: readonly Claim[] = [
  { ...pages, figure: "from 1", scope: "Pages of a list are counted from it" },
  { ...pages, figure: `default is ${sharedFacts.apiLimit}`, scope: "Pipelines on a page" },
  {
    ...pages,
    ...ours,
    figure: `from 1 to ${sharedFacts.apiLimitMaximum}`,
    scope: "Pipelines on a page at most",
  },
  {
    ...pages,
    figure: "ISO 8601",
    where: "/api, Pipeline schema",
    scope: "Form of a date, a name that holds a number",
  },
  { ...code, figure: "401", scope: "Code of the API: missing or invalid token" },
  { ...code, figure: "404", scope: "Code of the API: not found" },
  { ...code, figure: "500", scope: "Code of the API: failed on our side" },
  { ...code, ...ours, figure: "1, 2 and 4 seconds", scope: "Delays before a retry" },
  {
    ...ours,
    figure: sharedFacts.apiWindow,
    where: "/api, Rate limiting",
    scope: "Length of a window",
  },
];
