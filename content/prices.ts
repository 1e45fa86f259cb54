/** What the SME plan costs, in Singapore dollars. The plan, the questions and the claims follow. */
export const smePrice = { monthly: 988, yearly: 9_998 } as const;

/** An amount as written in a sentence: 'SGD 9,998'. */
export function inDollars(amount: number): string {
  return `SGD ${amount.toLocaleString("en-SG")}`;
}
