/** The words of an open kit, which load with its files. */
export const openKitWords = {
  heading: "Your kit",
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
};

/** The words of a comparison. */
export const comparisonWords = {
  heading: (count: number) => (count === 1 ? "Compare 1 server" : `Compare ${count} servers`),
  close: "Close comparison",
  unknown: (names: readonly string[]) =>
    `We don't list ${names.map((name) => `"${name}"`).join(", ")}.`,
  surplus: (limit: number) => `At most ${limit} servers are compared: these are the first.`,
};
