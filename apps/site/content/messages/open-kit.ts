/** How many names that aren't listed are repeated, and how much of a long one. */
const mostNames = 3;
const longestName = 40;

const cut = (name: string) => (name.length > longestName ? `${name.slice(0, longestName)}…` : name);

function unlisted(names: readonly string[]): string {
  const said = names.slice(0, mostNames).map((name) => `"${cut(name)}"`);
  if (names.length > mostNames) said.push(`${names.length - mostNames} more`);
  const left = names.length === 1 ? "it's" : "they're";
  return `We don't list ${said.join(", ")}, so ${left} left out.`;
}

/** The words of an open kit, which load with its files. */
export const openKitWords = {
  heading: "Your kit",
  compare: "Compare",
  copyLink: "Copy link",
  copied: "Copied",
  notCopied:
    "Your browser blocked copying. The address of this page leads to this kit too, so copy that.",
  clear: "Empty the kit",
  show: "Show files",
  hide: "Hide files",
  remove: (name: string) => `Remove ${name}`,
  unlisted,
  surplus: (count: number, limit: number) =>
    `A kit has at most ${limit} servers. ${count} more ${count === 1 ? "is" : "are"} left out.`,
  tooLong: (names: readonly string[]) =>
    `This address is longer than 2,000 characters, and some programs cut it off. Leave out ${names.join(", ")}.`,
};

/** The words of a comparison. */
export const comparisonWords = {
  heading: (count: number) => (count === 1 ? "Compare 1 server" : `Compare ${count} servers`),
  close: "Close comparison",
  unlisted,
  surplus: (limit: number) => `At most ${limit} servers are compared: these are the first.`,
};
