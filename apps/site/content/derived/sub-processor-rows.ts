import { subProcessors } from "../collections/sub-processors.ts";

/** What the table of /security says of each company. /privacy says more. */
export const subProcessorRows = subProcessors.map(
  ({ company, data, place }) => [company, data, place] as const,
);
