/** The words of a kit of servers, before its files are loaded. */
export const kitWords = {
  add: "Add to kit",
  added: "In your kit",
  servers: (count: number) => (count === 1 ? "1 server" : `${count} servers`),
  full: (limit: number) => `A kit has at most ${limit} servers. Remove one first.`,
  isIn: (name: string, count: number) => `${name} is in your kit of ${count}`,
  failed: "The files of the kit could not be loaded.",
  retry: "Try again",
};

/** The switch for servers that aren't kept up. */
export const inactiveWords = {
  show: (count: number) => `Show deprecated (${count})`,
};
