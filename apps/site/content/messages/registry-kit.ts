const servers = (count: number) => (count === 1 ? "1 server" : `${count} servers`);

/** The words of a kit of servers, before its files are loaded. */
export const kitWords = {
  add: "Add to kit",
  added: "In your kit",
  servers,
  inKit: (count: number) => `${servers(count)} in your kit`,
  full: (limit: number) => ({
    title: `A kit has at most ${limit} servers`,
    text: "Remove one first.",
  }),
  failed: "The files of the kit could not be loaded.",
  retry: "Try again",
};

/** The switch for servers that aren't kept up. */
export const inactiveWords = {
  show: (count: number) => `Show deprecated (${count})`,
};
