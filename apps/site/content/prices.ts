/** What the plans cost, in Singapore dollars without tax. */
export const prices = { sme: { monthly: 988, yearly: 9_998 } } as const;

/** What the plans are limited to; calls are counted by the month. */
export const limits = {
  community: { agents: 3, integrations: 5, workflows: 10, apiCalls: 1_000 },
  sme: { agents: 50, apiCalls: 100_000 },
} as const;
