/** The words of a kit of servers, before its files are loaded. */
export const kitWords = {
  add: "Add to kit",
  added: "In your kit",
  heading: "Your kit",
  servers: (count: number) => (count === 1 ? "1 server" : `${count} servers`),
  compare: "Compare",
  copyLink: "Copy link",
  copied: "Copied",
  clear: "Empty the kit",
  show: "Show files",
  hide: "Hide files",
  remove: (name: string) => `Remove ${name}`,
  unknown: (names: readonly string[]) =>
    `We don't list ${names.map((name) => `"${name}"`).join(", ")}, so this kit is without it.`,
  surplus: (count: number, limit: number) =>
    `A kit has at most ${limit} servers. ${count} more ${count === 1 ? "is" : "are"} left out.`,
  tooLong: (names: readonly string[]) =>
    `This address is longer than 2,000 characters, and some programs cut it off. Leave out ${names.join(", ")}.`,
  full: (limit: number) => `A kit has at most ${limit} servers. Remove one first.`,
  isIn: (name: string, count: number) => `${name} is in your kit of ${count}`,
  failed: "The files of the kit could not be loaded.",
  retry: "Try again",
};

/** The words of a comparison, before it is loaded. */
export const comparisonWords = {
  heading: (count: number) => (count === 1 ? "Compare 1 server" : `Compare ${count} servers`),
  close: "Close comparison",
  unknown: (names: readonly string[]) =>
    `We don't list ${names.map((name) => `"${name}"`).join(", ")}.`,
  surplus: (limit: number) => `At most ${limit} servers are compared: these are the first.`,
};

/** What the list says of servers that aren't kept up. */
export const inactiveWords = {
  summary: (count: number) =>
    count === 1 ? "1 deprecated or archived server" : `${count} deprecated or archived servers`,
};
