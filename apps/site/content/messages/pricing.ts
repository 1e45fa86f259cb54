/** Words of /pricing. */
export const pricingWords = {
  or: (amount: string, period: string) => `or ${amount} ${period}`,
  plans: "Plans",
  highlights: "Highlights",
};
