/** The words of a row of /integrations. */
export const integrationWords = {
  to: (name: string) => ` to ${name}`,
  more: (more: number) => `+${more} more`,
};
