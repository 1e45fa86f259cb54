import type { Claim } from "./schema/claim.ts";

const code = { where: "/api, Error handling", origin: "spec" } as const;

/** The figures in the text of /api. What stands in its code is no claim. */
export const claims: readonly Claim[] = [
  {
    figure: "from 1",
    where: "/api, Endpoints",
    scope: "Pages of a list are counted from it",
    origin: "spec",
  },
  {
    figure: "ISO 8601",
    where: "/api, Pipeline schema",
    scope: "Form of a date, a name that holds a number",
    origin: "spec",
  },
  { ...code, figure: "401", scope: "Code of the API: missing or invalid token" },
  { ...code, figure: "404", scope: "Code of the API: not found" },
  { ...code, figure: "500", scope: "Code of the API: failed on our side" },
];
