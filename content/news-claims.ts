import type { Claim } from "./schema/claim.ts";

const onCards = { where: "/news, Cards", origin: "spec" } as const;

/** Says that the sums of an article are an example; the words are those of the article. */
const worked = {
  origin: "sample",
  scope: "Worked example: the reader puts in own figures",
} as const;
const inConversation = { where: "/news, A conversation is not a specification" } as const;
const inServer = { where: "/news, What an MCP server costs to trust", origin: "sample" } as const;
const inTiers = { where: "/news, Five tiers of autonomy" } as const;
const inSplit = { where: "/news, Split, work, reduce" } as const;

const measured = "Measured by us on the named version; can be repeated";

/**
 * The figures of the articles. Those of a worked example are the article's own arithmetic: one row
 * for each article names the sentence that says so. Figures about the real world have their own
 * rows: those of the specification, versions and measurements.
 */
export const claims: readonly Claim[] = [
  { ...onCards, figure: "8 min read", scope: "At 220 words a minute, counted by the build" },
  { ...onCards, figure: "9 min read", scope: "At 220 words a minute, counted by the build" },
  {
    ...inConversation,
    ...worked,
    figure: "All figures about invoices are a worked example",
  },
  { ...inServer, ...worked, figure: "All other figures are a worked example" },
  { ...inTiers, ...worked, figure: "The figures are a worked example" },
  { ...inSplit, ...worked, figure: "All timings below are a worked example" },
  {
    ...inConversation,
    figure: "GST at 9%",
    origin: "sample",
    scope: "Rate of tax in Singapore since January 2024",
  },
  {
    ...inConversation,
    figure: "300,000 days",
    origin: "sample",
    scope: "Length of our simulation of the approver",
  },
  { ...inServer, figure: "version 1.0.1", scope: "Version of the TypeScript kit that was read" },
  { ...inServer, figure: "169.254.169.254", scope: "Metadata address of cloud machines" },
  { ...inServer, figure: "version 0.6.2", scope: "Version of the server that was measured" },
  { ...inServer, figure: "November 2024", scope: "Revision of the protocol" },
  { ...inServer, figure: "brought 57", scope: `Packages installed. ${measured}` },
  { ...inServer, figure: "4,530 characters", scope: `Tool list of the first copy. ${measured}` },
  { ...inServer, figure: "3,537 characters", scope: `Tool list of the second copy. ${measured}` },
  { ...inServer, figure: "884 tokens", scope: `Nine tools, common tokenizer. ${measured}` },
  { ...inServer, figure: "390 tokens", scope: "One tool of ours with ten parameters. Measured" },
  {
    ...inTiers,
    figure: "an autonomy of 95%",
    origin: "spec",
    scope: "Tier 5: runs that end without a person",
  },
  {
    ...inSplit,
    figure: "5,000 times",
    origin: "sample",
    scope: "Runs of our simulation for each count of chunks",
  },
];
